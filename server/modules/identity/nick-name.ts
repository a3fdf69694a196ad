/** As long as a nick name may be in the settings. */
const LONGEST = 100

/** A first nick name: what the provider says, else the address up to the `@`. Always something readable. */
export function nickNameFor(identity: { email: string; nickName?: string }): string {
  const address = identity.email.split('@', 1)[0]?.split('+', 1)[0] ?? ''
  return tidyName(identity.nickName ?? '') || tidyName(address) || 'Someone'
}

/** One line without control, invisible and direction-changing characters, cut at a whole character. */
export function tidyName(text: string): string {
  const visible = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return [...visible].slice(0, LONGEST).join('').trim()
}
