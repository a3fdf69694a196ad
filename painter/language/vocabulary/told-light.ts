const WHO =
  '(?:any(?:one|body)|every(?:one|body)|the (?:\\w+ )?\\w+|my \\w+|our \\w+|(?:other )?people|i|we|you|they)(?: else)?'
const WHEN =
  "(?:(?:it is |it was |it[’']?s )?(?:just |right |shortly |long |well |early )*(?:when|while|as|once|at the (?:hour|time)(?: when| that)?|by the time|(?:in )?the (?:hour|time|minute) (?:when|that)))"
const BEFORE = '(?:just |right |shortly |long |well |a (?:minute|moment|while) )*before'
const ALL_OF_THEM =
  '(?:every(?:one|body)(?: else)?|(?:all )?the (?:whole |rest of the |other )?(?:world|village|town|city|street|house|farm|family|kids|children|others|grown[- ]?ups|guests|neighbou?rs)|(?:my|our) (?:\\w+ )?(?:kids|children|family|parents|wife|husband|street|village|town))'
const ASLEEP =
  "(?:(?:is|are|was|were|has|have|had|['’]s) (?:already |still |all |fast |long |gone )*(?:asleep|sleeping|in bed|to bed|to sleep|snoring|dreaming)|sleeps?|slept|goes to (?:bed|sleep)|went to (?:bed|sleep))"
const GOLD = '(?:gold(?:en)?|amber|honey(?:[- ]colou?red)?|copper|orange(?=\\W|$)|yellow and long)'
const EVERYTHING =
  "(?:everything|it all|the whole (?:place|world|room|street|field|valley|garden|hill|land\\w*))(?:['’]s)? (?:(?:is|was|are|were|looks?|looked|goes|went|gone|going|turns?|turned|turning|glow(?:s|ed|ing)?|just|all|so|a bit|very|suddenly|slowly|bathed in|washed in|in) )*"
const SUN = '(?:the |a )?(?:\\w+ )?sun(?:light)?'

/**
 * Hours that are told by what people do then, light that is told by what it does to things, and seasons that are told
 * by what grows: each in the words of the tables.
 */
export const TOLD_LIGHT: readonly (readonly [RegExp, string])[] = [
  // A place that sleeps is seen by night.
  [
    new RegExp(
      `\\b(?:while|when|as|and) (the|our|my) (?:whole |rest of the )?(village|town|city|street|farm|house) (?:around \\w+ )?${ASLEEP}`,
      'gi',
    ),
    'in $1 $2 at night',
  ],
  [
    new RegExp(`\\b(?:${WHEN}|long after|after|and|now(?: that)?) ${ALL_OF_THEM} ${ASLEEP}`, 'gi'),
    'at night',
  ],
  [
    /\b(?:way |long |well |hours )?(?:past|after) (?:(?:his|her|their|my|our|the) )?(?:bed ?time|lights out|closing(?: time)?|last orders|midnight)\b/gi,
    'at night',
  ],
  [/\bin the (?:small|wee) hours\b|\bin the dead of night\b|\bcan(?:no|['’])t sleep\b/gi, 'at night'],
  // Before the day begins.
  [
    new RegExp(
      `\\b${BEFORE} ${WHO} (?:is|are|was|were|has|have|even )*\\s?(?:up|awake|waking up|wakes?(?: up)?|woke(?: up)?|gets? up|got up|stirs?|arrives?|come(?:s|n)?|came|out of bed)\\b`,
      'gi',
    ),
    'in the early morning',
  ],
  [
    new RegExp(
      `\\b${BEFORE} (?:opening(?: time)?|(?:the|my|our) (?:\\w+ )?(?:shops?|café|cafe|bakery|market|school|day|first (?:bus|tram|train|customers?|guests?))(?: (?:opens?|begins?|starts?|comes?))?)(?=\\W*(?:$|[,.;:]))`,
      'gi',
    ),
    'in the early morning',
  ],
  [
    new RegExp(
      `\\b${WHEN} (?:the )?(?:milk(?:man)?|papers?|post|bread|cockerel|cocks?|rooster|roosters|first birds?|birds|dawn chorus|bakers?|first (?:tram|bus|train))(?: (?:is|are|was|were|has|have|just|being|only))* (?:delivered|comes?|came|coming|go(?:es)?|crows?|crowed|crowing|starts?(?: (?:to sing|singing))?|wakes?(?: up)?|begins?(?: to sing)?|baked|runs?|round)\\b`,
      'gi',
    ),
    'in the early morning',
  ],
  [
    /\b(?:and |where |while )?(?:the )?(?:caf[eé]s|shops|shopkeepers|stalls|waiters|bakers|traders|stallholders) (?:are|is|were) (?:only |just |still )+(?:putting|setting|opening|rolling|laying|unpacking|getting|pulling)[^,.;!?\n]*/gi,
    'early morning',
  ],
  [
    /(?<=^|[,.;:]\s*)(?:it['’]?s |it is |it was )?(?:still |so |really |very )*early(?=\s*(?:[,.;:!]|$))/gi,
    'early morning',
  ],
  [
    /\b(?:at|it is|it was|it['’]?s) (?:about |like |around |only |nearly )*(?:two|three|four|[1-4]) (?:o['’]?clock )?in the morning\b/gi,
    'at night',
  ],
  // When it ends.
  [
    new RegExp(
      `\\b${WHEN} (?:the )?(?:street ?)?(?:lamps?|lights?|lanterns)(?: have| has| had| are| is)?(?: just| only)? (?:come|came|comes|coming|go|going|being|get|switched|turned)?(?: being)? ?(?:on|lit)\\b`,
      'gi',
    ),
    'at dusk with street lamps',
  ],
  [
    new RegExp(
      `\\b${WHEN} (?:the )?(\\w+ )?(fishermen|fishing boats|boats|cows|sheep|shepherds?|goats|workers|miners|farmers?|men|harvesters)(?: are| were)? (?:comes?|came|coming|returns?|returned|returning|heads?|heading|goes|go|went|going)(?: back)?(?: home| in| down| from the (?:fields?|sea|pastures?))+\\b`,
      'gi',
    ),
    'at sunset',
  ],
  [
    new RegExp(
      `\\b${WHEN} (?:the )?(?:shops?|market|stalls|caf[eé]|school|office|museum|park|day)(?: is| are| was| were)? (?:shuts?|shut|clos(?:es?|ed|ing)|packs? up|packing up|ends?|ended|over|winding down)\\b`,
      'gi',
    ),
    'at dusk',
  ],
  [
    /\b(?:nearly|almost|just about|not quite|getting|about to get|going) dark(?= *(?:[,.;:!]|$| (?:already|now|outside)))/gi,
    'at dusk',
  ],
  [
    new RegExp(
      `\\b${SUN}(?: is| was|['’]s)? ?(?:already |just |half |mostly )*(?:nearly|almost|just about|barely|half|all but|about) (?:gone|down|set|under|away|below (?:the )?\\w+)\\b`,
      'gi',
    ),
    'sunset',
  ],
  [
    new RegExp(
      `\\b${SUN}(?: is| was|['’]s)? (?:just |slowly |already )*(?:going down|sinking|dropping|dipping|slipping|disappearing)(?: (?:behind|below|into|over) the (?:horizon|hills?|sea|mountains?|rooftops|trees))?`,
      'gi',
    ),
    'sunset',
  ],
  [
    /\b(?:the )?last (?:of the )?(?:sun|light|sunlight|rays|daylight)(?: of (?:the )?(?:day|sun|evening))?\b/gi,
    'sunset light',
  ],
  // What the light does.
  [
    new RegExp(
      `\\b${SUN}(?: is| was|['’]s)? (?:just )?(?:coming in|slanting(?: in)?|streaming in|falling in|standing|hanging)?(?: very| so| really)? ?low\\b(?! tide)`,
      'gi',
    ),
    'golden hour low sun',
  ],
  [
    new RegExp(
      `\\b(?:${EVERYTHING}${GOLD}|(?:turning|making|painting|setting) (?:everything|it all|the \\w+) (?:to )?${GOLD})`,
      'gi',
    ),
    'golden hour',
  ],
  [new RegExp(`\\b${EVERYTHING}(?:pink|rosy|rose|red|crimson)\\b`, 'gi'), 'pink sky at sunset'],
  [new RegExp(`\\b${EVERYTHING}(?:purple|violet|blue|indigo|lilac)\\b`, 'gi'), 'purple sky at dusk'],
  [new RegExp(`\\b${EVERYTHING}(?:gr[ae]y)\\b`, 'gi'), 'overcast'],
  [new RegExp(`\\b${EVERYTHING}(?:white|frozen|frosty|iced over)\\b`, 'gi'), 'snowy winter'],
  [new RegExp(`\\b${EVERYTHING}(?:wet|soaked|soaking|dripping|shiny with rain)\\b`, 'gi'), 'after the rain'],
  [
    new RegExp(`\\b${EVERYTHING}dark(?: around| about| behind)?(?: (?:it|him|her|them|us))?\\b`, 'gi'),
    'in darkness',
  ],
  [
    /\b(?:the )?(?:light|sky)(?:['’]s| is| has| had| was)? (?:gone|going|turned|turning|turns|goes|went|all) (?:strange|weird|funny|eerie|green|black|dark)(?: and)?(?: (?:yellow|green|dark|grey|black))?\b/gi,
    'gatheringclouds',
  ],
  [
    /\bso (?:that )?(?:they|he|she|it|you)(?:['’]re|['’]s| are| is| only see| see)? (?:all |just |only |nothing but )+(?:an? )?(?:black |dark )?(?:shapes?|outlines?|cut ?outs?)\b/gi,
    'in silhouette against the sun',
  ],
  [/\b(?:very |really |such )?long shadows?(?= *(?:[,.;:!]|$))/gi, 'golden hour'],
  [/\bmidnight sun\b/gi, 'golden hour sun'],
  [
    /\b(?:you can |can )?see (?:my|your|his|her|their|our|its) (?:own )?breath\b|\bbreath (?:steaming|smoking|in clouds|visible)\b/gi,
    'frosty',
  ],
  // Seasons by what grows and falls.
  [
    new RegExp(
      `\\b(?:${WHEN} |now )(?:the )?(?:\\w+ )?(apples|grapes|plums|pears|pumpkins|olives|chestnuts|conkers|acorns|walnuts|quinces|mushrooms|nuts)(?: (?:are|were|have been|get|just|being|all))* (?:picked|ripe|harvested|gathered|come down|fall(?:ing)?|fell|ready|dropping|drop|in|brought in)\\b`,
      'gi',
    ),
    'in autumn',
  ],
  [
    /\b(?:when|as|now|while) (?:the|all the) (?:\w+ )?(?:leaves|trees|woods|maples|beeches|vines)(?: (?:are|were|have|just|start(?:ed)? to|begin to|all))* (?:turn(?:s|ed|ing)?|red|fall(?:ing)?|fell|gold(?:en)?|come down|coming down|yellow)\b/gi,
    'in autumn',
  ],
  [
    /\b(?:when|as|now|while) (?:the|all the) (?:\w+ )?(?:daffodils|crocus(?:es)?|snowdrops|bluebells|primroses|tulips|blossoms?|buds|lambs)(?: (?:are|is|were|have|has|just|all|come|came|coming|first))* (?:out|up|open(?:ing)?|born|flower(?:ing)?|in bloom)\b/gi,
    'in spring',
  ],
  [
    /\b(?:when|as|now|while) (?:the|all the) (?:\w+ )?(?:hay|corn|wheat|strawberries|cherries|raspberries|hollyhocks)(?: (?:are|is|was|were|has|have|been|just|being|all))* (?:cut|mown|made|in|ripe|out|picked|brought in|baled)\b/gi,
    'in summer',
  ],
  [/\bat breakfast[- ]?time\b/gi, 'in the morning'],
  [/\bat (?:milking|getting[- ]up)[- ]?time\b/gi, 'in the early morning'],
  [/\bat (?:tea|going[- ]home|home)[- ]?time\b/gi, 'in the late afternoon'],
  [/\bat (?:bed|story)[- ]?time\b/gi, 'at night'],
  [/\b(?:at )?(?:harvest|grape[- ]picking|apple[- ]picking|conker)[- ](?:time|season)\b/gi, 'in autumn'],
  [/\b(?:at )?(?:hay ?making|strawberry|hay)[- ]?(?:time|season)\b/gi, 'in summer'],
  [/\b(?:at )?(?:lambing|blossom|sowing)[- ]?(?:time|season)\b/gi, 'in spring'],
  [/\b(?:at |in the middle of )?siesta(?:[- ]?time)?\b/gi, 'at noon'],
  [
    /(?<=\b(?:mountains?|peaks?|hills?|sky|sea|lake|walls|rooftops|roofs|cliffs?|rocks?|clouds|snow|summit|horizon|world)\b[^,.;]{0,30}?) (?:is |are |was |were |all |just |slowly |starting to |begins? to )*turn(?:s|ed|ing)? (pink|red|orange|golden|gold|rosy|purple|violet)\b/gi,
    ' at sunset with a $1 sky',
  ],
]
