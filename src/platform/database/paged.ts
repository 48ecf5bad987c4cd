/** All rows one by one, read in pages; `keyOf` a page's last row is where the next one begins. */
export async function* paged<Row, After>(
  read: (after: After | null) => Promise<Row[]>,
  keyOf: (row: Row) => After,
): AsyncGenerator<Row> {
  for (let after: After | null = null; ; ) {
    const rows: Row[] = await read(after)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    after = keyOf(last)
  }
}
