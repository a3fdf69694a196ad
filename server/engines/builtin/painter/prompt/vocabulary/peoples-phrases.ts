/** Who belongs to an army, a tribe or a temple. */
const FIGHTER =
  '(?:soldier|warrior|guard|fighter|general|officer|sentry|chief|chieftain|scout|rider|horseman)'
const NATIVE =
  '(?:native[ -]american|american indian|sioux|cherokee|apache|navajo|comanche|cheyenne|lakota|red indian)'
const TO_THE_KIND = '(?: (?:man|woman|person|people|men|women))?'

/** Names of peoples, feasts and dances in words that the table of people knows. Applied before the phrases of people. */
export const PEOPLES_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\broman (?:army )?(?:soldier|legionary|legionnaire|guard|warrior|sentry|officer|general)(s?)\b/g,
    'centurion$1',
  ],
  [/\broman legions?\b|\bcohort of romans\b/g, 'three centurions'],
  [/\broman (?:emperor|caesar)\b|\b(?:julius )?caesar\b(?! salad)/g, 'caesar'],
  [/\broman (?:senator|citizen|orator|nobleman|man)(s?)\b/g, 'roman$1'],
  [new RegExp(`\\b(?:spartan|greek|athenian|trojan) ${FIGHTER}(s?)\\b`, 'g'), 'hoplite$1'],
  [
    /\b(?:stone ?age|prehistoric|neolithic|ice ?age) (?:man|person|hunter|people|men|tribe|family|humans?)\b/g,
    'cavemen',
  ],
  [/\bcave ?(man|men|woman|women|people)\b/g, 'cave$1'],
  [/\bcavepeople\b/g, 'cavemen'],
  [/\bcavewomen\b/g, 'cavewomans'],
  [
    new RegExp(
      `\\b(?:aztec|maya|mayan|inca|incan) (?:${FIGHTER}|priest|priestess|king|emperor|ruler|shaman|man)(s?)\\b`,
      'g',
    ),
    'aztec$1',
  ],
  [/\b(?:ancient )?egyptian (?:queen|princess|goddess)\b|\b(?:cleopatra|nefertiti)\b/g, 'egyptianqueen'],
  [/\b(inuit|eskimo) (?:hunter|fisherman|woman|man|child|elder|person|people)\b/g, '$1'],
  [/\b(?:ancient )?greek (?=philosopher)/g, ''],
  [/\b(?:zombie|undead) (?:crowd|horde|army|mob|apocalypse)\b/g, 'four zombies'],
  [/\bmexican (?:street )?bands?\b/g, 'mariachi band'],
  [/\b(?:at|during|on) (?:an?|the) (?:\w+ )?fiesta\b/g, 'on a festive crowded street'],
  [/\b(?:ancient )?egyptian (?:pharaoh|king|ruler)(s?)\b|\btutankhamun\b/g, 'pharaoh$1'],
  [
    /\b(?:ancient )?egyptian (?:man|priest|priestess|scribe|servant|slave|worker|warrior|soldier|people)(s?)\b/g,
    'egyptian$1',
  ],
  [new RegExp(`\\b${NATIVE} (?:${FIGHTER}|elder|hunter|shaman|dancer|brave)(s?)\\b`, 'g'), 'brave$1'],
  [new RegExp(`\\b${NATIVE}${TO_THE_KIND}\\b`, 'g'), 'brave'],
  [/\bindian (?:chief|chieftain|brave)(s?)\b/g, 'brave$1'],
  [new RegExp(`\\b(?:zulu|african|masai|maasai tribal) (?:tribal )?${FIGHTER}(s?)\\b`, 'g'), 'zulu$1'],
  [/\b(?:african|zulu) (?:tribal )?dancer(s?)\b/g, 'zulu$1 dancing'],
  [
    /\b(?:(?:scottish|highland|lone) )*(?:bag ?pipers?|bagpipe players?|piper)(?! (?:plane|aircraft))\b/g,
    'piper',
  ],
  [
    /\b(?:man|boy|musician|scotsman|soldier|highlander)(?: in (?:an? |his )?(?:\w+ )?kilts?)? (?:playing|plays|with|blowing) (?:the |his |an? )?(?:\w+ )?bag ?pipes?\b/g,
    'piper',
  ],
  [/\bplaying (?:the |his )?bagpipes?\b/g, 'playing'],
  [/\b(?:scots|scottish ?)m[ae]n\b|\bscottish (?:highlander|warrior|clansman|soldier)\b/g, 'highlander'],
  [
    /\b(?:queens|kings|royal|buckingham palace|british|english|palace|beefeater) guard(s(?:m[ae]n)?)?\b|\bbeefeaters?\b/g,
    'royalguard',
  ],
  [
    /\bmongol(?:ian)? (?:(?:eagle|falcon) )?(?:hunter|warrior|nomad|herder|herdsman|archer|man|shepherd)(s?)\b|\b(?:kazakh|kyrgyz) (?:(?:eagle|falcon) )?(?:hunter|nomad|herder|man)(s?)\b/g,
    'mongol$1$2',
  ],
  [
    /\b(?:mongol(?:ian)?|kazakh|kyrgyz|steppe) (?:horsem[ae]n|riders?|horse riders?)\b(?: riding(?: an? (?:\w+ )?horse)?)?/g,
    'mongol riding a horse',
  ],
  [/\bguard(s?)\b(?=.*\b(?:london|buckingham|windsor)\b)/g, 'royalguard$1'],
  [/\b(?:eagle|falcon) hunter(s?)\b/g, 'mongol$1 with an eagle'],
  [/\bcossack (?:dancer|rider|horseman|warrior|soldier)(s?)\b/g, 'cossack$1'],
  [/\bmariachi (?:bands?|musicians|players|group|trio)\b|\bmariachis\b/g, 'three mariachi'],
  [/\bmariachi (?:singer|guitarist|musician|player)\b/g, 'mariachi'],
  [
    /\b(?:samba|brazilian|rio|carnival|carnaval) (?:(?:carnival|carnaval|samba) )?dancer(s?)\b|\bsambistas?\b/g,
    'sambadancer$1',
  ],
  [/\bwom[ae]n dancing (?:the )?flamenco\b/g, 'flamenco dancer'],
  [/\b(?:hula|hawaiian|polynesian|tahitian) (?:dancer|girl|woman)(s?)\b/g, 'huladancer$1'],
  [/\b(?:wom[ae]n|girls?) dancing (?:the )?hula\b/g, 'huladancer'],
  [/\bbelly ?dancer(s?)\b/g, 'bellydancer$1'],
  [/\b(?:bollywood|kathak|bharatanatyam|indian|classical indian) dancer(s?)\b/g, 'saridancer$1'],
  [/\b(?:tibetan|buddhist|zen|thai|burmese|hindu) (?:priest|lama|nun|monk)(s?)\b/g, 'buddhist$1'],
  [
    /\b(?:at |during |in |for )?(?:the )?(?:(?:rio|brazilian) carnival|carnival (?:in|of|at) (?:rio|brazil)(?: de janeiro)?|mardi gras(?: parade)?|carnival parade)(?: (?:in|at) (?:rio(?: de janeiro)?|brazil|new orleans))?\b/g,
    'on a festive crowded street',
  ],
]
