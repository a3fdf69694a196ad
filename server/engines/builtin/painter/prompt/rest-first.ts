import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

/**
 * The same pattern, faster where it begins by looking back over the whole text. That is done from every place there
 * is, so that a text twice as long takes four times as long; here it is first asked whether the rest matches at all.
 */
export function restFirst(pattern: RegExp): RegExp {
  const { source, flags } = pattern
  if (!source.startsWith('(?<')) return pattern
  const ast = new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') })
  const [only, ...others] = ast.alternatives
  if (others.length > 0 || refersBack(ast)) return pattern
  const rest = only.elements.find(({ type }) => type !== 'Assertion')
  const looksFar = only.elements.some(
    element => element.start < (rest?.start ?? 0) && isLookbehind(element) && isUnlimited(element),
  )
  if (!rest || !looksFar) return pattern
  return new RegExp(`(?=${withoutGroups(ast, rest.start)})${source}`, flags)
}

const isLookbehind = (element: AST.Element) => element.type === 'Assertion' && element.kind === 'lookbehind'

function refersBack(pattern: AST.Pattern): boolean {
  let found = false
  visitRegExpAST(pattern, {
    onBackreferenceEnter() {
      found = true
    },
  })
  return found
}

/** Whether how far it looks depends on the text alone. */
function isUnlimited(element: AST.Element): boolean {
  let found = false
  visitRegExpAST(element, {
    onQuantifierEnter({ max }) {
      found ||= max === Number.POSITIVE_INFINITY
    },
  })
  return found
}

/** What follows in a pattern, its groups no longer counted. */
function withoutGroups(pattern: AST.Pattern, start: number): string {
  const { raw } = pattern
  const opened: [at: number, length: number][] = []
  visitRegExpAST(pattern, {
    onCapturingGroupEnter({ start: at, name }) {
      if (at >= start) opened.push([at, name === null ? 1 : `(?<${name}>`.length])
    },
  })
  opened.sort(([a], [b]) => b - a)
  let rest = raw
  for (const [at, length] of opened) rest = `${rest.slice(0, at)}(?:${rest.slice(at + length)}`
  return rest.slice(start)
}
