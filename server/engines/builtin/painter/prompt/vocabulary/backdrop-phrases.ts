import { COLOURS } from './colours.ts'

const COLOUR = [...COLOURS.keys()].join('|')
const QUALITY =
  'plain|solid|simple|clean|pure|pastel|neutral|bright|soft|seamless|blank|flat|matte|dark|light|deep|pale|smooth|uniform|vivid|empty'

/** Grounds of one colour, and the word that the readers know each by. */
export const BACKDROP_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?:\\b(?:isolated |set |shot |shown |photographed )?(?:on|upon|against|with|over|before|in front of|in) )?(?:\\b(?:an?|the) )?\\b(?:(?:${QUALITY}) )*(${COLOUR})(?: colou?r(?:ed)?)?(?: studio)? (?:background|backdrop|back ground)\\b(?! of\\b)`,
      'g',
    ),
    ' , $1backcloth',
  ],
  [
    /(?:\b(?:isolated |set |shot |shown )?(?:on|against|with|over|before|in front of|in) )?(?:\b(?:an?|the) )?\b(?:(?:plain|solid|simple|moody|very|deep|smooth|studio) )*(?:dark|dimmed|darkened|shadowy)(?: studio)? (?:background|backdrop)\b(?! of\b)/g,
    ' , blackbackcloth',
  ],
]
