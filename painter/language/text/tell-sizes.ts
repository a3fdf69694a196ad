const AS = '(?:(?:that|who|which) (?:is|are) )?(?:(?:about|almost|nearly|just|even|way|much) )*'
const GREAT =
  '(?:houses?|buildings?|skyscrapers?|towers?|mountains?|hills?|city|cities|bus|buses|trucks?|cars?|elephants?|trees?|whales?|ships?|cathedral|church(?:es)?|castles?|planets?|moon|train|barn|horse)'
const SMALL =
  '(?:mouse|mice|thumbs?|coins?|matchbox(?:es)?|matchsticks?|fingernails?|ants?|peas?|tea ?cups?|beans?|bees?|thimbles?|walnuts?|acorns?|fingers?|buttons?|grain of \\w+|ladybugs?|beetles?|pencils?|spoons?|cherry|berry)'
const COMPARED = '(?:as (?:big|large|tall|huge|high) as|the size of|(?:bigger|larger|taller|higher) than)'
const COMPARED_SMALL =
  '(?:as (?:small|tiny|little|big) as|the size of|no (?:bigger|larger|taller) than|smaller than)'
const ONE = '(?:(?:an?|the|any|its|my|our|all the|some) )?(?:(?:whole|big|small|real|tall|little|grown) )?'
/** The name of what is compared, with the article and up to two words of look before it. */
const NAMED =
  '\\b(an?|one|the|my|our|two|three|his|her) ((?:(?!and\\b|with\\b|of\\b|in\\b|on\\b)\\w+ ){0,2})((?!is\\b|are\\b|that\\b)[a-z]+) '

const SIZES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${NAMED}${AS}${COMPARED} ${ONE}${GREAT}\\b`, 'gi'), '$1 gigantic $2$3'],
  [new RegExp(`${NAMED}${AS}${COMPARED_SMALL} ${ONE}${SMALL}\\b`, 'gi'), '$1 tiny $2$3'],
  [/\b(?:(?:house|building|mountain|skyscraper|bus|elephant) sized|larger than life)\b/gi, 'gigantic'],
  [
    /\b(?:(?:thumb|mouse|matchbox|pocket|finger|doll|ant|pea) sized|inch (?:high|tall)|thumb high)\b/gi,
    'tiny',
  ],
  // And of what colours.
  [
    /\b([a-z]+) (?:(?:that|which) )?(?:(?:is|looks|looking|coloured|colored|painted|striped) )?(?:like (?:an?|the) rainbow|in (?:all )?(?:the )?(?:rainbow colou?rs|colou?rs of the rainbow))\b/gi,
    'rainbow $1',
  ],
]

/** How large things are, or of what colours, as they are said to be by what they are compared with, which is not there itself. */
export const tellSizes = (text: string): string =>
  SIZES.reduce((told, [pattern, replacement]) => told.replace(pattern, replacement), text)
