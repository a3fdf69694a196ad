/** Spaces too: no address that a browser sends has them, and parsers disagree on what they mean. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Z}\\]/u
const LONGEST = 2048

/**
 * Where a sign-in returns to: an absolute address on our own origin, or the start page when what was asked
 * for is anything else. The answer is absolute because a path such as `//evil.example`, which a parser may
 * leave behind, would send the browser away.
 */
export function returnAddress(asked: string | undefined, publicUrl: string): string {
  const home = new URL('/', publicUrl)
  if (!asked || asked.length > LONGEST || FORBIDDEN.test(asked)) return home.href
  const parsed = URL.parse(asked, home.href)
  if (!parsed || parsed.username || parsed.password) return home.href
  // The protocol on its own, because the origin of a blob: address is that of the page that made it.
  if (parsed.origin !== home.origin || parsed.protocol !== home.protocol) return home.href
  // Calls are no pages; and returning to the sign-in or to the logout would go round in circles.
  if (parsed.pathname.startsWith('/v1/') || parsed.pathname.startsWith('/oidc/')) return home.href
  return parsed.href
}
