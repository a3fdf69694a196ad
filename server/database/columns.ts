import { timestamp } from 'drizzle-orm/pg-core'

/** Milliseconds: what a JavaScript date holds, so that a cursor read back finds its own row. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
