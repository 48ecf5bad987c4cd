// The first that fits: most browsers claim to be others as well.
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** Browser and system that a user agent names, e.g. `Firefox on Windows`; empty when it names neither. */
export function deviceOf(userAgent: string): string {
  // Nobody's browser needs more; a header may hold 16 KiB.
  const claimed = userAgent.slice(0, 500)
  const browser = browsers.find(([sign]) => sign.test(claimed))?.[1]
  const system = systems.find(([sign]) => sign.test(claimed))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? ''
}
