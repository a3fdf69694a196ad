/** Who may want a picture or be given it. */
export const KIN =
  '(?:(?:grand|step)?(?:sons?|daughters?|mother|father|parents|kids|children|child)|(?:little |big |baby |older |younger )?(?:sisters?|brothers?)|kids?|toddlers?|wife|husband|mum|mom|dad|mam|grandma|grandpa|granny|nana|gran|nephews?|nieces?|aunt|uncle|cousins?|friends?|girlfriend|boyfriend|partner|fianc[eé]e?|boss|teacher|students?|pupils|class|team|neighbou?rs?|colleagues?|twins|family|boys|girls|boy|girl)'
export const WHOSE =
  "(?:my|our|his|her|their|the)(?: (?:best|old|dear|youngest|eldest|oldest|two|three|little|\\d+[- ]years?[- ]old|\\w+['’]s))*"
const PERSON_ASKED_FOR = `${WHOSE} ${KIN}(?: and (?:i|${WHOSE} ${KIN}))?`

const PRAISE =
  '(?:nice|pretty|beautiful|lovely|cute|cool|good|great|fun|funny|simple|big|little|small|colou?rful|cheerful|happy|cosy|cozy|warm|calm|calming|dreamy|romantic|realistic|fancy|new|special|custom|printable|festive|magical|sweet|peaceful|detailed|quick)'
const KIND =
  "(?:birthday|christmas|xmas|easter|halloween|greeting|holiday|valentines?|wedding|anniversary|thank you|get well|postal|party|save the date|colou?ring|book|album|phone|desktop|wall|story ?book|children[’']?s book|bedtime)"
export const MEDIUM =
  '(?:pictures?|images?|photos?|photographs?|pics?|posters?|paintings?|illustrations?|drawings?|sketch(?:es)?|artworks?|art prints?|prints?|cards?|postcards?|invitations?|invites?|flyers?|leaflets?|banners?|wallpapers?|backgrounds?|covers?|scenes?|murals?|canvas|visuals?|design|something|anything|page)'
/** “A cheerful birthday card”. */
const PICTURE = `(?:(?:an?|the|this|that|some|one|another|any) )?(?:${PRAISE},? (?:and )?)*(?:${KIND} )?${MEDIUM}`
/** For whom or what it is made, and where it will be seen. */
const FOR =
  "(?:for|to hang|to put|to print|to give|to send|to frame|to go|i can|we can|that i can|that we can)(?: (?!of\\b|showing\\b|with\\b|where\\b|depicting\\b|about\\b)[\\w'’-]+){1,9}?"
const SHOWING =
  '(?:of|showing|shows?|with|depicting|featuring|displaying|about|where|in which|on which|that shows?|that has|that depicts|which shows?|that says|containing|inspired by)'

const SO = '(?:(?:please|pls|maybe|just|kindly|then|also|really|so|and|but|if possible|quickly) )*'
const YOU_DRAW = `(?:(?:can|could|would|will) (?:you|u)|(?:are you|be) able to|is it possible to|i (?:want|need|would like|d like) you to|help me(?: to)?) ${SO}(?:draw|paint|make|create|generate|show|give|do|design|produce|illustrate|imagine|render|sketch|help me(?: to)? (?:draw|paint|make|create|design))(?: me| us)?(?: up)?`
const DRAW_ME = `(?:draw|paint|create|generate|design|illustrate|make|show|give|imagine|sketch|render)(?: me| us)?(?= (?:an?|the|my|our|some|two|three|one|${MEDIUM})\\b)`
/** “Make the ice blue” says more of a picture that has been told already. */
const DRAW_ANEW = DRAW_ME.replace('|the|', '|')
const WANT =
  "(?:want(?:s|ed)?|wanna|needs?|needed|wish(?:es)? for|would (?:really )?(?:like|love|enjoy|appreciate)|['’]?d (?:really )?(?:like|love)|(?:has |have )?asked (?:me )?for|asks (?:me )?for|(?:is|are|am|['’]m|['’]re|was) (?:looking|searching|hoping|dreaming|wishing|longing|asking)(?: for| of)?|dreams? of|keeps? asking(?: me)? for|begged(?: me)? for)"
const I_WANT = `(?:i|we|im|id) ?${SO}${WANT}`

/** Of somebody else who wants the picture, who that is. */
export const PERSON_ASKING = new RegExp(
  `\\b(${PERSON_ASKED_FOR}) ${SO}(?!is\\b|are\\b|was\\b|were\\b)${WANT} (?!to\\b)`,
)

const IMAGINED =
  "(?:picture this|imagine(?: this)?|think of|just imagine|what if|let['’]?s (?:see|say|imagine|have)|how about|what about)"
const REMEMBER =
  '(?:(?:still |often |always |sometimes |once |just |recently |also |once again |did ||clearly |fondly |vividly |will (?:never|always) |can (?:still )?)*(?:remember|recall|forget|miss|picture|see|saw|watched|noticed|imagine|imagined|spotted|cherish|dreamt|dreamed|met|came across|keep thinking)(?: of| about| back to| that| how| when| when| the way| once)*|(?:had|have|keep having) (?:an?|this|the same) (?:\\w+ )?(?:dream|memory|vision|idea)(?: of| about| in which| where| that)*|(?:was|am|were|are|keep) (?:thinking|dreaming|reminded)(?: back)? (?:of|about|to))'

const START = '(?<=^\\s*|[.,;:!?]\\s*(?:and |but |so )?)'

/** Takes leave of who asks, for whom, and what was before: what is left is what is to be seen. In this order. */
export const WISHES: readonly (readonly [RegExp, string])[] = [
  [
    /^\s*(?:(?:hello|hi|hey|hiya|dear \w+|good (?:morning|evening|afternoon|day)|greetings|thanks|thank you|ok|okay|so|well|yes|um|please|pls)(?: there| all| everyone| everybody)?\b[\s,.!:-]*)+(?=\w)/g,
    '',
  ],
  [/[,.!;]?\s*(?:thank you|thanks|thx|cheers)(?: (?:so|very) much| a lot| in advance)?[\s.!]*$/g, ''],
  [
    /(?<=^\s*)i (?:really |just |have |always |so |do )*(?:love|like|adore|wanted to see|dreamed of|dream of seeing)(?: how| when| the way)? (?!to\b|my\b|you\b)/g,
    '',
  ],
  [
    new RegExp(
      `^\\s*(?:i am|i['’]?m|we are|we['’]re) (?:an? )?(?:[\\w-]+ ){1,3}and (?:(?:i|we) )?(?=${WANT})`,
      'g',
    ),
    'i ',
  ],
  [
    new RegExp(
      `\\b(?:${I_WANT} to |to )(?:surprise|thank|congratulate|cheer up|impress|invite|welcome) ${WHOSE} ${KIN}(?: up)? with(?= )`,
      'g',
    ),
    '',
  ],
  // What comes before an outright wish says why it is made.
  [
    new RegExp(
      `^(?!.*["“”])(?=[^.,;:!?]*\\b(?:i|we|im|my|our|me|us|its|it['’]s|this is|for)\\b).*?(?:[.,;:!?]\\s*|\\b(?:so|and) )(?:and |so |then )?(?:${YOU_DRAW}|${SO}${DRAW_ANEW}|${I_WANT}|${SO}(?:draw|paint|make|create) (?=${MEDIUM}))(?= (?!(?:it|this|that|them|him|her|to|look|sure|him|more|less|(?:something|anything|a picture|one) (?:like|similar)|(?:(?:an?|the|some) )?(?:\\w+ )?(?:pictures?|photos?|images?|drawings?|paintings?|portraits?|one) of (?:them|him|her|it|us|this|that|both))\\b)[\\w'’-]+ [\\w'’-]+ [\\w'’-]+)`,
      'g',
    ),
    '',
  ],
  [
    new RegExp(
      `^\\s*for ${WHOSE.replace('(?:my', '(?:an?|my')} (?:[\\w-]+ ){0,3}?(?:project|presentation|class|lesson|homework|birthday|anniversary|wedding|party|website|blog|room|bedroom|nursery|wall|office|shop|living room|${KIN})s?[,:;]? (?=(?:i|we|please|can|could|draw|paint|make|create|an?|some)\\b)`,
      'g',
    ),
    '',
  ],
  // Where it is to hang.
  [
    /,? (?:(?:big|large|bright|clear|bold|simple)(?: and|,)? )*\bfor (?:the|our|my|a) (?:\w+ )?(?:wall|notice ?board|bulletin board|display board|door|fridge|nursery|waiting room|hallway)\b(?= *(?:[.,;!]|$))/g,
    '',
  ],
  [new RegExp(`${START}${SO}${YOU_DRAW}`, 'g'), ' '],
  [
    new RegExp(
      `${START}(?:it (?:would|['’]d|will|might) be (?:so |really |very )?\\w+ (?:to (?:have|see|get|show|make)|if (?:you (?:could|would|can) (?:\\w+)(?: me)?|there (?:was|were|is)|i (?:could|had) (?:have|get|see)?))|is there (?:any )?(?:way|chance) (?:to|you could) (?:get|see|have|make|draw)|(?:what i (?:want|need|would like) is|my (?:idea|wish|dream) is|the idea is))`,
      'g',
    ),
    ' ',
  ],
  [
    new RegExp(
      `${START}(?:${I_WANT}|${PERSON_ASKED_FOR} ${SO}(?!is\\b|are\\b|was\\b|were\\b)${WANT})(?: (?:to (?:see|have|get|show|make|draw|paint|order|print)|(?:you|me|us) to (?:draw|paint|make|create|show|give)(?: me| us)?))?(?= (?!to\\b)\\w)`,
      'g',
    ),
    ' ',
  ],
  [new RegExp(`${START}${SO}${DRAW_ME}`, 'g'), ' '],
  [new RegExp(`${START}${IMAGINED}[\\s,:]*(?=\\w)`, 'g'), ' '],
  // What somebody likes who gets a card is done by them; a party that guests are asked to is seen itself.
  [
    new RegExp(
      `${START}\\s*${SO}${PICTURE} for (${WHOSE} ${KIN})[.,;:]? (?:and |who |as |because )?(?:he |she |they )?(?=(?:loves?|likes?|enjoys?) (?:to\\b|\\w+ing\\b))`,
      'g',
    ),
    ' $1 who ',
  ],
  [
    new RegExp(
      `${START}\\s*${SO}${PICTURE} (?:for|to) (?=(?:an?|our|my|the) (?:\\w+ ){0,2}(?:party|picnic|festival|concert|barbecue|fair|market|reception|ball|dinner)\\b)(?!.* (?:of|showing|depicting|featuring)\\b)`,
      'g',
    ),
    ' ',
  ],
  [
    new RegExp(
      `${START}\\s*${SO}${PICTURE} (?:that |which )?${WHOSE} ${KIN} (?:would|will|might|is going to) (?:love|like|enjoy|adore)(?: to \\w+)?\\s*[,:;.]`,
      'g',
    ),
    ' ',
  ],
  [new RegExp(`${START}\\s*${SO}${PICTURE},? ${FOR}(?: ${SHOWING}\\b|\\s*[:;,.](?=\\s*\\w))`, 'g'), ' '],
  [
    new RegExp(
      `^\\s*${SO}${PICTURE}(?: (?:please|pls))?(?: ${SHOWING}\\b|\\s*[:;](?=\\s*\\w))(?! (?:the )?(?:word|text|title))`,
      'g',
    ),
    ' ',
  ],
  [
    /[,.;!]?\s*(?:it['’]?s|this is|that['’]?s|it is|meant|intended|as a (?:gift|present|surprise)) for (?:my|our|an?|the|her|his) [^,.;:!]*(?=[,.;:!]|$)/g,
    '',
  ],
  [
    /[,;.]?\s*\b(?:and |so |please )*(?:draw|paint|show) (?:her|him|it|them|us|this|that)\b(?= *(?:[,;.!]|$))/g,
    '',
  ],
  [/[,;.]?\s*(?:please|pls)\s*(?=[,.;!?]|$)/g, ''],
  // Who looks, remembers or tells is not seen.
  [
    /\b(?:back )?(?:when|where|since|while) (?:i|we) (?:was|were|am|are) (?:still )?(?:(?:a |an )?(?:very )?(?:little|young|small|kids?|child(?:ren)?|boys?|girls?|teenagers?|babies|growing up|\d+)(?: (?:kids?|child(?:ren)?|boys?|girls?|years old))?)\b,?/g,
    '',
  ],
  [new RegExp(`${START}(?:and |but )?(?:i|we) ${REMEMBER}(?= \\w)`, 'g'), ' '],
  [new RegExp(`\\b(?:and|but) (?:i|we) ${REMEMBER}(?= \\w)`, 'g'), ','],
  [
    /\b(?:thinking (?:back )?(?:of|about|to)|(?:childhood |fond |happy |sweet |old |early )*memor(?:y|ies) (?:of|from|about)|remind(?:s|ed|ing) me of|in memory of)\b/g,
    '',
  ],
  [/\b(?:my|our) childhood summers?\b/g, 'summer'],
  [/\b(?:my|our) childhood(?: (?:days|years|memories))?(?= |[,:])/g, ''],
  [
    /\b(?:my|our|the) (?:old )?home ?(?:town|village)['’]?s? (?=\w)(?!in\b|at\b|on\b|with\b|under\b|during\b|is\b|by\b)/g,
    '',
  ],
  [
    /\blast (?:year|week|weekend|month|night|time|holidays?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b,?/g,
    '',
  ],
  [/\blast (summer|winter|spring|autumn|fall)\b/g, '$1'],
  [
    /\b(?:we|i) (?:all |once |just |often )*(?:went|drove|hiked|travell?ed|flew|moved|took a trip|used to go) (?:down |up |out |back )?to\b/g,
    'at',
  ],
  [/\bthere(?:['’]s|s| is| are| was| were) (?=(?:an?|the|some|one|two|three|many|lots|no)\b)/g, ''],
  [/\b(?:do )?you know (?:those|these|the|that|how)\b/g, ''],
  [/[,.;?!]\s*(?:something )?like (?:that|this|those)\b/g, ','],
  [/\bwhat ((?:an?|the|my) [\w -]+?) (?:would|might|could|will) look like\b/g, '$1'],
  [
    /\b(?:who(?:['’]s| is)? |which is |that is |is )?(?:called|named) (?!the\b|an?\b|after\b|it\b|him\b|her\b)[\w'’-]+(?= |[,.;]|$)/g,
    '',
  ],
  // “My best friend is a nurse”.
  [
    new RegExp(
      `\\b${WHOSE} ${KIN} (?:is|was|works as) (?=an? )(?! (?:\\w+ )?(?:bit|little|lot|huge|big) )`,
      'g',
    ),
    '',
  ],
  [/\b(?:who|that|which) (?:lives?|lived) (?=(?:in|on|under|inside|by) )/g, ''],
  [/\b(?:took|takes|taking) (?:his|her|their|its) (?:very )?first steps\b/g, 'walking'],
  // Somebody who speaks of themself is seen, where they do something.
  [
    /\bmy (?:wife|husband|girlfriend|boyfriend|partner|fianc[eé]e?) and (?:i|me)\b|\b(?:me|i) and my (?:wife|husband|girlfriend|boyfriend|partner|fianc[eé]e?)\b/g,
    'a couple',
  ],
  [
    /\b(?:picture|photo|drawing|portrait|painting) of us\b|^\s*(?:the two of )?us(?= \w+ing\b| (?:on|in|at|by|under|with)\b)/g,
    'a couple',
  ],
  [
    /(?<=^|[,.;:!?]|\b(?:and|while|where)\b)(\s*)(?:i am|i['’]m|im|i was)(?= (?:just |slowly |happily |quietly |sound )*(?:\w+ing|asleep)\b)/g,
    '$1a person',
  ],
  [
    /(?<=^|[,.;:!?]|\b(?:and|while|where)\b)(\s*)(?:we are|we['’]re|we were|we)(?= (?:all |just |happily )*\w+ing\b)/g,
    '$1a family',
  ],
  [/^\s*me (?=(?:asleep|\w+ing|on|in|at|with|as)\b)/g, 'a person '],
  [/\b(?:we|they) (?:all )?built (?=an? )/g, 'a family building '],
]
