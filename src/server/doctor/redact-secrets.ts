/** Settings that must not appear in a terminal, a log or a ticket. */
const secretSettings = ['SECRET_KEY', 'SECRET_KEY_OLD', 'METRICS_TOKEN', 'AI_API_KEY', 'S3_KEY', 'S3_SECRET']
const addresses = ['DATABASE_URL', 'SMTP_URL']
const hidden = '[hidden]'

/** Redacts every secret of the environment, e.g. one that a driver repeats in its errors. */
export function redactSecrets(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const secrets = [
    ...secretSettings.map((name) => environment[name] ?? ''),
    ...addresses.flatMap((name) => passwordsIn(environment[name] ?? '')),
  ]
  // The longest first: one may be a part of another.
  return secrets
    .filter((secret) => secret.length > 0)
    .sort((a, b) => b.length - a.length)
    .reduce((clean, secret) => clean.replaceAll(secret, hidden), text)
}

function passwordsIn(address: string): string[] {
  const written = /^[a-z]+:\/\/[^/]*?:([^/]*)@/.exec(address)?.[1]
  const asked = /[?&](?:password|sslpassword)=([^&]*)/.exec(address)?.[1]
  return [written, asked].flatMap((found) => (found ? [found, decoded(found)] : []))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
