/** Sideways only: the page stays where it is. The edges of the row are pale, so it comes past them. */
export function bringIntoView(list: HTMLElement, tab: Element): void {
  const [whole, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  const edge = 48
  if (own.right + edge > whole.right) list.scrollLeft += own.right - whole.right + edge
  else if (own.left - edge < whole.left) list.scrollLeft -= whole.left - own.left + edge
}

/** Keeps it in view while labels and the row change their width; what the reader scrolls stays. */
export function keepInView(list: HTMLElement, tab: Element): () => void {
  bringIntoView(list, tab)
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(() => bringIntoView(list, tab))
  // A label before it that grows changes neither the row nor the tab.
  for (const one of [list, tab, ...list.children]) observer.observe(one)
  return () => observer.disconnect()
}
