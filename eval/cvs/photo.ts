/** Where a portrait would be: a few pixels of one colour. */
export const aPhoto = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAOCAMAAAAsYw3eAAAAA1BMVEWWeGTz3a8nAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgGIoAAAC2AAG9tUzhAAAAAElFTkSuQmCC',
  'base64',
)
