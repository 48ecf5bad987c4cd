import { Column, fillPlaceholders, is, type Query } from 'drizzle-orm'
import type { Tx } from './database.ts'

interface Select<Row> {
  _: { selectedFields: object; result: Row[] }
  toSQL(): Query
}

interface Prepared {
  text: string
  params: unknown[]
  /** In the order of the columns; null where the driver's value is the row's. */
  fields: { name: string; decode: ((value: unknown) => unknown) | null }[]
}

/**
 * A select that is called often: its text is built once for each `shape`, a JSON value, and its rows are read without
 * drizzle's per-column work. Values come through `sql.placeholder`. Fields are columns and SQL, not nested.
 */
export function prepareSelect<Shape, Row>(build: (shape: Shape) => Select<Row>) {
  const kept = new Map<string, Prepared>()
  return async (tx: Tx, shape: Shape, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    const key = JSON.stringify(shape)
    let prepared = kept.get(key)
    if (!prepared) {
      prepared = prepare(build(shape))
      kept.set(key, prepared)
    }
    const { text, params, fields } = prepared
    const rows = await tx.readRows(text, fillPlaceholders(params, values))
    return rows.map((row) => {
      const read: Record<string, unknown> = {}
      for (const [at, { name, decode }] of fields.entries()) {
        const value = row[at]
        read[name] = decode === null || value === null ? value : decode(value)
      }
      return read as Row
    })
  }
}

function prepare(select: Select<unknown>): Prepared {
  const { sql: text, params } = select.toSQL()
  const fields = Object.entries(select._.selectedFields).map(([name, field]: [string, unknown]) => ({
    name,
    decode:
      is(field, Column) && field.mapFromDriverValue !== Column.prototype.mapFromDriverValue
        ? (value: unknown) => field.mapFromDriverValue(value)
        : null,
  }))
  return { text, params, fields }
}
