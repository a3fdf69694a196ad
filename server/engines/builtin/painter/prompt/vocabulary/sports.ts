/** Who may be at a sport. */
const WHO =
  '(?:people|persons?|friends?|wom[ae]n|m[ae]n|girls?|boys?|child|children|kids?|lad(?:y|ies)|guys?|players?|students?|sisters?|brothers?|m[ou]m|mother|dad|father|grand(?:ma|pa|mother|father|mothers|fathers|son|daughter|parents)|grann(?:y|ies)|sons?|daughters?|couple|famil(?:y|ies)|teenagers?|teens|toddlers?|monks?|nuns?|soldiers?|sailors?|workers?|neighbou?rs?|athletes?|teams?|twins?|pensioners?|he|she|robots?|aliens?|astronauts?|cats?|kittens?|dogs?|pupp(?:y|ies)|bears?|pandas?|rabbits?|bunn(?:y|ies)|mice|mouse|fox(?:es)?|penguins?|monkeys?|frogs?|pigs?|raccoons?|squirrels?|elephants?|koalas?|sloths?|dinosaurs?|skeletons?|wizards?|knights?|vikings?|pirates?|zombies?)'
const MEETING =
  '(?:match(?:es)?|game|final|tournament|contest|competition|training|practice|lesson|class|session|races?|championship|bout|duel|fight|night|club|event|meet|gala|team|players?|kids?|champions?)'
const BEFORE = '(?:an? |the |some |their |our |my |his |her )?'
const HOW = '(?:friendly |fierce |epic |professional |competitive |olympic |local |women s |mens |womens )?'
/** Said of one who does it. */
const DOING =
  '(?:(?:are |is )?(?:play(?:ing|s)?|hav(?:ing|e)|enjoy(?:ing|s)?|do(?:ing|es)?|practi[sc](?:ing|es?)|learn(?:ing|s)?|try(?:ing|s)?|compet(?:ing|es?) in|perform(?:ing|s)?|taking part in|at|in|during) )?'
/** Of a word that stands before its gear or its ground, those are meant. */
const GEAR =
  '(?! (?:balls?|tables?|rackets?|racquets?|bats?|clubs? (?:and|leaning|on|in)|courts?|nets?|fields?|pitch(?:es)?|shoes?|boots?|shirts?|jerseys?|alleys?|lanes?|pins?|trophy|trophies|medals?|helmets?|gloves?|boards?|course|courses|carts?|cars?|sticks?|logo|poster|stadium|suits?|uniforms?|pads?|mats?|rings?|caps?|stars?|holes?|hoops?|gear|fences?)\\b)'

/** A sport by its words, who is seen at it where nobody is named, and what whoever is at it does. */
const SPORTS: readonly (readonly [names: string, players: string, deed: string])[] = [
  ['table[ -]?tennis|ping[ -]?pong', 'two friends', 'at a pingpongtable'],
  ['badminton', 'two friends', 'at a badmintonnet'],
  ['beach[ -]?volley ?ball', 'four friends', 'at a volleyballnet on a beach'],
  ['volley ?ball|sepak takraw', 'four friends', 'at a volleyballnet'],
  ['table football|foosball', 'two friends', 'at a foosballtable'],
  ['billiards|snooker|(?<=\\b(?:playing|plays|play|shooting|game of) )pool', 'two men', 'at a pooltable'],
  ['judo|jiu ?jitsu|ju ?jitsu', 'two judokas', 'hipthrowing'],
  [
    'sumo(?: wrestling)?(?= (?:match|bout|fight|tournament|wrestling|ring)| ?,| ?$)',
    'two sumos',
    'grappling',
  ],
  ['(?<!arm |sumo )wrestling', 'two athletes', 'grappling in a gym'],
  ['taekwondo|tae kwon do|kick ?boxing|muay thai|martial arts', 'two karatekas', 'kicking'],
  ['kendo', 'two samurai', 'fighting with swords'],
  [
    'fencing(?= (?:match|bout|duel|lesson|club|tournament|competition|class|training)| ?,| ?$)',
    'two fencers',
    'fighting with swords',
  ],
  ['rugby scrums?|scrums?', 'two rugbyplayers', 'scrumming'],
  [
    'rugby|american football|gridiron|aussie rules|touch football',
    'three rugbyplayers',
    'running with a rugby ball',
  ],
  [
    'lacrosse|hurling|camogie|field hockey|street hockey|floorball|shinty|bandy',
    'three athletes',
    'holding a hockeystick on a sports field',
  ],
  ['(?:mini|crazy|miniature) ?golf', 'two children', 'holding a golfclub on a golf course'],
  ['golf', 'a man', 'holding a golfclub on a golf course'],
  ['(?:ten ?pin )?bowling(?! balls?)', 'two friends', 'throwing a bowling ball in a bowling alley'],
  ['boules|petanque|bocce|lawn bowls', 'three grandfathers', 'throwing holding an ironball by a boulesset'],
  ['curling', 'two athletes', 'kneeling by a curling stone in an ice arena'],
  [
    '(?<=\\b(?:playing|plays|play|of|throwing) )darts|(?<=^ )darts(?= (?:in|at|match|game|night)| ?$)',
    'two men',
    'throwing a dart in a pub with a dartboard on the wall',
  ],
  ['high[ -]jump(?:ing)?', 'an athlete', 'barjumping'],
  ['pole[ -]?vault(?:ing)?', 'an athlete', 'polevaulting'],
  ['(?:long|triple)[ -]jump(?:ing)?', 'an athlete', 'jumping on a running track'],
  ['(?:\\d+ ?m(?:et(?:er|re)s?)? )?hurdl(?:es|ing)(?: race)?', 'an athlete', 'hurdlejumping'],
  ['javelin(?: throw(?:ing)?)?', 'an athlete', 'throwing holding a javelinspear on a running track'],
  [
    '(?:discus|hammer)(?: throw(?:ing)?)|shot ?put(?:ting)?',
    'an athlete',
    'throwing holding an ironball on a running track',
  ],
  [
    'relay(?: race)?|sprint(?:ing)?(?: race)?|track and field|athletics',
    'three runners',
    'running on a running track',
  ],
  ['sports day|field day', 'three children', 'running on a running track'],
  [
    'swimming (?:race|competition|gala|meet|championship)|synchroni[sz]ed swimming|water ballet',
    'three women',
    'swimming in a swimming pool',
  ],
  ['water ?polo', 'three women', 'swimming in a swimming pool with a ball'],
  ['(?:cliff|high)[ -]?diving', 'a man', 'diving off a cliff into the sea'],
  [
    'squash(?= (?:match|game|tournament|lesson|club))',
    'two friends',
    'racketing holding a tennis racket in a sports hall',
  ],
  ['(?<!table )tennis', 'two tennisplayers', 'racketing holding a tennis racket on a tennis court'],
  ['bmx(?:ing)?', 'a boy', 'riding a bicycle on a dirt road'],
  ['canoe slalom|canoe (?:race|racing)', 'a man', 'in a canoe on a river'],
  ['bouldering|climbing wall', 'a rock climber', 'climbing on a cliff'],
  ['dodge ?ball|handball|net ?ball', 'three athletes', 'throwing a ball in a sports hall'],
  ['sack[ -]race', 'three children', 'jumping holding a racingsack'],
  ['egg and spoon race', 'three children', 'running holding a spoon'],
  ['three[ -]legged race', 'two children', 'running hand in hand'],
  ['tai ?chi|qi ?gong', 'three women', 'spreading'],
  ['zumba|aerobics', 'four women', 'dancing in a dance studio'],
  [
    'push[ -]?ups?|press ups?|(?<!\\b(?:carr\\w+|hold\\w+|saw\\w+|plan\\w+|cut\\w*|sand\\w+|paint\\w+|walk\\w* the|nail\\w*|stack\\w*|lift\\w+|wooden|of|on|with|long|heavy) (?:(?:an?|the|some) )?)planks?(?= ?,| ?$)',
    'a man',
    'planking',
  ],
  ['hand ?stands?|head ?stands?', 'a girl', 'handstanding'],
  ['cart ?wheels?(?= ?,| ?$| (?:on|in|at|down|across|along|through|by))', 'a girl', 'cartwheeling'],
  ['somersaults?|back ?flips?|front ?flips?|summersaults?', 'a boy', 'somersaulting'],
  ['skipping rope|jump ?rope|rope skipping', 'a girl', 'ropeskipping'],
  ['gymnastics(?= (?:competition|class|training|lesson|club|meet))', 'a gymnast', 'on a balance beam'],
  ['parkour|free ?running', 'a young man', 'jumping'],
  ['rodeo', 'a cowboy', 'riding a bull in an arena'],
  ['motocross|dirt biking', 'a man', 'riding a dirt bike on a dirt road'],
  ['show ?jumping|steeplechase', 'a woman', 'riding a jumping horse'],
  [
    '(?<!water |marco )polo(?= (?:match|game|player|tournament|team)| ?,| ?$)',
    'two men',
    'riding horses on a meadow',
  ],
]

/** Those who are called after their sport. */
const NAMED_AFTER: readonly (readonly [RegExp, string])[] = [
  [
    /\bwheelchair (tennis|basketball|rugby|table tennis|badminton|curling|fencing)\b(?: (?:players?|match|game|team|final))?/g,
    'man in a wheelchair playing $1',
  ],
  [
    /\b(?:pole ?vaulter|polevaulter)(s?)\b(?: (?:clear|jump|flying|sail|leap|going|soar)\w*(?: over)? (?:the |an? )?(?:bar|crossbar)?)?/g,
    'athlete$1 polevaulting',
  ],
  [
    /\bhigh ?jumper(s?)\b(?: (?:clear|jump|flying|sail|leap|going)\w*(?: over)? (?:the |an? )?(?:bar|crossbar)?)?/g,
    'athlete$1 barjumping',
  ],
  [/\bhurdler(s?)\b/g, 'athlete$1 hurdlejumping'],
  [/\bjavelin thrower(s?)\b/g, 'athlete$1 throwing holding a javelinspear'],
  [/\b(?:shot ?putter|discus thrower|hammer thrower)(s?)\b/g, 'athlete$1 throwing holding an ironball'],
  [
    /\b(?:pool|snooker|billiards) players?(?: (?:leaning|bending)(?: over (?:the|an?|his|her) (?:\w+ )?table)?)?/g,
    'man at a pooltable',
  ],
  [/(?<!\btable )\btennis player\b/g, 'tennisplayer racketing holding a tennis racket on a tennis court'],
  [/\brodeo (?:riders?|cowboys?)\b/g, 'cowboy riding a bull in an arena'],
  [/\bski ?jump(?:ers?|ing)\b/g, 'skier in the mountains'],
  [new RegExp(`^(?!.*\\b${WHO}\\b)(.*?)\\btug ?(?:of|o) ?war\\b`, 'g'), '$1four men playing tug of war'],
  [/\bgoal ?keepers? (?:dive|save)s?\b/g, 'goalkeeper diving'],
  [
    /\bpenalty (?:kick|shoot ?out)s?\b(?<!\b(?:save|saving|stop|stopping) (?:an? |the )?penalty \w+)/g,
    'a footballer kicking a football on a football pitch',
  ],
  [/\bgoal celebrations?\b/g, 'three footballers cheering on a football pitch'],
  [
    /\b(?:football|soccer|rugby|hockey|sports?|baseball|basketball) fan(s?)\b(?! club)/g,
    'supporter$1 cheering in a stadium',
  ],
  [/\bfigure skater(s?)\b/g, 'iceskater$1 dancing'],
  [/\b(?:figure skating|ice dancing)\b/g, 'an iceskater dancing'],
  [/\bspeed skat(?:ing|ers?)\b/g, 'three iceskaters sliding'],
  [/\b(?:wind ?surfer|wind ?surfing|sailboarder)\b/g, 'windsurfer on the sea'],
  [/\b(?:kite ?surf(?:er|ing)|kite ?board(?:er|ing))\b/g, 'kitesurfer on the sea'],
  [/\b(?:bob ?sleigh|bob ?sled|luge)(?: (?:run|race|team|ride))?\b/g, 'bobsled in the snow'],
  [/\b(?:go ?)?karting\b/g, 'go kart on a road'],
  [
    /\b(?:an? |the |two )?(?:(?:womens?|mens?|girls|boys|university|college|school|student|olympic|early|eight|four) )*(?<!dragon )(?:rowing|boat) (?:races?|teams?|crews?|clubs?|regattas?|eight|four|training)(?: rowing| training)?\b/g,
    'a rowingshell',
  ],
  [/\bhorse ?(?:race|racing)s?\b(?! (?:track|course|jockey))/g, 'three jockeys on a racecourse'],
  [
    /\bsumo ?wrestlers\b(?= ?,| ?$| (?:in|on|at|fighting|wrestling|pushing|grappling|during|facing))/g,
    'two sumos grappling',
  ],
  [
    /(?<=\bsumos grappling )(?:fighting|wrestling|pushing(?: each other)?|grappling|facing each other)\b/g,
    '',
  ],
  [/\b(?:rowers|oarsmen)\b(?! (?:in|on) (?:an?|the) (?:\w+ )?(?:boat|galley|ship))/g, 'rowingshell'],
  [/\b(?:arm ?wrestling)(?: (?:match|contest))?\b/g, 'sitting at a table'],
]

const ofSport = ([names, players, deed]: (typeof SPORTS)[number]): (readonly [RegExp, string])[] => {
  const sport = `${BEFORE}${HOW}(?:(?:game|match|round|bit|spot|set) of )?\\b(?:${names})\\b${GEAR}(?: ${MEETING}\\b)?(?! (?:table|ball))`
  return [
    [new RegExp(`(?<=\\b${WHO}\\b[^,]*)\\b${DOING}${sport}`, 'g'), deed],
    [new RegExp(`\\b(?:play(?:ing|s)? |do(?:ing)? )?${sport}`, 'g'), `${players} ${deed}`],
  ]
}

/** Sports in words that the tables know: a match, a lesson or somebody’s deed is seen as those who are at it. */
export const SPORT_PHRASES: readonly (readonly [RegExp, string])[] = [
  ...NAMED_AFTER,
  ...SPORTS.flatMap(ofSport),
]
