const SOMETHING = "(?:the|an?|its|his|her|their|my|our) (?:[\\w']+ ){1,3}?"
const PLACED =
  'leftof|rightof|(?:directly |right |just )?(?:beneath|underneath|below|under|above|behind|between|beside|next to|on top of|atop|in front of)'

/** Where one thing is to another, in one word and in the order of “a cat leftof a dog”. Applied early: others know only “beside”. */
export const SIDE_PHRASES: readonly (readonly [RegExp, string])[] = [
  ...(['left', 'right'] as const).map(
    side =>
      [
        new RegExp(
          `\\b(?:just |directly |immediately )?(?:(?:to|on|at|by) (?:the|its|his|her|their) (?:far )?)?${side}(?: hand)?(?: side)? (?:of|from)(?= (?:an?|the|this|that|his|her|its|it|them|their|my|our|two|some)\\b)`,
          'g',
        ),
        `${side}of`,
      ] as const,
  ),
  [/\b(?:sandwiched |flanked |squeezed )?in between (?=(?:an?|the|two|his|her|some)\b)/g, 'between '],
  // What is only counted, wished for or explained is not seen.
  [
    /\bso (?:that )?(?:the|my|our|a|his|her) \w+ (?:can|could|may|might|will|would) (?:\w+ ?){1,5}?(?=,|$| (?:in|on|at|with) )/g,
    '',
  ],
  [
    /(?<=^ |, )(?:please |hi |hello )?(?:my|our|the|his|her) (?:\w+ )?(?:daughter|son|kids?|children|niece|nephew|grandson|granddaughter|grandchildren|wife|husband|mum|mom|dad|friend|boss|class|students?) (?:really )?(?:wants?|wanted|would like|asked for|asks for|loves|likes|is asking for|needs) (?=(?:an?|the|some|two|three) )/g,
    '',
  ],
  [/\b(?:half|slightly|partly) (?:open(?:ed)?|closed|empty|eaten|hidden|full)\b/g, ''],
  [/(?<=, )(?:can|could|should) (?:it|you|he|she|they|we) (?:also |please )?/g, ''],
  [/\bcurled (?:up )?(?=(?:a)?round\b)/g, ''],
  [
    /\b(?:on|atop|upon)(?: top of)? (?:the|its) (?:roof|hood|bonnet|bumper) of (?=(?:an?|the|his|her|my) (?:[\w-]+ ){0,2}(?:car|bus|van|truck|taxi|cab|train|jeep|tractor|camper|pickup)\b)/g,
    'atop ',
  ],
  [/\bspiders? web\b/g, 'spiderweb'],
  [
    /\b(?:sewing|knitting|picnic|laundry|bread|fruit|easter|wicker) basket\b(?<!\b(?:full|of) \w+ basket)/g,
    'basket',
  ],
  [/\bflat whites?\b(?= (?:in|on|and|with)\b|,| *$)/g, 'latte'],
  // “To the left of the bear is a wolf.”
  [
    new RegExp(
      `(?<=^ |, )(${PLACED}) (${SOMETHING})(?:there )?(?:is|are|sits|sit|stands|stand|lies|lie|rests) ((?:an?|two|three|some|another) (?:\\w+ ){1,4}?)(?=,|$)`,
      'g',
    ),
    '$3$1 $2',
  ],
]
