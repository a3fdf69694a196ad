import { COLOURS } from './colours.ts'

/** A sky that is plainly one of these is told of by hours and weathers. */
const PLAIN = new Set(['blue', 'azure', 'white', 'black', 'gray', 'grey', 'silver', 'navy'])
const COLOUR = `(?:${[...COLOURS.keys(), 'peach', 'coral', 'amber', 'indigo'].join('|')})(?:s|ish)?`
const SHADE =
  '(?:(?:soft|deep|vibrant|pale|bright|dark|warm|fiery|pastel|light|brilliant|rich|dusky|hazy|cotton candy|bold|vivid) )*'
const COLOUR_LIST = `${SHADE}${COLOUR}(?:(?: ?, ?(?:and )?| and | to | into | fading (?:in)?to |[ -])${SHADE}${COLOUR})*`
const BLEND =
  '(?:blend|gradient|mix|mixture|swirls?|wash|palette|shades?|hues?|tones?|colou?rs?|tapestry|canvas|riot|streaks?|bands?|explosion|symphony)'
const SKY = '(?:sky|skies)'
/** What a sky does to be of a colour. */
const IS =
  "(?: (?:that|which|whose|with|'s|is|was|are|a|an|the|in|its|by|of|turn(?:s|ing|ed)?|go(?:es|ing)|glow(?:s|ing)?|paint(?:ed|s)?|streaked|ablaze|awash|aglow|filled|lit|fad(?:es|ing)|blazing|burning|bursting|colou?red|tinted|beautiful|stunning|dreamy|dramatic|blend(?:s|ing|ed)?|mix(?:es|ing)?|transition(?:s|ing)?|shift(?:s|ing)?|from|into|between))*"

const COLOURED_SKY = new RegExp(
  `\\b(?:(?:an? |the )?(${COLOUR_LIST}) (?:(?:gradient|evening|sunset|twilight|cloudy|glowing|pastel|summer|autumn) )?(?:${SKY}|clouds)\\b` +
    `|(?:an? |the )?${SKY}${IS} (?:${BLEND} (?:of |with )?)?(${COLOUR_LIST})(?: (?:${BLEND}|light|clouds))?\\b(?! (?!at|over|above|in|as|and|with|behind|while|on|during|near|by|that|where)\\w)` +
    `|(?:an? |the )?${BLEND} of (${COLOUR_LIST})(?: ${BLEND})? (?:in|across|over|filling|fills?|on|painting|paints?) (?:the|a) (?:\\w+ )?${SKY}\\b)`,
  'g',
)
/** Other worlds have their air, and nights their dark. */
const NOT_OF_EARTH = /\b(?:planet|mars|martian|alien|exoplanet|nebula)\b/
/** Colours that the table of paints does not have, as others that it has. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  peach: 'orange',
  coral: 'pink',
  amber: 'golden',
  indigo: 'navy',
}

const namesOf = (list: string) =>
  (list.match(new RegExp(`\\b${COLOUR}\\b`, 'g')) ?? []).map(name => {
    const plain = COLOURS.has(name) || name in NEIGHBOURS ? name : name.replace(/(?:s|ish)$/, '')
    return NEIGHBOURS[plain] ?? plain
  })

/** The colours that a prompt names its sky by, as words of the colour table; none for a usual sky. */
export function skyColoursOf(prompt: string): string[] {
  const text = prompt.toLowerCase()
  if (NOT_OF_EARTH.test(text)) return []
  const names = [...text.matchAll(COLOURED_SKY)].flatMap(([, before, after, blend]) =>
    namesOf(before ?? after ?? blend ?? ''),
  )
  return names.every(name => PLAIN.has(name)) ? [] : [...new Set(names)]
}

/** The colours of a sky are no colours of what is named beside it. */
export const withoutSkyColours = (text: string): string =>
  NOT_OF_EARTH.test(text)
    ? text
    : text.replace(COLOURED_SKY, (phrase, before, after, blend) =>
        namesOf(before ?? after ?? blend ?? '').every(name => PLAIN.has(name)) ? phrase : 'colouredsky',
      )
