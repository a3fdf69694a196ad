import type { $ZodIssue } from 'zod/v4/core'

/** What the validation found, in the form in which the server's framework hands it on. */
export type FieldMistake = {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
  message?: string
}

/** The same of what a schema found by itself. */
export const mistakeOf = ({ code, path, ...params }: $ZodIssue): FieldMistake => ({
  keyword: code,
  instancePath: `/${path.join('/')}`,
  params,
})

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** Says which field is wrong and how, in a sentence for a person. */
export function sentenceOf({ keyword, instancePath, params, message }: FieldMistake): string {
  // The contract's own sentences end with a full stop; those of the validation library do not.
  if (message?.endsWith('.')) return message
  const path = instancePath.split('/').filter(Boolean).join('.')
  if (path === '' && keyword === 'invalid_type') return 'The request lacks its contents: send them as JSON.'
  const field = path === '' ? 'The request' : `“${path}”`
  const { minimum, maximum, expected, origin, values, keys } = params
  const unit = origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : ''
  switch (keyword) {
    case 'invalid_type':
      return `${field} is missing or not ${KINDS[String(expected)] ?? 'of the right kind'}.`
    case 'too_small':
      return `${field} is too ${unit ? 'short' : 'small'}: it has to be at least ${minimum}${unit}.`
    case 'too_big':
      return `${field} is too ${unit ? 'long' : 'large'}: it can be at most ${maximum}${unit}.`
    case 'invalid_value':
      return Array.isArray(values) && values.length <= 10
        ? `${field} has to be one of: ${values.join(', ')}.`
        : `${field} is not one of the possible values.`
    case 'unrecognized_keys':
      return `${field} has a field that is not known: ${Array.isArray(keys) ? keys.join(', ') : ''}.`
    case 'invalid_format':
      return `${field} does not have the right form.`
    default:
      return `${field} is not right.`
  }
}
