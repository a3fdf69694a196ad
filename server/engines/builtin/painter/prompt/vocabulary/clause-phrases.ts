const RAIN =
  '(?:rain(?:s|fall|storm)?|showers?|downpours?|storms?|thunder ?storms?|cloudburst|monsoon|tempest|hurricane|typhoon|drizzle)'
const COMES =
  '(?: (?:is |are |has |have )?(?:about to )?(?:com(?:es?|ing)|start(?:s|ed|ing)?|begin(?:s|ning)?|began|arriv(?:es?|ed|ing)|hits?|breaks?|broke|falls?|fell|set(?:s|ting) in|burst(?:s|ing)?|strikes?))?'
const GOES =
  '(?: (?:has |have |had |is |are |just )*(?:pass(?:ed|es|ing)(?: (?:by|over))?|stop(?:ped|s)?|end(?:ed|s)?|cleared?(?: up)?|clears|gone|over|fallen|subsided))?'
const SOON =
  '(?:(?:just|right|shortly|moments?|minutes|seconds|long|soon|a moment|an hour|hours|immediately|directly) )?'
const SEASON = '(?:winter|spring|summer|autumn|fall|christmas|easter|halloween|the holidays|the season)'
/** What is done at its hour, and is not where anybody is. */
const DAILY =
  '(?:school|work|class|classes|lessons|dinner|lunch|breakfast|supper|bed|bedtime|church|practice|practise|training|homework|(?:the|a|an|her|his|their|its) (?:\\w+ )?(?:party|game|match|show|race|war|fight|battle|concert|performance|exam|shift|flight|interview|meal|bath|journey|hike|swim|workout|run|walk))'
const ROOM =
  'cafe|coffee shop|kitchen|bedroom|office|classroom|library|restaurant|hotel room|living room|bar|pub|hospital|train|attic|nursery|study'

/** What has not come yet, is over, or is not so: clauses that name what is not seen. Applied before all other phrases. */
export const CLAUSE_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Not yet.
  [
    new RegExp(
      `\\b(?:the )?(?:calm |quiet |silence |lull )?${SOON}before (?:the |a |an |it |some )?(?:\\w+ )?${RAIN}\\b${COMES}`,
      'g',
    ),
    'under gatheringclouds',
  ],
  [
    new RegExp(
      `\\b(?:the |an? )?(?:\\w+ )?${RAIN} (?:is |are )?(?:(?:just|\\w+ly) )?(?:about to (?:fall|break|come|start|hit|burst)|approaching|coming(?: in| closer| near)?|rolling in|moving in|brewing|gathering|looming|building(?: up)?|nearing|closing in|on the horizon|in the distance|on its way)\\b`,
      'g',
    ),
    'under gatheringclouds',
  ],
  [
    new RegExp(
      `\\b(?:an? |the )?(?:approaching|coming|gathering|distant|looming|brewing|oncoming|impending|incoming|threatening|imminent) (?:\\w+ )?${RAIN}(?: clouds?)?\\b`,
      'g',
    ),
    'gatheringclouds',
  ],
  [/\b(?:about|going|starting) to (?:rain|storm|pour)\b/g, 'under gatheringclouds'],
  [
    /\b(?:storm|thunder|rain) ?clouds\b(?! (?:and|with|full of) (?:lightning|rain|thunder))/g,
    'gatheringclouds',
  ],
  [
    new RegExp(
      `\\b${SOON}before (?:the |a |an |it )?(?:\\w+ )?(?:snows?|snow ?falls?|snow ?storm|blizzard)\\b${COMES}`,
      'g',
    ),
    'greysky clouds',
  ],
  [/\b(?:just |right |shortly |an hour )?before (?:the )?(?:sunset|sundown)\b/g, 'golden hour'],
  [/\b(?:just |right |shortly )?before (?:dark|nightfall|the dark|night ?time)\b/g, 'dusk'],
  [
    /\bbefore (?:the )?(fog|mist|haze|snow|frost|ice)(?: has| have)? (?:lifts?|lifted|clears?|cleared|melts?|melted|goes|burns off)\b/g,
    'in $1',
  ],
  [new RegExp(`\\b${SOON}before ${SEASON}(?: (?:comes|arrives|starts|begins|sets in|ends))?\\b`, 'g'), ''],
  // Over.
  [
    new RegExp(
      `\\b${SOON}(?:after|following) (?:(?:the|a|an|it|some|last nights?|weeks?|days?|hours?|months?|years?|of|long|short|brief|sudden|heavy|light|summer|spring|autumn|big|great|recent|fresh|cold|warm|gentle|violent) )*${RAIN}(?:ed)?\\b${GOES}`,
      'g',
    ),
    'afterrain',
  ],
  [
    new RegExp(
      `\\b(?:it (?:has )?(?:just )?stopp(?:ed|s) raining|(?:once|when|as|now that|where) (?:the |it )?(?:${RAIN}|raining) (?:has |have |is |are )?(?:just )?(?:pass(?:ed|es)|stop(?:ped|s)?|end(?:ed|s)|clear(?:ed|s)|over)|(?:the )?${RAIN} (?:has|have|had|is|are) (?:just )?(?:passed|stopped|ended|cleared|over|gone))\\b`,
      'g',
    ),
    'afterrain',
  ],
  [
    /\b(?:(?:just|right|shortly) )?after (?:the |a |an |it |some )?(?:(?:first|heavy|fresh|big|light|night|nights?|long) )*(?:snow ?fall|snow ?storm|blizzard|snow(?:ed)?)\b/g,
    'snowcovered',
  ],
  [
    /\b(?:just |right |shortly |soon )?after (?:the )?(?:sunset|sundown|sun (?:has )?(?:set|gone down))\b/g,
    'dusk',
  ],
  [/\b(?:just |right |shortly |soon )?after (?:the )?(?:sunrise|dawn|daybreak)\b/g, 'early morning'],
  [
    new RegExp(
      `\\b(?:just |right |shortly |soon |tired |exhausted )?(?:after|before|between|during) ${DAILY}\\b`,
      'g',
    ),
    '',
  ],
  [
    /\b(fog|mist|haze|clouds|smoke) (?:is |are |slowly |just )*(?:clearing|lifting|lifts|clears|parting|parts|thinning|burning off)\b/g,
    '$1',
  ],
  // Not so.
  [
    /\b(?:no|without(?: any| a)?|not a(?: single)?|free of|not one) clouds?\b(?: (?:in|on|to be seen in) (?:the |an? )?(?:\w+ )?(?:sky|skies|sight)|to be seen)?|\bcloud ?free\b/g,
    'no clouds clear',
  ],
  [/\b(?:no|without(?: any)?) stars\b(?: in the sky)?|\bstarless\b/g, 'cloudy'],
  [/\b(?:no|without (?:a|the|any)) moon(?:light)?\b/g, 'moonless'],
  [/\b(?:no|without(?: any)?) sun(?:shine|light)?\b(?! ?\w)/g, 'overcast'],
  [
    /\b(trees?) (?:that |which )?(?:has |have |had )?(?:lost|shed|dropped|without|with no|bare of|stripped of) (?:all )?(?:of )?(?:its |their |the |any )?leaves\b/g,
    'bare $1',
  ],
  [
    /\b(?:that|which|who|where)?(?: (?:has|have|had|it))? ?\bnever (?!ending\b)(?:(?:ever|been|to|the|a|an|any|in) )*\w+(?: (?:the |a |an |any )?(?!(?:in|on|at|under|by|with|and|near)\b)\w+)?/g,
    '',
  ],
  [
    /\b(?:that|which|who) (?:was|were|had been) (?:once|formerly|previously) (?:an? |the )?\w+\b|\b(?:that|which|who) used to be (?:an? |the )?(?:\w+ )?\w+\b|\b(?:formerly|once) (?:an? )(?:\w+ )?\w+(?= *(?:,|$))/g,
    '',
  ],
  [
    /\b(?:instead|in place) of (?:an? |the |his |her |its |their |any )?(?:(?:usual|normal|real|regular|ordinary) )?\w+/g,
    '',
  ],
  [/\b(?:rather than|not like) (?:an? |the |his |her |its |their |any )?\w+/g, ''],
  [
    /\b(?:who is |who are |is )?(?:afraid|scared|frightened|terrified) of (?:the |a |an |his |her )?(?:dark|darkness|night|heights?|water|thunder\w*|storms?|school|monsters?|everything|rain|people|flying|lightning)\b/g,
    'scared',
  ],
  [
    /\b(?:waiting|hoping|wishing|praying|longing|ready) for (?:the |some |a |an |his |her )?(?:rain|rains|snow|sun|sunshine|spring|summer|winter|christmas|dawn|sunrise|love|peace|storm|sleep|an answer|answers|good weather)\b(?: to (?:come|fall|stop|rise))?/g,
    'waiting',
  ],
  [/\bdr(?:y|ied(?: up| out)?) (?:river|lake|creek|stream)(?: ?bed)?s?\b/g, 'desert'],
  // What is behind a pane is outside.
  [
    new RegExp(
      `\\b((?:heavy |soft |gentle )?(?:rain|snow|storm|snowflakes|raindrops|raining|snowing))(?: (?:is |are )?(?:falling|falls|pouring|streaming|running(?: down)?|beating|tapping|drumming|raging))? (?:outside|against|on|behind|beyond|down) (?:the|an?|my|his|her|our) (${ROOM}) windows?\\b`,
      'g',
    ),
    '$1 seen through a window inside a $2',
  ],
]
