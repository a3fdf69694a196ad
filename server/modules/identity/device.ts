import { getParser } from 'bowser'
import { tidyName } from '#server/lib/texts.ts'

/** What people will know their browser by, such as “Firefox on Android”; empty when it says nothing known. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return ''
  const parser = getParser(userAgent.slice(0, 1_000))
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()].map(tidyName)
  return [browser, system].filter(Boolean).join(' on ').slice(0, 80)
}
