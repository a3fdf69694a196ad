import * as z from 'zod'

/** A whole number written in digits, between both bounds, or nothing. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .optional()
