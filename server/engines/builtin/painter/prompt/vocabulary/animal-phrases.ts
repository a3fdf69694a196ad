import { COSTUMES } from './costumes.ts'

const BEAST =
  '(?:turtle|tortoise|whale|dragon|snail|elephant|crab|fish|bear|wolf|fox|stag|deer|cat|dog|frog|toad|manta ray|ray|dinosaur|snake|lizard|mammoth|owl|bird|beast|creature|golem|rhino|hippo|camel|bull|ox|octopus|jellyfish|shark|goat|sheep|hedgehog|rabbit|beetle)s?'

/** Lands and settlements, and what each of them is on a back. */
const LANDS: readonly (readonly [string, string])[] = [
  ['(?:village|town|hamlet|farm|settlement|kingdom|world|community|harbou?r|port|island)', 'landvillage'],
  ['(?:city|metropolis|civili[sz]ation|skyline)', 'landcity'],
  [
    '(?:forest|jungle|wood|woods|woodland|garden|meadow|grove|ecosystem|trees|palm trees|mountains?)',
    'landforest',
  ],
  ['(?:castle|palace|fortress)', 'castle'],
  ['(?:house|cottage|home|cabin|hut)', 'cottage'],
  ['(?:temple|pagoda|shrine)', 'pagoda'],
  ['lighthouse', 'lighthouse'],
]
const LIKE = '((?:(?!and\\b|on\\b|with\\b|of\\b|by\\b)\\w+ ){0,4}?)'
const BUILT =
  '(?:(?:is |are |that is |that was |sits |sitting |built |standing |growing |living |perched |balanced |carried |resting |nestled |located |situated |right |up |high |entirely )*)'
const HUGE = '(?:giant|gigantic|huge|enormous|colossal|massive|great|titanic|mountain sized)'
const BODY = '(?:back|shell|shoulders|head|carapace)'

/** “A village on the back of a giant turtle”, “a whale carrying a city on its back”: the animal is what carries it. */
const ON_BACKS = LANDS.flatMap(([land, piece]): [RegExp, string][] => [
  [
    new RegExp(
      `\\b(?:an? |the |some )?${LIKE}${land} ${BUILT}(?:on|atop|upon|on top of|across|over) (?:the )?${BODY} of (an?|the) ${LIKE}(${BEAST})\\b`,
      'g',
    ),
    `$2 $3$4 bearingaloft a ${piece}`,
  ],
  [
    new RegExp(
      `\\b(?:an? |the |some )?${LIKE}${land} ${BUILT}(?:on|atop|upon|on top of) (an?|the) ${LIKE}(${BEAST}) ${BODY}\\b`,
      'g',
    ),
    `$2 $3$4 bearingaloft a ${piece}`,
  ],
  [
    new RegExp(
      `\\b(?:an? |the |some )?${LIKE}${land} ${BUILT}(?:on|atop|upon|on top of|in|inside|inside of|within) (?:the (?:belly|mouth|body|skeleton) of )?(an?|the) ((?:\\w+ )?${HUGE} (?:\\w+ )?)(${BEAST})\\b`,
      'g',
    ),
    `$2 $3$4 bearingaloft a ${piece}`,
  ],
  [
    new RegExp(
      `\\b(?:(?:that|who|which) )?(?:is |are )?(?:carrying|carries|bearing|bears|with|has|having|holding|supporting) (?:(?:an?|the|some|its) )?${LIKE}${land} ${BUILT}(?:on|atop|upon|on top of|across|over) (?:its|his|her|their) ${BODY}\\b`,
      'g',
    ),
    `bearingaloft a ${piece}`,
  ],
])

/** What people call the young of a kind, by the grown one's name. */
const YOUNG: readonly (readonly [string, string])[] = [
  ['ducks?', 'duckling'],
  ['goose|geese', 'gosling'],
  ['swans?', 'cygnet'],
  ['chickens?|hens?', 'chick'],
  ['dogs?', 'puppy'],
  ['cats?', 'kitten'],
  ['sheep', 'lamb'],
  ['deer', 'fawn'],
]

/** What is said of animals and creatures of stories, and the words that the tables know it by. Before all other phrases. */
export const ANIMAL_PHRASES: readonly (readonly [RegExp, string])[] = [
  ...ON_BACKS,
  // A shell that is none of its own.
  [
    /\b(?:that |which |who )?(?:uses|using|wearing|wears|with|has|having|carrying) (an?) ((?:\w+ ){0,2}?)(?:chapel|church|cathedral)(?= (?:as|for) (?:its|a|the|his|her) (?:shell|home|house)\b)/g,
    'bearingaloft $1 church',
  ],
  [
    /\b(?:that |which |who )?(?:uses|using|has|having|carrying) (an?) ((?:\w+ ){0,3}?\w+)(?= (?:as|for) (?:its|a|the|his|her) (?:shell|home|house)\b)/g,
    'bearingaloft $1 $2',
  ],
  [/(?<=\bbearingaloft .*) (?:as|for) (?:its|a|the|his|her) (?:shell|home|house)\b/g, ''],
  ...YOUNG.map(
    ([grown, young]) => [new RegExp(`\\bbaby (?:${grown})\\b(?! (?:food|toy|shower))`, 'g'), young] as const,
  ),
  [/\b(?:nova scotia )?(?:duck )?tolling retriever(?=s?\b)|\bnova scotia duck toller(?=s?\b)/g, 'toller'],
  [/\bt ?,? rex(?:es)?\b/g, 'trex'],
  // “A merchant, half toad” is a toad that trades.
  [new RegExp(`\\b(${[...COSTUMES].join('|')}) ?,? half (?:an? )?(${BEAST})\\b`, 'g'), '$2 $1'],
  // Of a roast nothing is alive.
  [/\b(?:spit )?roast(?:ed)? (?:wild |suckling |whole )*(?:boar|pig|hog|piglet)\b/g, 'roast ham'],
  [/(?<=\b(?:wearing|in|wears|with) (?:an? |his |her |its )?(?:\w+ )?)(?:full )?plate armou?r\b/g, 'armor'],
  // What a machine is shaped like is not told from what it is.
  [/\b\w+ shaped (?=(?:\w+ )?(?:mechs?|mecha|robots?)\b)/g, ''],
  [/\bpilot(?:ing|s) (?=(?:an?|the|his|her|its) (?:\w+ ){0,2}(?:mechs?|mecha|giant robot)\b)/g, 'driving '],
  // Who performs there is in its ring.
  [
    /\b(?:during|at|in|inside) (?:an?|the) circus(?: show| performance| act)?\b(?! (?:tent|ring|train|poster))(?=.*\b(?:perform\w*|juggl\w*|ball|trapeze|acrobats?|balanc\w*|unicycle)\b|(?<=\b(?:perform\w*|juggl\w*|ball|trapeze|acrobats?|balanc\w*|unicycle)\b.*))/g,
    'in a circus ring',
  ],
  // By the name of a whole class, one of it.
  [/\b(?:czechoslovak(?:ian)? |saarloos |czech )?wolf ?dogs?\b/g, 'wolf'],
  [
    /\bfeline(s?)\b(?!.*\b(?:lion|tiger|leopard|ocelot|lynx|panther|cheetah|jaguar|cat)s?\b)(?! (?:eyes?|features?|grace|face|ears?))/g,
    'cat$1',
  ],
  [/\bcanine(s?)\b(?! (?:teeth|tooth|features?))/g, 'dog$1'],
  [/\breptile(s?)\b(?! (?:house|skin))/g, 'lizard$1'],
  [/\bamphibian(s?)\b/g, 'frog$1'],
  [/\brodent(s?)\b/g, 'mouse$1'],
  [/\bzoo animals\b/g, 'a lion and an elephant and a zebra and a monkey'],
  [/\bprehistoric (?:animals|creatures|beasts)\b/g, 'a trex and a stegosaurus and a mammoth'],
  [
    /\b(?:trying to |learning (?:how )?to |attempting to )(?:understand|play|learn|figure out|master|solve) (?:the (?:game|rules) of )?(chess|checkers|poker)\b/g,
    'playing $1',
  ],
  [
    /\b(?:lecturing|lectures|giving (?:an? |the )?(?:lecture|lesson)|teaching) (?:on|about|in|us)? ?(?:\w+ )?(?:geometry|algebra|maths?|mathematics|calculus|physics|chemistry|history|biology|philosophy|statistics|topology)\b/g,
    'teaching in a classroom with a blackboard',
  ],
  // Gods that have an animal's head.
  [/\banubis(?: god)?\b/g, 'black jackal pharaoh'],
  [/\b(?:the god )?(?:horus|thoth)\b/g, 'anthropomorphic falcon'],
  [/\b(?:the goddess )?bastet\b/g, 'anthropomorphic black cat'],
  [/\b(?:the god )?sobek\b/g, 'anthropomorphic crocodile'],
  [
    /\bwere ?(?:creature|beast|animal)s? (?:consisting of|made of|mixture of|mix of|of) (?:an? )?human and (?:an? )?(\w+)/g,
    'anthropomorphic $1',
  ],
  [/\b(?:human|man|person|woman) (?:and )?(\w+) hybrid\b/g, 'anthropomorphic $1'],
  // Who is nobody's kind.
  [/\b(?:deep )?sea (?:creature|monster|beast)(?=s?\b(?! (?:attack|and)))(?<!\bgiant .*)/g, 'octopus'],
  [
    /\b(?:(?:eldritch|nightmare|nightmarish|shadow|dark|lovecraftian) )+(?:creature|beast|animal|monster|being)(?=s?\b)/g,
    'black monster',
  ],
  [/\b(?:swamp|bog|alien) (?:creature|beast|animal|monster)(?=s?\b)/g, 'green monster'],
  [/\b(?:demon|demonic|hell|fire) (?:creature|beast|animal|monster)(?=s?\b)/g, 'red monster'],
  [/\b(?:snow|ice|arctic) (?:creature|beast|monster)(?=s?\b)/g, 'white monster'],
  [
    /\b(?:(?:fluffy|furry|hairy|fuzzy|scary|horrible|strange|weird|bizarre|mythical|evil|cute|adorable|unknown|mysterious|monstrous|magical|fantasy|imaginary) )+(?:creature|beast)(?=s?\b)/g,
    'monster',
  ],
  [
    /^ ?(?:an? |the )?(?:creature|beast)(?=s? (?:sitting|standing|in|from|with|of the|that|who|lurking|hiding|emerging|walking)\b)/g,
    'monster',
  ],
  // Those who make music together are of their kind.
  [
    /\b(?:an? )?(?:choir|chorus) of ((?:\w+ )?)(\w+s|mice|geese|sheep|fish)\b(?! ?(?:boys|girls|children|angels|kids|people|monks|nuns|singers))/g,
    'four $1$2 singing',
  ],
  [
    /\b(?:an? |the )?((?:\w+ )?)(\w+) (?:is )?(?:singing|sings|performing) in (?:an? |the )?(?:barber ?shop )?(quartet|trio|duet)\b/g,
    '$3of $1$2s singing',
  ],
  [/\bquartetof\b/g, 'four'],
  [/\btrioof\b/g, 'three'],
  [/\bduetof\b/g, 'two'],
  // What they are in stories.
  [/\bwere ?(?:wolf|wolves)\b/g, 'anthropomorphic wolf'],
  [/\b(\w+) were(?:creature|beast|animal)\b/g, '$1'],
  [/\b(?:fauns?|satyrs?)\b/g, 'anthropomorphic goat'],
  [/\b(?:ice|frost|snow|crystal|water) golem(?=s?\b)/g, 'cyan golem'],
  [/\b(?:lava|fire|magma|flame) golem(?=s?\b)/g, 'red golem'],
  [/\b(?:mud|clay|wood|wooden|dirt) golem(?=s?\b)/g, 'brown golem'],
  [/\bmothm[ae]n\b/g, 'anthropomorphic moth'],
  [/\bpuss in boots\b/g, 'anthropomorphic cat in a cape and a hat'],
  [/\b(?:wendigo|forest spirit deer)\b/g, 'anthropomorphic deer'],
  [/\brudolph(?: the (?:red nosed )?reindeer)?\b/g, 'reindeer'],
  [/\bcheshire cat\b/g, 'purple cat'],
  [/\bfairy godmother\b/g, 'fairy'],
  [/\b(?:easter|christmas|dust) (?=(?:bunn(?:y|ies)|rabbits?)\b)/g, ''],
  [/\b(?:tree|forest|wood|nature) (?:spirit|guardian|elemental)(s?)\b/g, 'treant$1'],
  [/\bgingerbread m[ae]n\b/g, 'gingerbreadman'],
  // What a phoenix is of.
  [
    /,? ?\b(?:(?:all )?(?:aglow|ablaze|wreathed|engulfed|covered|clad|surrounded|glowing|burning|made) (?:with|in|by|of) |with (?:feathers of |wings of )?)(?:(?:bright|golden|orange|red|burning|brilliant|blazing|fiery|glowing) )*(?:flames?|fire)\b(?<=\b(?:phoenix|firebird)\b.*)/g,
    '',
  ],
  // What they do.
  [
    /(?<!\b(?:sharks?|orcas?|dolphins?|fish|piranhas?|crocodiles?) )\b(?:quartering|swooping (?:down )?(?:over|across|on|through|above)|patrolling|circling(?: over| above)?) (?=(?:an?|the)\b)/g,
    'flying over ',
  ],
  [/\bswooping(?: down)?\b/g, 'flying'],
  [
    /\b(?:just )?(?:leaving|emerging from|bursting (?:out of|from)|rising from|taking off from|lifting off from|coming out of) (?:the |a )?water\b/g,
    'flying above a lake',
  ],
  [
    /\b(?:performing|doing|does|performs) (?:some |a |his |her )?(?:magic|card|conjuring)(?: tricks?)?(?: with (?:a deck of )?cards)?\b/g,
    'holding playing cards',
  ],
  [/\b(?:waiting (?:on )?tables|serving (?:at )?tables)\b/g, 'waiter in a restaurant'],
  [/\b(?:breakfast|lunch|dinner|morning|evening|christmas|commuter) rush(?: hour)?\b/g, ''],
  [
    /\b(?:hanging|dangling|poking|sticking) (?:out of|from|out from) (?=(?:its|his|her|their) (?:mouth|beak|jaws)\b)/g,
    'in ',
  ],
  [
    /\b(?:clutching|holding|carrying|carries|with) (an?|the|its|his|her) ((?:\w+ )?)stick (?=in (?:its|his|her) (?:mouth|jaws|teeth)\b)/g,
    'with $1 $2branch ',
  ],
  [
    /(?<=\b(?:dog|puppy|retriever|labrador|collie|terrier|spaniel|beaver)\b[^,]*)\b(carrying|carries|fetching|chewing(?: on)?|holding) (an?|the) ((?:\w+ )?)stick\b/g,
    '$1 $2 $3branch',
  ],
  [
    /,? ?\b(?:(?:the|a|its|his|her) )?(?:\w+ )?(?:screen|monitor|light|lights|city|sky|moon) reflect(?:ed|ing|s)? (?:in|off|on) (?:its|his|her|their|the) (?:eyes?|glasses|sunglasses|face)\b/g,
    '',
  ],
  [/\btank tops?\b/g, 'shirt'],
  [/\bbathing (suit|costume)s?\b/g, 'swimsuit'],
  [
    /\bwith an orange (?=(?:balanced |sitting |resting )?on (?:its|his|her|their) head\b)/g,
    'with a tangerine ',
  ],
  [/\bfar below(?= ?,| *$)/g, ''],
  [
    /\b(eating|eats|munching(?: on)?|chewing(?: on)?|nibbling(?: on)?|holding) (?:(?:some|a|its|fresh|green) )*bamboo(?: (?:shoots?|stalks?|leaves|stems?|stick))?\b/g,
    '$1 a bamboosprig',
  ],
  [
    /\b(?:with|clutching|carrying|has|having) (an?|the|some|two|its) ((?:\w+ ){1,3})in (?:its|his|her|their) (?:beak|bill|talons)\b/g,
    'holding $1 $2',
  ],
  [
    /\b(cat|dog|fox|wolf|bear|rabbit|lion|tiger|owl|bird|deer|panda|mouse|raccoon|frog) (?:animal|creature)(?=s?\b)/g,
    '$1',
  ],
  // Where they are.
  [
    /(?<=\b(?:diggers?|excavators?|bulldozers?|backhoe)\b.*)\b(?:(?:(?:in|with) )?(?:lots of|plenty of|loads of|deep|all the|thick|wet) mud|in the mud|mud everywhere)\b/g,
    'on a construction site',
  ],
  [
    /\bon (?:an?|the|its) (?:(?:narrow|high|rocky|rock|stone|stony|steep|snowy|icy|sunny|cliff|mountain) )*(?:ledge|outcrop|crag)s?\b(?=.*\b(?:himalayas?|mountains?|alps|andes|rockies|peaks?)\b)/g,
    'on a mountain summit',
  ],
  [
    /(?<=\b(?:mountain goats?|ibex|chamois|bighorn|snow leopard|climber|mountaineer|hiker|markhor)\b.*)\bon (?:an?|the|its) (?:(?:very|narrow|high|rocky|rock|stone|stony|steep|snowy|icy|sunny|cliff|mountain|tiny|thin) )*ledges?\b/g,
    'on a mountain summit',
  ],
  [
    /\b(?:on top of|atop|on the top of|on|onto) (an?|the|my|our) (?:\w+ )?(?:book ?shelf|book ?case)(?= (?:in|at|of) (?:an?|the|my|our|his|her)\b)/g,
    'on $1 tall bookcase',
  ],
  [
    /\b(?:on top of|atop|on the top of|on|onto) (an?|the|my|our) (?:(?:\w+ )?(?:book ?shelf|book ?case)|(?<=\b(?:cat|kitten|hamster|mouse|rat|owl|parrot|bird|squirrel|snake|lizard|raccoon|ferret)s?\b.*)(?:\w+ )?shelf)\b/g,
    'on $1 tall bookcase in a library',
  ],
  [
    /\bon (an?|the|its) ((?:(?:narrow|high|steep|sunny) )*)(?:rocky|rock|stone|stony) (?:ledge|outcrop)s?\b/g,
    'on $1 $2rock',
  ],
  [
    /\b(?:(?:sitting|standing|playing|splashing|bathing|rolling|lying|wading|wallowing) )?in (?:an?|the|some) (?:(?!mud)\w+ )?puddles?\b(?! (?:on|of)\b)(?<=\b(?:dog|puppy|puppies|corgi|pug|labrador|retriever|duck|duckling|pig|piglet|frog|toad|bird|sparrow|robin)s? .*)/g,
    'on a rainpuddle',
  ],
  [
    /\b(?:(?:rolling|wallowing|playing|lying|sitting|standing|bathing|splashing|covered) (?:around )?)?in (?:an? |the |some )?(?:\w+ )?mud(?:dy)?(?: ?(?:puddle|bath|hole|pool))?\b(?<=\b(?:pig|piglet|hog|dog|puppy|hippo|hippopotamus|elephant|buffalo|rhino|boar|duck|frog)s?\b.*)/g,
    'on a brown rainpuddle',
  ],
  [/\b(through|in|along|across) the surf\b(?!.*\b(?:beach|ocean|sea)\b)/g, '$1 the waves on a beach'],
  // Who has hooves or paws goes through the waves where they come ashore.
  [
    /\b(running|runs|galloping|gallops|walking|walks|trotting|splashing|playing) (through|in|into|along|across) (?:the )?(?:(?:ocean|sea|crashing|shallow|foaming|small|gentle) )*(?:waves|surf|shallows)\b(?!.*\bbeach\b)/g,
    '$1 on a beach',
  ],
  [
    /\b(?:on|in|at the (?:middle|centre|center) of|weaving|spinning|building|making) (?:its|her|his|the|a) ((?:\w+ )?)(?:web|cobweb)\b/g,
    'on a $1spiderweb',
  ],
  [
    /\b(bat)s? (?:is |are )?(?:hanging|sleeping|asleep|hangs|sleeps)(?: upside down)?(?= (?:in|inside|from|on) (?:an?|the|its)\b)/g,
    'hanging$1',
  ],
  // Who is on the way to the sea is on its shore.
  [
    /\b(crawling|walking|running|waddling|making their way|going|heading|racing|crawl|hurrying)(?: down)? (?:to|towards?|into) the (?:sea|ocean|water)\b(?!.*\bbeach\b)/g,
    'walking on a beach',
  ],
  [/\b(snail|turtle|tortoise|pig|duck|hamster|frog|ostrich|camel|rabbit) race\b/g, 'several $1s running'],
  [
    /\b(carrying|carries|holding|eating|munching|nibbling) (an?|some|its|the) ((?:\w+ ){0,2})lea(?:f|ves)\b/g,
    '$1 $2 $3greenleaf',
  ],
  // What they make together with their necks or tails is no thing of its own.
  [
    /,? ?\b(?:that |which )?(?:forming|making|make|form|creating|in) (?:the )?(?:a |an )?(?:shape of a )?(?:perfect )?heart(?: shape)?(?: with their (?:necks|heads|tails|trunks|bodies|beaks))?\b(?<=\b(?:swans|flamingos|elephants|cats|dogs|dolphins|birds|horses|seahorses|giraffes|doves)\b.*)/g,
    '',
  ],
  [
    /\bplaying (?:a game of |a hand of )?(?:poker|blackjack|rummy|uno|cards)\b(?!.*\b(?:table|bench|blanket|floor|grass|carpet|rug)\b)(?<!\btable\b.*)(?<=\b(?:\w+s (?:are |were )?(?:\w+ ){0,3}|and (?:an? |the |his |her )?(?:\w+ )?\w+ (?:are |were )?)playing .*)/g,
    'sitting at a table with playing cards',
  ],
  [/\bplaying (?:a game of |a hand of )?(?:poker|blackjack|rummy|uno)\b/g, 'playing cards'],
  [/\b(?:the )?lion king\b/g, 'lion'],
  // Of sheep that nobody calls one there are several.
  [
    /(?<=^ ?|, |\b(?:with|and|some|white|fluffy|grazing|woolly) )sheep\b(?! ?dogs?)(?<!\b(?:an?|one|the|my|his|her|lone|single|this|two|three|four|five|six|\d+|herd|flock|family|many|several)\b[^,]{0,16})/g,
    'three sheep',
  ],
  // Both of a pair are of one kind.
  [
    /\b(?:an?|one) ((?:\w+ )?)(\w+?)s?\b ((?:(?!and\b)\w+ ){1,3}?)(?:another|the other|an?other) \2\b/g,
    'two $1$2s $3each other',
  ],
  [
    /\briding (?:in|aboard|on board) (an?|the) ((?:\w+ )?)(train|subway|metro|bus|tram|plane)\b/g,
    'sitting in $1 $2$3',
  ],
  [
    /\b(?:in|at|during|attending) (?:an? |the )?(?:(?:calculus|maths?|algebra|geometry|history|geography|science|biology|physics|chemistry|english|french|spanish|latin|school|spelling|literature|kindergarten|boring) )+(?:class|lesson|exam|test)\b/g,
    'in a classroom',
  ],
  // A pool that is seen with what lives in the sea has it in its water.
  [
    /\b(?:(?:an?|the) )?(?:empty )?(?:(?:swimming|hotel|backyard|outdoor|motel) )+pool\b(?=.*\b(?:sharks?|dolphins?|orcas?|whales?|octopus|manta rays?|stingrays?|jellyfish)\b)|(?<=\b(?:sharks?|dolphins?|orcas?|whales?|octopus|manta rays?|stingrays?|jellyfish)\b.*)\b(?:(?:an?|the) )?(?:empty )?(?:(?:swimming|hotel|backyard|outdoor|motel) )+pool\b/g,
    'a swimming hall',
  ],
  [
    /\b(?:to|at|in|having|taking|during) (?:an? |the |its |their )?swimming (?:lessons?|class|pool|practice)\b|\b(?:the )?(?:edge|end|tip) of (?:a|the) diving board\b|\bon (?:a|the) diving board\b/g,
    'at a swimmingpool',
  ],
  [
    /\b(?:on|across|over) the (?:\w+ )?(?:bonnet|hood) of (an?|the|my|his|her|our) (?=(?:\w+ ){0,2}(?:car|taxi|truck|van|jeep|pickup|cab|beetle|mini)\b)/g,
    'atop $1 ',
  ],
  [
    /\b(?:ball|skein|bundle) of (?:(?:red|blue|green|pink|yellow|purple|white|orange) )?(?:wool|yarn|string|thread)\b/g,
    'yarn',
  ],
  [
    /(?<=\bbasket )on (?:top of )?(?:(?:the|some|warm|clean|soft|folded|fresh|his|her|my) )*(?:towels|laundry|clothes|blankets?|washing)\b/g,
    '',
  ],
  [
    /,? ?\b(?:one|a|its|his|her) (?:\w+ )?paws? (?:hanging|dangling|draped|tucked|resting|stretched|raised|up)(?: (?:over|on|under|off|out|in) (?:the|its|his|her) \w+)?\b/g,
    '',
  ],
]
