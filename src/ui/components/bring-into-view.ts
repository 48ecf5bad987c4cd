/** Sideways only: the page stays where it is. */
export function bringIntoView(list: HTMLElement, tab: Element): void {
  const [whole, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  const more = 24
  if (own.right > whole.right) list.scrollLeft += own.right - whole.right + more
  else if (own.left < whole.left) list.scrollLeft -= whole.left - own.left + more
}
