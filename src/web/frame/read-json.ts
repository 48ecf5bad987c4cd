/** The JSON the page was sent with, by the id of its script. */
export function readJson<T>(id: string): T {
  const text = document.getElementById(id)?.textContent
  if (!text) throw new Error(`The page was sent without ${id}`)
  return JSON.parse(text) as T
}
