const FOLK =
  '(?:man|men|woman|women|boys?|girls?|child|children|kids?|person|people|family|couple|grand(?:ma|pa|mother|father)|lady|ladies|ghosts?|spirits?|phantoms?|vampires?|skeletons?|monsters?|goblins?|gnomes?|elf|elves|dwarf|dwarves|fairy|fairies|hobbits?|trolls?|ogres?|princess(?:es)?|prince|queen|king|knights?|maid|butler|cats?|kittens?|dogs?|pupp(?:y|ies)|mouse|mice|rabbit|bunny|bear|fox|hedgehog)'
const MAGES = '(?:witch(?:es)?|wizards?|sorcerers?|sorceress(?:es)?|warlocks?|druids?|mages?|alchemists?)'
const LOOK =
  '(?:(?:old|ancient|little|small|tiny|big|large|huge|co[sz]y|warm|dark|gloomy|empty|quiet|creepy|spooky|wooden|stone|magic|magical|victorian|english|country|medieval|cluttered|dusty|candlelit|beautiful) )*'
const ARTICLE = '(?:an?|the|her|his|their|its)'
/** What follows where a house is only what somebody is near. */
const OUTSIDE =
  "(?! ?'?s? ?(?:garden|gardens|yard|courtyard|courtyards|grounds|gate|gates|door|doorway|doorstep|window|wall|walls|roof|ruins?|tower|towers|porch|park|field|interior|hall|room|kitchen|library|dungeon|bedroom|ballroom|chamber|throne|(?:in|on|above) the (?:clouds?|sky|air)))"
const FELL = '(?:haunted|abandoned|derelict|deserted|ruined|creepy|spooky|dark|empty|gloomy)'

/** Whoever is said to be in a house, a castle or a hut is seen within it. */
export const DWELLING_PHRASES: readonly (readonly [RegExp, string])[] = [
  // The doors and windows of houses are on them.
  [
    /(?<=\b(?:villages?|town|houses|cottages|huts|mushroom house|hobbit house|gnome house|fairy house|tree ?house)\b[^,]*) (?:with|and) (?:(?:tiny|little|small|round|cute|wooden|colou?rful|red|green|blue|yellow|many|lots of) )*(?:(?:glowing|lit|lit up|shining|bright|illuminated) )+(?:little |tiny |round )?(?:doors|windows|doors and windows|windows and doors)\b/g,
    ' with lit windows',
  ],
  [
    /(?<=\b(?:villages?|town|houses|cottages|huts)\b[^,]*) (?:with|and) (?:(?:tiny|little|small|round|cute|wooden|colou?rful|many) )*doors\b/g,
    '',
  ],
  // Torches light the rock that they are stuck in.
  [
    /(?<=\b(?:cave|cavern|dungeon|crypt|tunnel|tomb|catacombs?)) (?:with|and|lit by|lit with|full of) (?:(?:burning|flaming|many|some|lit|two|wall) )*torches\b/g,
    ' in firelight',
  ],
  [
    /\b(?:on top of|atop|on the top of|at the top of|on the peak of) (?:an?|the) (?:\w+ )?(?:snowy|snow covered|snow[ -]?capped|icy|frozen) mountain\b(?! (?:range|road|pass|village|hut|cabin))(?<!\b(?:castle|monastery|temple|house|cabin|village|church|tower|city|town|palace|fortress|lodge|hut)\b.*)/g,
    'on a snowy summit',
  ],
  [
    new RegExp(
      `(?<=\\b${MAGES}\\b[^,]*)\\b(?:in|inside) ${ARTICLE} ${LOOK}(?:hut|cottage|house|home|lair|den|cabin|shack|lab|laborator(?:y|ies)|workshop|study|shop)\\b${OUTSIDE}`,
      'g',
    ),
    'in a witchs kitchen',
  ],
  [
    new RegExp(
      `(?<=\\b(?:ghosts?|spirits?|phantoms?|skeletons?|spect(?:re|er)s?|poltergeist|zombies?|vampires?)\\b[^,]*)\\b(?:in|inside) ${ARTICLE} (?:${FELL}|old|${FELL},? old|old,? ${FELL}|victorian|big) (?:house|mansion|manor|home|cottage|villa)\\b${OUTSIDE}`,
      'g',
    ),
    'in an abandoned livingroom',
  ],
  [
    new RegExp(
      `(?<=\\b${FOLK}\\b[^,]{0,40}) (?:in|inside) ${ARTICLE} ${LOOK}(?:house|cottage|mansion|manor)\\b${OUTSIDE}(?!.*\\b(?:outside|garden|meadow|aerial|from above|teacup|tea cup|shoe|boot|mushroom|tree|flying|sky)\\b)(?<!\\b(?:dream|build\\w*|paint\\w*|buy\\w*|draw\\w*) [^,]*)`,
      'g',
    ),
    ' in a livingroom',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${FOLK}|${MAGES}|dragon)\\b[^,]{0,40}) (?:in|inside) ${ARTICLE} ${LOOK}(?:castle|fortress)\\b${OUTSIDE}(?=.*\\b(?:candle\\w*|torch\\w*|throne|feast\\w*|fireplace|firelight|chandelier)\\b)`,
      'g',
    ),
    ' in a castle hall',
  ],
]
