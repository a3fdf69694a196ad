import { fileURLToPath } from 'node:url'
import { createGenerator, type Schema } from 'ts-json-schema-generator'
import type { Params } from '#server/modules/billing/providers/sandbox/form-encoding.ts'

const PATH = fileURLToPath(new URL('./requests.ts', import.meta.url))
const PROJECT = fileURLToPath(new URL('../../../tsconfig.tests.json', import.meta.url))

export type RequestCheck = (method: string, path: string, params: Params) => string | null

/**
 * Checks requests against the types of the installed package: returns what is wrong with one, or null.
 * The types leave room for values that are not known yet; here only the known ones are good.
 */
export function createRequestCheck(): RequestCheck {
  const generator = createGenerator({
    path: PATH,
    tsconfig: PROJECT,
    type: 'StripeRequests',
    skipTypeCheck: true,
    additionalProperties: false,
    jsDoc: 'none',
  })
  const { definitions = {} } = generator.createSchema('StripeRequests')
  const known = { ...definitions, OtherString: false } as Record<string, Schema | boolean>
  const requests = (definitions.StripeRequests as Schema).properties ?? {}
  const shapes = Object.entries(requests).map(([name, schema]) => {
    const [method = '', path = ''] = name.split(' ')
    return { method, path: new RegExp(`^${path.replaceAll(':id', '[^/]+')}$`), schema: schema as Schema }
  })
  return (method, path, params) => {
    const shape = shapes.find(entry => entry.method === method && entry.path.test(path))
    return shape ? mistakeIn(shape.schema, params, known, path) : `${method} ${path} is no request of ours`
  }
}

/** What does not fit, with its place. Form values are texts; a group with numbered names is a list. */
function mistakeIn(
  schema: Schema | boolean | undefined,
  value: string | Params,
  known: Record<string, Schema | boolean>,
  place: string,
): string | null {
  const wrong = `${place} is not as the package's types say: ${JSON.stringify(value)}`
  if (typeof schema !== 'object') return schema ? null : wrong
  const inner = (part: Schema | boolean | undefined, child: string | Params, name: string) =>
    mistakeIn(part, child, known, `${place}.${name}`)
  if (schema.$ref) {
    const name = decodeURIComponent(schema.$ref.replace('#/definitions/', ''))
    if (!(name in known)) throw new Error(`no definition of ${name}`)
    return mistakeIn(known[name], value, known, place)
  }
  if (schema.anyOf) {
    const mistakes = schema.anyOf.map(part => mistakeIn(part as Schema, value, known, place))
    // The mistake that lies deepest is of the alternative that was meant.
    return mistakes.includes(null) ? null : (mistakes.sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? wrong)
  }
  if (schema.const !== undefined) return String(schema.const) === value ? null : wrong
  if (schema.enum) return schema.enum.map(String).includes(value as string) ? null : wrong
  const types = [schema.type ?? []].flat()
  if (typeof value === 'string') {
    const fits =
      types.includes('string') ||
      (types.includes('number') && /^-?\d+(\.\d+)?$/.test(value)) ||
      (types.includes('boolean') && /^(true|false)$/.test(value))
    return fits ? null : wrong
  }
  if (types.includes('array')) {
    const entries = Object.entries(value)
    if (!entries.every(([name], index) => name === String(index))) return wrong
    return firstMistake(entries.map(([name, child]) => inner(schema.items as Schema, child, name)))
  }
  if (!types.includes('object')) return wrong
  for (const name of schema.required ?? []) if (!(name in value)) return `${place}.${name} is missing`
  return firstMistake(
    Object.entries(value).map(([name, child]) => {
      const part = schema.properties?.[name] ?? schema.additionalProperties ?? true
      return part === false ? `${place}.${name} is not known` : inner(part as Schema, child, name)
    }),
  )
}

const firstMistake = (mistakes: (string | null)[]) => mistakes.find(mistake => mistake !== null) ?? null
const lengthOf = (mistake: string | null) => mistake?.split('.').length ?? 0
