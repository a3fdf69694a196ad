import type * as z from 'zod'

/** One key of the environment. `docs/configuration.md` shows the same table, and a test compares them. */
export type Key = {
  /** What the value has to be, to finish the sentence "PORT has to be …". */
  rule: string
  /** What holds without the key, as shown in the documentation. */
  default: string
  descr: string
  /** Checks and translates the text; undefined when the key is not set. */
  schema: z.ZodType
  isSecret?: boolean
}

/** Reads a key; a mistake is noted, and the key then counts as not set. */
export type ReadOf<Keys extends Record<string, Key>> = <Name extends keyof Keys>(
  name: Name,
) => z.output<Keys[Name]['schema']>
