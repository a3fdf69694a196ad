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
  new RegExp(
    `^${ALSO}${ONLOOKER} ${FONDLY}(?:(?:asks?|talks?) about|ma(?:d|k)e|made|invented|came|dreamt|thought)(?: (?:this|it|these|them))?(?: (?:all )?up)?(?: with)?(?: (?:this|it|them))?\\b(?! (?:a|an)\\b)`,
  ),
  // Who laughs at the thought of it.
  new RegExp(
    `^${ALSO}(?:the|my|our|both) (?:\\w+ )?(?:boys|girls|kids|children|twins|lads|grandkids|grandchildren|class|pupils|family) (?:\\w+ ){0,3}?(?:laughed|laughing|giggled|giggling|cried|howled|in (?:stitches|fits)|roared)\\b.*\\b(?:idea|thought|at (?:it|this|that)|about (?:it|this|that))$`,
  ),
  new RegExp(`^${ALSO}(?:an? |the |my |one )?${MEDIUM} (?:that )?(?:i|we) `),
  new RegExp(`^${ALSO}(?:mine|ours) (?:is|are|was|were)\\b`),
  /^(?:and |so |but )*(?:this|it) (?:is|['’]s) (?:very|really|so|super|extremely) important\b/,
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
  /^(?:and |but |so )*(?:(?:sorry|thanks|thank you|cheers|hope|hopefully|idk|tbh|no rush)\b|if (?:possible|that|you|not|it)|as (?:an? )?(?:gift|present|surprise|joke|reference|thank you)|(?:which|who|that) (?:i|we|my|our) )/,
]

/** What goes on about the same after such a clause; who does something is seen. */
export const ASIDE_CONTINUED =
  /^(?:(?:and|but|so|or) )?(?:(?:he|she|they|we|i|it|its|that|this|thats|who|which|because|cos|as|since|though)\b|(?:will|would|can|could|loves?|likes?|need|needs|have|has|want|wants)\b)(?!['’]?(?:s|re|m)? (?:(?:is|are|was|were|am) )?(?:\w+ly )?\w+ing\b)(?! (?:is|was) (?:an? )?(?:night|dark|day|snow|rain|sunny|foggy|winter|summer|spring|autumn|morning|evening|late|early)\w*)/

/** Asides without a comma, at whatever place of a sentence. */
export const ASIDE_PHRASES: readonly (readonly [RegExp, string])[] = [
  // What a wish begins with, before anything is compared in it.
  [
    /^\s*(?:(?:ok(?:ay)?|so|hi|hey|hello|please|um|well)[\s,!]+)*(?:(?:can|could|may|might) (?:i|we) (?:please |pls |maybe |just )*(?:get|have|see|order|ask for)(?: something| a picture of)?(?: like)?|i (?:run|own|manage|have) (?:an? |the )(?:\w+ ){1,4}?and (?:i )?(?=want|need|would|d\b|am looking)|any chance (?:of|you could (?:do|draw|paint))|(?:i['’]?d|i would) (?:kill|die|give anything|pay good money) (?:for|to (?:see|have))|(?:i['’]?m|i am) (?:after|in the mood for|picturing|imagining|thinking of)|i (?:have|had|['’]ve got) (?:this|an?) (?:\w+ )?(?:image|picture|idea|vision) (?:in my (?:head|mind) )?of|(?:in my (?:head|mind)|in my dreams?|in the dream)(?: (?:there is|there was|i saw|i see))?|last night i dream(?:t|ed) (?:of|about|that)|think(?= (?:cos[yi]|cozy|warm|dark|big|retro|cute|calm|spooky)\b)|(?:i want )?the feeling of|(?:it is|it['’]s) like|there (?:was|is) (?:this|that|a) (?:one )?(?=\w))(?: (?=\w))/gi,
    ' ',
  ],
  [/\bwhat (?:would it look like|would happen|happens|would it be like) if\b/gi, ' '],
  [/\b(?:i want to (?:see|know) )?what (the [\w' -]+?) looks? like\b/gi, '$1'],
  // “Hear me out”, “that’s it”.
  [
    /(?<=^|[,.;:!?]\s*)(?:(?:ok(?:ay)?|so|well|but|and|please|also) )*(?:hear me out|don['’]?t laugh|no joke|i know (?:it['’]?s|this is) (?:weird|odd|strange|silly|random)|(?:bit of )?a? ?(?:random|weird|odd|silly|strange) (?:one|request|ask|idea)|this (?:is (?:going to |gonna )?(?:sound )?|might (?:be|sound) |may sound )(?:a bit |really |very )?(?:weird|odd|silly|strange|random)|random|long story|that['’]?s (?:it|all)|nothing else|just that|true story|if that makes sense|not sure (?:why|how)|you know|simple as that|bedtime request|very important)\b(?:,? ?but\b)?[\s,.:!]*/gi,
    '',
  ],
  [/(?<=^\s*|[.!?]\s*)(?:(?:it['’]?s |it is |something |kind of |sort of )*like )(?=an? )/gi, ''],
  // What somebody wants to become, and what they were when they were young.
  [
    new RegExp(
      `(?<=^|[.!?,;]\\s*)(?:${WHOSE} ${KIN}|(?:he|she)) (?:always |really )?(?:wants|wanted|dreams|dreamt|hopes|is going|would love) (?:to be|of being|to become|of becoming) an? \\w+[,.;]? (?:so|and so|that['’]?s why|hence)\\b`,
      'gi',
    ),
    '',
  ],
  [
    /\b(?:my|our) (?:late |dear |dead |own )*(?:great[- ])?(?:grand(?:mother|father|ma|pa|dad|parents)|granny|gran|nan|mother|father|mum|mom|dad|aunt|uncle|husband|wife)(?:,? (?:as|when (?:he|she|they) (?:was|were))) (?=an? (?:(?:young|little|small|teenage) (?:\w+ )?\w+|boy|girl|child|toddler|baby|teenager|bride|student|schoolgirl|schoolboy)\b)/gi,
    '',
  ],
  [/,? (?:my|our|his|her) (?:late |old |dear )*\w+['’]s(?= *(?:[,.;]|$))/gi, ''],
  // Who left or made something is not there.
  [
    /\b(?:someone|somebody|some (?:kid|child|idiot|fool|joker)) (?:has |had |must have |clearly |once )*(?:left|forgot(?:ten)?|lost|dropped|parked|tied|hung|abandoned|dumped|built|painted|planted|carved|drew|drawn|put)\b/gi,
    '',
  ],
  [
    new RegExp(
      `,? \\b(?:brewed|made|cooked|built|written|painted|designed|baked|knitted|sewn|drawn|dreamt up|invented|forgotten|abandoned|left(?: behind)?|thrown away) by (?:an? |the |my |our |some )?(?:\\w+ ){0,2}?(?:students?|pupils?|apprentices?|beginners?|amateurs?|kids?|child(?:ren)?|toddlers?|someone|somebody|hand|${KIN})\\b`,
      'gi',
    ),
    '',
  ],
  // Clauses of what was, or is not, done with a thing.
  [
    /,? \b(?:that |which )?(?:nobody|no one|no-one|none of us) (?:has |had |have |ever |else |will |would |could |can |really |even )*(?!in\b|on\b|there\b|around\b|about\b|at\b|is\b|was\b)[a-z]+(?:ed|en|es|s|t|n|wn)?\b(?: (?:in|for|to|on|at|anymore|any more|any longer|it|about|there|with|but)\b(?: (?:years|decades|ages|a long time|months|more|me))?)*/gi,
    '',
  ],
  [
    /,? \b(?:ever )?since (?:the |my |our |his |her )?\w+ (?:has |had )?(?:died|left|passed(?: away)?|moved(?: (?:out|away))?|retired|closed|ended|was (?:born|built|little|small|a \w+)|were (?:kids|children|little|small|young))\b/gi,
    '',
  ],
  [
    /(?<=\w) (?:that |which )?(?:we|i)(?: all| once| always| both| had| have|['’]ve|['’]d)* (?:passed|stayed (?:in|at)|rented|visited|bought|drove past|walked past|lived (?:on|in|at)|used to (?:have|own|love|live (?:in|on)|visit|pass|go to|climb|play (?:in|on)|hide (?:in|under)|swim in|sit (?:in|on|under)|run through|walk to|catch|ride|drive)|grew up (?:in|on|with)|stopped at|(?:never|didn['’]?t|could ?n['’]?t|did not) (?:get|buy|keep|take|have|bring)|inherited|got|found|remember|loved|made)\b(?: on the (?:coach|bus|train|way)| as (?:kids|children|a (?:kid|child))| together| back then| last \w+)?(?= *(?:[,.;:!]|$)| (?:in|on|at|by|with|under|and)\b)/gi,
    '',
  ],
  [
    /\bwhere (?:we|i) (?:waited out|sheltered from|hid from|sat out|got caught in) (?:the |a )?(storm|rain|snow|blizzard|thunderstorm)\b/gi,
    'in a $1',
  ],
  [
    new RegExp(
      `,? ?\\bwhere (?:(?:my |our |his |her )?${KIN}|i|we|they|he|she)(?: all| both| first| always| once| used to)* (?:kept|keep|keeps|stored|hid|made|worked|bought|sold|carved|said|waited|promised|decided|broke|lost|found|had|spent|stayed|proposed|was born|were born|died|married|met|wrote|left)\\b[^,.;!?\\n]*`,
      'gi',
    ),
    '',
  ],
  // What is only spoken, thought or dreamt of.
  [
    /\b(explain(?:s|ing|ed)?(?! (?:to|it|her|him|them|me|us)\b)|talk(?:s|ing|ed)? about|discuss(?:es|ing)|argu(?:es|ing) about|learn(?:s|ing) about|dream(?:s|ing) (?:of|about)|a (?:lesson|lecture|talk|class|speech) (?:on|about)|asks? about|complain(?:s|ing) about) (?:(?:the|a|an|some|their|how) )?(?!how\b|to\b|his\b|her\b|my\b)(?:\w+ )?\w+(?= (?:to|with|while|in|at|on)\b|[,.;]|$)/gi,
    '$1',
  ],
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
