/** A defence of the product, and the test that is there to notice when it is gone. */
export interface Defence {
  id: string
  what: string
  /** Where the defence stands; `find` occurs there exactly once. */
  file: string
  find: string
  /** What stands there when the defence is gone: code that runs. */
  replace: string
  test: string
  /** Part of the test's full name; absent, any test of the file may notice. */
  name?: string
}

/** How often a text occurs in another. */
export const occurrences = (text: string, part: string): number => text.split(part).length - 1
