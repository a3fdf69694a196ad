import { COLOURS } from './colours.ts'
import { PERSON_NAMES } from './people.ts'

const ONE =
  '(?:wom[ae]n|m[ae]n|girls?|boys?|lady|ladies|guys?|males?|females?|kids?|child(?:ren)?|persons?|people|teenagers?|models?|gentlem[ae]n)'
/** “30 yo”, “30 years old”, “30-year old”. */
const YEARS = '[ -]?(?:yo|y ?o|yrs?|years?)(?:[ -]?old)?'
/** Words that may be between an age and whose it is. */
const BEFORE_ONE = `(?= (?:(?!(?:and|with|in|on|of|the|a)\\b)[\\w-]+ ){0,3}${ONE}\\b)`
const aged = (digits: string) =>
  new RegExp(
    `(?<=\\b${ONE} (?:,? ?(?:[a-z]+ ){0,3},? ?)?)(?:aged? )?\\b${digits}${YEARS}\\b|(?<=\\b${ONE} (?:is |, )?)(?:aged?|of) ${digits}\\b(?! \\w)|\\b${digits}${YEARS}\\b${BEFORE_ONE}`,
    'g',
  )

/** What comes after somebody who is named by the hair alone. */
const AFTER_SOMEBODY =
  '(?= *$| ,| (?:is|are|was|in|on|at|with|who|and|wearing|walking|sitting|standing|running|dancing|holding|reading|looking|smiling|laughing|riding|by|near|under|from)\\b)'
const GROUPS = '(?:band|group|crew|gang|squad|team|troupe|choir|trio|quartet|quintet|army|troop|class|patrol)'
const KINDS_OF_GROUPS =
  '(?:rap|hip ?hop|rock|punk|pop|jazz|boy|girl|metal|folk|dance|dancing|singing|music|musical|street|search|rescue|mariachi)'

/** What somebody is said to look like, in words that the tables of looks know. */
export const LOOKS_PHRASES: readonly (readonly [RegExp, string])[] = [
  // A chain about the neck has no drawing, and is none that lies there.
  [
    /\b(?:with|wearing) (?:an? |some |big |thick |heavy |lots of )*(?:gold(?:en)?|silver|diamond) chains?(?: necklaces?)?(?: around (?:his|her) neck)?/g,
    '',
  ],
  [aged('(?:[2-9]|1[0-2])'), 'little'],
  [aged('1[3-9]'), 'teenage'],
  [aged('(?:2\\d|3[0-5])'), 'young'],
  [aged('(?:3[6-9]|[45]\\d)'), ''],
  [aged('(?:[6-9]\\d|1[01]\\d)'), 'elderly'],
  [
    /\b((?:married )?couple|pair|grandparents|lovers|husband and wife) (?:(?:(?:both|well|still|who are|now) )?in their (?:early |mid |late )?(?:[6-9] ?0 ?s|sixties|seventies|eighties|nineties)|aged (?:[6-9]\d))\b/g,
    'elderly couple',
  ],
  [
    /\b(wom[ae]n|m[ae]n|lady|ladies|gentlem[ae]n) in (?:his|her|their) (?:early |mid |late )?(?:[6-9] ?0 ?s|sixties|seventies|eighties|nineties)\b/g,
    'elderly $1',
  ],
  [/\b(?:[6-9]\d)[ -]?years?[ -]?old (?=couple\b)/g, 'elderly '],
  [/\b(?:in|of) (?:his|her|their|the) (?:early |mid |late )?[6-9] ?0 ?s\b(?= *$| *,)/g, ', elderly'],
  [/\bin (?:his|her|their) (?:early |mid |late )?[2-5] ?0 ?s\b/g, ''],
  [
    /\b(olive|dark|light|brown|black|fair|pale|tan|tanned|white) skin(?:ned)?(?= (?:\w+ ){0,2}\w+)/g,
    '$1-skinned',
  ],
  [/\btan(?:ned)?-skinned\b/g, 'tanned'],
  [/\b(?:fair|white)-skinned\b/g, 'light-skinned'],
  [new RegExp(`\\b(blonde?|brunette|redhead)${AFTER_SOMEBODY}(?<!\\bhair (?:is )?\\1)`, 'g'), '$1 woman'],
  [new RegExp(`\\b(blonde|brunette|redhead)s${AFTER_SOMEBODY}`, 'g'), '$1 women'],
  [/\bbrunette\b/g, 'brown haired'],
  [
    /\b(?:chalk |pure |painted |powdered |ghostly )*white (?:painted |powdered )?fac(?:e|ed)\b(?! (?:of|cliff|wall))/g,
    'white-faced',
  ],
  [/\beye ?shadow\b|\beye make ?up\b/g, 'eyeshadow'],
  [
    /\b((?:bright |dark |deep )?(?:red|pink|black|blue|purple|green|orange|white|gold|golden)) lips\b/g,
    '$1 lipstick',
  ],
  [
    /(?<=\b(?:wom[ae]n|girls?|lady|ladies|she|her|females?|grandmother)\b.*)\bshort (?=(?:\w+ ){0,2}hair)/g,
    'bob ',
  ],
  [/\bshort (?=(?:\w+ ){0,2}hair(?:ed)? (?:wom[ae]n|girls?|lady|ladies|females?)\b)/g, 'bob '],
  [/\bshort (?=(?:\w+ ){0,2}hair)/g, 'cropped '],
  [
    /\b(viking|samurai|elf|orc|knight|celtic|aztec|zulu|maasai|ninja) (?:warrior|fighter|soldier) (?=(?:wom[ae]n|girls?|lady|queen|princess)\b)/g,
    '$1 ',
  ],
  [
    /\bat (?:an?|the) (?:(?:masquerade|royal|costume|masked|venetian|debutante|grand|court|charity) )*ball\b/g,
    'in a ballroom',
  ],
  [
    new RegExp(
      `\\b(?:in|on|with|against|before) (?:the|an?) background of (${[...COLOURS.keys()].join('|')})\\b(?! \\w)`,
      'g',
    ),
    ', $1backcloth',
  ],
  [
    /\b(?:using|wearing|in|with) (?:an? )?(?:tight )?(\w+) and (\w+) raglan(?: (?:shirt|sleeves|t ?shirt|top))?\b/g,
    'wearing a $1 shirt with $2 sleeves and',
  ],
  [/\bhugging (?:his|her|their) (?:own )?knees\b/g, 'sitting on the ground'],
  [
    /\b(?:indigenous|native|tribal|aboriginal|amazonian) (?:tribe |tribal )?(?:leader|chief|chieftain|elder|warrior|shaman)s?\b|\btribe (?:leader|chief)\b/g,
    'brave',
  ],
  [
    /\bin an? (?:\w+ )?(?:christmas|xmas) (?:environment|setting|atmosphere|ambiance|mood|scene)\b/g,
    'by a christmas tree in a livingroom',
  ],
  [
    /\blife (?:during|in|at the time of) (?:the )?(?:(?:great|bubonic) )?(?:plague|black death)\b/g,
    'three plaguedoctors in a medieval town',
  ],
  [/\b(?:court |royal |medieval |futuristic )*jester(s?)\b/g, 'jester$1'],
  [
    new RegExp(
      `(?<=\\b(?:${[...PERSON_NAMES].join('|')})s? (?:\\w+ ){0,3})(?:in|having|during|at) (?:an? |their )?(?:\\w+ )?sword ?fight\\b`,
      'g',
    ),
    'fighting with swords',
  ],
  [/\b(?:man|messy|hair|top|tight|neat|low|high) bun\b|\btop ?knot\b/g, 'hairbun'],
  [/\bsurfer (girl|boy|woman|man|dude|guy|chick)\b(?=.*\bsurf ?board)/g, '$1'],
  [/\bsurfer (girl|boy|woman|man|dude|guy|chick)\b/g, '$1 with a surfboard'],
  [
    /,? (?:an? )?(?:extreme )?close ?up(?: (?:photo|shot|portrait|picture|view|face))?(?= *$| ,)(?<=\b(?:wom[ae]n|m[ae]n|girl|boy|lady|geisha|bride|queen|king|witch|warrior|knight|elf|person|face)\b.*)/g,
    ' , portrait ',
  ],
  // A face by itself is a portrait of somebody.
  [
    new RegExp(
      `^ (an?|the|one)? ?((?:(?!${ONE}\\b|(?:of|with|in|on|and|cat|dog|clock|cliff|rock|smiley|emoji|moon|sun|bear|lion|monkey|robot|alien|animal)\\b|\\w+s )[a-z-]+ )*)(?:human )?face(?= *$| ,| (?:with|in|on|made|of an?|looking|staring|close)\\b)`,
      'g',
    ),
    ' portrait of a $2person ',
  ],
  [
    /^ (?:(?!portrait)(?:solid|graphic|minimalist?|abstract|simple|flat) )+white-faced\b/g,
    ' portrait of a white-faced woman ',
  ],
  [
    new RegExp(
      `\\b(${[...PERSON_NAMES].join('|')}) (?:${KINDS_OF_GROUPS} )?${GROUPS}(?:s)?\\b(?! (?:leader|member|hall|house|room|shirt|bus|car))`,
      'g',
    ),
    'three $1s',
  ],
  [/\b(?:rap|hip ?hop) (?:group|crew|band|trio)s?\b/g, 'three rappers'],
  [
    /\b(?:an?|the) (?:wild |crazy |big |huge )?mosh ?pit(?: (?:breaking out|going on|forming))?\b/g,
    'crowd dancing',
  ],
  [
    /\b(?:in|amid|among|lost in|standing in|through) (?:a|the) (?:\w+ )?crowd\b(?! of\b)/g,
    'in a crowd on the street',
  ],
  [/\b(?:famous |epic |classic |young )*(?:anime|manga|shonen) (?:super )?hero\b/g, 'animehero'],
  [/(?<=^ (?:an? |the )?(?:\w+ ){0,3})hero(?= *$| ,)/g, 'superhero'],
]
