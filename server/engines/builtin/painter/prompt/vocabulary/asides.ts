import { KIN, MEDIUM, WHOSE } from './wishes.ts'

/** Who looks at a picture, learns from it or is given it. */
const ONLOOKER = `(?:${WHOSE}(?: \\w+)? (?:${KIN}|baby|babies|doctor|therapist|nan|landlord|clients?|customers?|players?|readers?|pupils?|fans?|followers?)|everyone|everybody|people|nobody|somebody|someone)(?: and (?:i|${WHOSE} ${KIN}))?`
const ALSO = '(?:(?:and|but|so|because|cos|coz|since|also|btw|ps|oh|well|just|though|if|as|please|maybe) )*'
const WILL =
  "(?:will|would|wont|won'?t|can|could|cant|can'?t|may|might|must|should|have to|has to|needs? to|wants?(?: to)?)"
const FONDLY = '(?:(?:really|just|absolutely|also|always|still|simply|never) )*'
const ENDED =
  '(?:planted|built|made|painted|drew|gave|bought|loved|left|wrote|knitted|sewed|grew|chose|picked|found|sent|took|asked)'
/** What somebody is, does or goes through, of which nothing is to be seen. */
const STATE =
  '(?:(?:turning )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?= *$| (?:and|so|now|today|next|this|years?|old|in|on|but|who)\\b)|obsessed|(?:crazy|mad|nuts) (?:about|for)|into|keen|an? (?:(?:huge|big|massive|total|real|great) )?(?:fan|lover|nerd|geek)|getting married|having an? baby|expecting|doing an? (?:fair|project|topic|show|play|sale)|starting (?:school|nursery|uni\\w*)|going to (?:be|love|have|use|see|hang|give|label)|redoing|redecorating|renovating|studying|organi[sz]ing|planning|allergic|ill|poorly|retiring)\\b'
const THAT = '(?:it|them|(?:this|that|these|those|one)(?= *$| (?:to|for|in|on|as)\\b))'

/** Clauses after the first that say whom a picture is for, why, and what is thought of it. */
export const ASIDE_CLAUSES: readonly RegExp[] = [
  new RegExp(`^${ALSO}${ONLOOKER} (?:\\w+ly )?${WILL}\\b(?! (?:be )?(?:\\w+ly )?(?:\\w+ing|seen)\\b)`),
  new RegExp(
    `^${ALSO}${ONLOOKER} ${FONDLY}(?:loves?|likes?|adores?|hates?|asked|says?|said|thinks?|thought|believes?|told)\\b(?! (?:to\\b|\\w+ing\\b))`,
  ),
  new RegExp(
    `^${ALSO}${ONLOOKER}(?: \\w+)? (?:is|are|was|were|has been|have been|just|gets|got|turns|turned|grew up|passed away|died) ${FONDLY}${STATE}`,
  ),
  new RegExp(`^${ALSO}${ONLOOKER} (?:\\w+ )?${ENDED} (?:for )?${THAT}\\b`),
  new RegExp(`^${ALSO}(?:the|an?|my|our) (?:\\w+ ){1,4}asked (?:me |us )?for ${THAT}\\b`),
  new RegExp(
    `^${ALSO}${ONLOOKER} (?:\\w+ )?(?:took|made|saw|has|had|drew|painted) (?:an? |this |the same )?${MEDIUM}\\b`,
  ),
  // Who asks.
  new RegExp(
    `^${ALSO}(?:i|we)(?:['’]?(?:d|ll|m|re|ve))? ${FONDLY}(?:(?:would|will|could|can|want|need|like|love|hope|plan|going|am|are|to|have|going|be) )*(?:\\w+ )${THAT}\\b`,
  ),
  new RegExp(`^${ALSO}(?:i|we)(?:['’]?(?:m|re)| am| are) (?:an? (?!\\w+ing\\b)|${STATE})`),
  new RegExp(
    `^${ALSO}(?:i|we) ${FONDLY}(?:know|think|guess|hope|don['’]?t|do not|can['’]?t|cannot|couldn['’]?t|could not|teach|met|got married|grew up|need (?:an? )?(?:\\w+ )?(?:${MEDIUM}|ideas?))\\b`,
  ),
  // What is to be done with it.
  /^(?:and |so |but )*(?:it['’]?s|it is|this is|that['’]?s|that is|thats|these are) (?:all )?(?:for\b(?! (?:christmas|halloween|easter|xmas)\b)|meant|supposed|because|(?:his|her|their|my|our) (?:whole|entire|favou?rite|thing|idea|birthday|first|last)|what|why|how|fine|ok|okay|an? (?:gift|present|surprise|joke|project|birthday|reference|school|inside joke|private joke))\b/,
  /^(?:and |so |but )*(?:it|this) (?:will|['’]ll|should|must|has to|needs to|is going to|is to) (?:be )?(?:printed|hung|hang|framed|used|shown|cut|readable|printable|go (?:on|in|up|over|above)|fit|for)\b/,
  /^for (?!sale\b|hire\b|rent\b|miles\b|christmas\b|xmas\b|halloween\b|easter\b)/,
  new RegExp(
    `^so (?:that )?(?:it|they|you|i|we|he|she|${ONLOOKER}) (?:\\w+ly )?(?:can|will|could|would|know|knows|don['’]?t|has|have|may|might)\\b`,
  ),
  /^(?:please )?(?:leave|keep|save|reserve|allow) (?:(?:some|enough|a bit of|blank|empty|clear|plenty of|a) )*(?:space|room|area|gap|margin)\b/,
  /^(?:and |but |so )*(?:sorry|thanks|thank you|cheers|hope|hopefully|idk|tbh|no rush|if (?:possible|that|you|not|it)|as (?:an? )?(?:gift|present|surprise|joke|reference|thank you)|(?:which|who|that) (?:i|we|my|our) )/,
]

/** What goes on about the same after such a clause; who does something is seen. */
export const ASIDE_CONTINUED =
  /^(?:(?:and|but|so|or) )?(?:(?:he|she|they|we|i|it|its|that|this|thats|who|which|because|cos|as|since|though)\b|(?:will|would|can|could|loves?|likes?|need|needs|have|has|want|wants)\b)(?!['’]?(?:s|re|m)? (?:(?:is|are|was|were|am) )?(?:\w+ly )?\w+ing\b)(?! (?:is|was) (?:an? )?(?:night|dark|day|snow|rain|sunny|foggy|winter|summer|spring|autumn|morning|evening|late|early)\w*)/

/** Asides without a comma, at whatever place of a sentence. */
export const ASIDE_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lol|lmao|rofl|ha(?:ha)+|he(?:he)+|xd|npcs?|imo|tbh|tysm)\b/gi, ''],
  [
    /,? ?\bwhere (?:i|we|my \w+|our \w+)(?: \w+)? (?:proposed|met|married|grew|lived|spent|stayed|went|learn(?:ed|t)|got|first|fell|honeymooned|scattered|holiday(?:ed)?|used to (?:go|live|stay|meet|holiday))\b[^,.;!?\n]*/gi,
    '',
  ],
  [
    new RegExp(
      `\\b(?:as (?:if|though) )?(?:it (?:was|were) )?(?:(?:painted|drawn|made) by )?(?:an? |my |our )(?:\\w+[- ])?${KIN} (?:had|has|might have|would have|could have) \\w+(?: (?:it|this|up|in \\w+ \\w+))*`,
      'gi',
    ),
    '',
  ],
  [
    /\b((?:game|video game|rpg|phone|desktop)? ?(?:backgrounds?|assets?|sprites?|tilesets?|concept art|loading screens?|splash art|cover art|box art|level|artwork|wallpapers?|illustrations?)) for (?:an?|my|our|the|some)\b[^,.;!?\n]*/gi,
    '$1',
  ],
  [
    new RegExp(
      `\\b(?:(?:that|which|the \\w+) )?(?:belong(?:s|ed|ing)?|given|sent|bought|made|knitted) (?:to|by|for) ${WHOSE} (?:\\w+ )?${KIN}(?: who [^,.;!?\\n]*)?(?= *(?:[,.;!?\\n]|$))`,
      'gi',
    ),
    '',
  ],
  [
    /\b(?:please )?(?:do not|don['’]?t|never) (?:add|include|show|put|draw|paint|use|want)(?: in)? (?:any )?/gi,
    'no ',
  ],
  [
    /\b(?:(?:and|where|so|that|in which) )*you can (?:even |just |only |still )?(?:see|make out|spot) the (?:shadows?|silhouettes?|outlines?) of[^,.;!?\n]*/gi,
    '',
  ],
  [
    /\b(?:(?:and|where|so that|that|in which) )?you can (?:even |just |only |still |almost )?(?:see|make out|spot) (?=(?:an?|the|his|her|some|two|three|how|all|its|their)\b)/gi,
    ', ',
  ],
  [/(?<=\w )attend(?:ing|s)? (?=(?:an?|the|their|his|her|my|our)\b)/gi, 'at '],
]
