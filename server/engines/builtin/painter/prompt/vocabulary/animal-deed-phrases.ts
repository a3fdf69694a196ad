const SOMEBODY =
  '(?:cats?|kittens?|dogs?|pupp(?:y|ies)|fox|bears?|rabbits?|mouse|mice|rats?|hamsters?|raccoons?|penguins?|pandas?|monkeys?|frogs?|ducks?|owls?|pigs?|cows?|sloths?|hedgehogs?|corgis?|aliens?|astronauts?|cosmonauts?|man|woman|boy|girl|child|person|people|crew|pilot|captain)'

const FURRY =
  '(?:cats?|kittens?|dogs?|pupp(?:y|ies)|fox(?:es)?|bears?|rabbits?|bunny|mouse|mice|rats?|hamsters?|raccoons?|penguins?|pandas?|monkeys?|gorillas?|owls?|pigs?|cows?|sloths?|hedgehogs?|corgis?|pugs?|retrievers?|labradors?|collies?|terriers?|beagles?|spaniels?|husky|huskies|dachshunds?|lions?|tigers?|wolf|wolves|otters?|squirrels?|goats?|sheep|llamas?|alpacas?|horses?|koalas?|frogs?|ducks?|leopards?|cheetahs?|deer)'

/** What animals do that people do, where they do it, and how they lie, in words that the tables know. */
export const ANIMAL_DEED_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Who delivers across the country by nature does so on the wing.
  [
    /(?<=\b(?:owl|pigeon|dove|stork|raven|crow|eagle|hawk|bird|dragon|witch|fairy)s? )(?:is |are )?(?:delivering|bringing|carrying) (?=(?:\w+ ){1,4}(?:over|above|across|through) (?:the |a |some )?(?:\w+ )?(?:rooftops|roofs|town|village|city|houses|sky|clouds|sea|forest|mountains|hills)\b)/g,
    'flying carrying ',
  ],
  [/\b(?:paddling|kiddie|kiddy|inflatable|wading|blow up|childrens|kids) pool\b/g, 'paddlingpool'],
  [
    new RegExp(
      `(?<=\\b${FURRY}\\b(?: \\w+){0,2} )(?:wearing|with|in) (?:an? |his |her |its )?(?:snorkel(?: mask| and mask)?|scuba mask|diving mask|swim(?:ming)? goggles|mask and snorkel)\\b`,
      'g',
    ),
    'wearing goggles',
  ],
  [
    /\b(?:(?:hanging|sleeping|asleep|roosting) )?(?:upside down )?(?:bats? )?hangingbat\b(?=.*\b(?:cave|cavern|grotto|mine|attic|barn|rafters|ceiling|dungeon|crypt)\b)|\bbats? (?:is |are )?(?:hanging|sleeping|asleep|roosting|hangs|sleeps)(?: upside down)?(?= (?:in|inside|from|on|under) (?:an?|the|its) (?:\w+ ){0,2}(?:cave|cavern|grotto|mine|attic|barn|rafters|ceiling|dungeon|crypt)\b)/g,
    'cavebat',
  ],
  [
    /\b(on|across|upon) (?:an?|the|its) (?:(?:small|tiny|lone|single|last|thin|little|shrinking|drifting|floating|melting|broken) )*(?:piece|chunk|block|slab|sheet|bit|patch|raft) of (?:(?:sea|melting|floating|drifting|thin) )*ice\b/g,
    'on an icefloe',
  ],
  [
    /(?<=\b(?:cats?|kittens?|kitty|tabby|raccoons?|leopards?|jaguars?|squirrels?|owls?|monkeys?|koalas?|bear cubs?)\b) (?:is |are |got |that is )?(?:(?:stuck|trapped|hiding|caught|sitting|perched|resting|asleep|sleeping|high|lounging|lying) )+(?:high )?(?:up )?(?:in|up|on) (?:an?|the|our|my) (?:(?:tall|big|old|high|large|apple|oak|pine|willow|cherry) )*tree\b(?! (?:house|stump|trunk|branch))/g,
    ' sitting on a branch',
  ],
  [
    /\b(?:opening|opens|unscrewing|unwrapping|unwraps|trying to open) (an?|the|its|his|her) ((?:\w+ )?)(jar|box|present|gift|bottle|tin|can|letter|envelope|parcel|package|umbrella)\b/g,
    'holding $1 $2$3',
  ],
  [
    /\b(?:taking|having|enjoying|in|giving itself|during) an? mud ?bath\b|\bmud bathing\b/g,
    'rolling in the mud',
  ],
  // What flies to a light does so in the dark.
  [
    /^(?!.*\b(?:night|evening|dusk|dark|midnight|dawn|day|morning|afternoon)\b)(.*\bmoths?\b.*\b(?:lamps?|lantern|light ?bulb|light|candle|street ?light|bulb)\b.*)$/g,
    '$1 at night',
  ],
  // Birds sing where they sit.
  [
    /(?<=\b(?:robins?|blackbirds?|nightingales?|thrush|song thrush|wrens?|skylarks?|larks?|canary|canaries|finch|finches|sparrows?|songbirds?|birds?|goldfinch|warblers?|starlings?|cardinals?)\b[^,]{0,20}) (?:is |are )?(?:sing(?:ing|s)|chirp(?:ing|s)|tweet(?:ing|s))(?: (?:its|his|her|their) (?:\w+ )?(?:songs?|hearts? out))?\b/g,
    ' sitting',
  ],
  [/\b(?:in|inside) (an?|the|my|our) ((?:\w+ )?)(?=bird ?bath\b)/g, 'on $1 $2'],
  // What lives in a shell of its own choice.
  [
    /\bhermit crab (?:that is |which is )?(?:wearing|with|using|living in|in|inside|carrying) (an?|its) ((?:\w+ )*?)(?:tin can|can|cup|bottle ?cap|bottle|jar|teacup|thimble|lego brick|toy|shoe|mug|tin)(?: (?:as|for) (?:an? |its |a new )?(?:shell|home|house))?\b/g,
    'hermit crab',
  ],
  // “With a suit” it is worn.
  [
    new RegExp(
      `(?<=\\b${FURRY}\\b(?: \\w+){0,3}) with (an?|his|her|its) ((?:\\w+ ){0,2}?)(suit|tuxedo|waistcoat|jacket|coat|dress|uniform|armou?r|robe|kimono|apron|cape|spacesuit|hoodie|sweater|jumper)\\b`,
      'g',
    ),
    ' wearing $1 $2$3',
  ],
  [
    new RegExp(
      `(?<=\\b${FURRY}\\b[^,]{0,30})\\b(?:jumping (?:up )?(?:to catch|for)|catching|catches|leaping (?:to catch|for)|trying to catch|snatching) (an?|the|his|her|its) ((?:\\w+ ){0,2}?(?:frisbee|flying disc|disc|ball|tennis ball|treat|stick|biscuit|snowball))(?: in (?:the )?(?:mid ?)?air)?\\b`,
      'g',
    ),
    'jumping with $1 $2 in its mouth',
  ],
  // A bear that fishes stands in the water with its catch.
  [
    /\b(bears?) (?:is |are )?(?:catching|catches|fishing for|hunting for|hunting|grabbing|snatching|eating) (?:an? |some )?((?:\w+ )?(?:salmon|trout|fish)) (?:in|from|out of|at) (an?|the) ((?:\w+ ){0,2}?(?:river|stream|lake|creek|rapids))\b/g,
    '$1 with a $2 in its mouth standing in $3 $4',
  ],
  // In shallow water of which no more is said there is nothing but water about.
  [
    /\b(through|in|into|across) (?:the )?shallow water\b(?<=\b(?:horses?|pony|ponies|elephants?|camels?|zebras?)\b[^,]*)(?!.*\b(?:beach|sea|shore|coast|seaside|ocean|river|lake|stream|pond)\b)(?<!\b(?:beach|sea|shore|coast|seaside|ocean|river|lake|stream|pond)\b.*)/g,
    '$1 the shallow water of the sea',
  ],
  // Hooves and paws in the shallows are on the shore.
  [
    /\b(?:through|in|into|across|along) (?:the )?(?:shallow (?:sea ?|ocean ?)?water(?! of the sea\b)|shallows|surf|waves)(?: (?:at|on|of|along|by) (?:the |an? )?(?:\w+ )?(?:beach|sea|shore|coast|seaside|ocean))?\b(?<=\b(?:horses?|pony|ponies|dogs?|puppy|puppies|labradors?|retrievers?|collies?|elephants?|camels?|cows?|bears?)\b[^,]*)(?!.*\b(?:river|lake|stream|pond)\b)/g,
    'at the edge of the water on a beach',
  ],
  // In a row of words it is what the picture is.
  [/(?<=,[^,]*), ?painting(?= ?(?:,|$))/g, ''],
  // Whoever is in a ship of the sky is seen within it.
  [
    new RegExp(
      `(?<=\\b${SOMEBODY}\\b(?: (?:is|are|sitting|floating|standing|sleeping|lounging|living|working|alone|looking))* )(?:in|inside|aboard|on board) (?:of )?(?:an?|the|his|her|its|their) (?:\\w+ )?(?:space ?ships?|spacecraft|star ?ship)\\b(?! (?:interior|cockpit|bridge))`,
      'g',
    ),
    'in a spaceship interior',
  ],
  [
    /\b(?:grocery shopping|(?:shopping|shops?) for (?:some )?(?:groceries|food))\b(?!.*\b(?:market|stall|bazaar)\b)/g,
    'pushing a shoppingcart in a supermarket',
  ],
  [
    /\bshopping (?:in|at) (?:an?|the) (?:\w+ )?(?:supermarket|grocery store|grocery)\b/g,
    'pushing a shoppingcart in a supermarket',
  ],
  [/\bsurrounded (?:by|with) (?:many |lots of |some )?bees\b/g, 'with a swarm of bees'],
  [
    /\bsurrounded (?:by|with) (?:(?:many|lots of|some|colou?rful) )*(?=(?:\w+ )?(?:butterflies|birds|doves|fireflies|dragonflies|moths|crows|ravens|bats)\b)/g,
    'with ten ',
  ],
  [
    /\b(?:using|uses|holding|holds|with) (an?) ((?:\w+ )?)(mushroom|toadstool)(?: (?:cap|top))? (?:as|like|for) (?:an? |its |his |her )?(?:umbrella|parasol|shelter|roof)\b/g,
    'under $1 $2$3',
  ],
  [/\b(?:a )?wolf in sheep'?s clothing\b/g, 'wolf in a white coat'],
  [/\bsneezing (?:on(?:to)?|at|over) (?=an?|the)/g, 'sniffing '],
  [
    /\b(?:the )?(?:police|cops|detectives|policem[ae]n|police officers?) (?:is |are )?(?:interrogating|questioning|interviewing) (an?|the) ((?:(?!man|woman|person|boy|girl|suspect|witness|criminal|thief)\w+ )??)(cat|dog|fox|bear|rabbit|mouse|rat|hamster|raccoon|penguin|panda|monkey|frog|duck|owl|pig|cow|sheep|goat|parrot|chicken|lion|tiger|wolf|otter|squirrel|sloth|turtle|octopus|elephant)\b/g,
    'policeman and an anthropomorphic $2$3 sitting at a table',
  ],
  // Shells that they have anyway.
  [
    /,? ?(?:and )?(?:lying|spinning|balancing|turning|rocking|stuck) on (?:its|his|her) (?:own )?shell\b(?<=\b(?:turtle|tortoise|snail|beetle|armadillo)\b.*)/g,
    '',
  ],
  // Whoever is like two kinds is one of them that stands upright.
  [
    /\b(?:worker|person|man|woman|guy|animal|creature|being|character|employee|monster) (?:that |which |who )?(?:looks? like|is|resembles|made of) (?:an? )?(?:mixture|mix|cross|hybrid|combination|blend) (?:of|between) (?:an? )?(\w+) and (?:an? )?\w+/g,
    'anthropomorphic $1',
  ],
  [
    /\b(?:(?:is )?(?:working|works|trying) hard (?:to|on) )?(?:type|typing|types|writing|writes|write) (?:some )?code\b(?! on)/g,
    'typing on a computer',
  ],
  [
    /\bplay(?:ing|s)? tennis\b(?! (?:match|with|against))(?!.*\b(?:on|in|at) (?:an?|the)\b)/g,
    'holding a tennis racket on a tennis court',
  ],
  [
    /\b(?:jump(?:ing|s)|leap(?:ing|s)|div(?:ing|es)|go(?:ing|es)) through (?:an? |the )?(?:(?:\w+ )?(?:ring|hoop|circle)s? (?:of (?:fire|flames?)|(?:that is )?on fire)|(?:flaming|burning|fiery|fire) (?:ring|hoop)s?)\b/g,
    'jumping in a firehoop',
  ],
  [
    /\b(?:jump(?:ing|s)|leap(?:ing|s)) through (?:an? |the )?(?:(?:hula|circus|big|large|golden) )*(?:hoop|ring)s?\b/g,
    'jumping in a jumpinghoop',
  ],
  [/\bbat(?: (?:is|that is))? (?:hanging|sleeping|hangs|sleeps) upside down(?= ?(?:,|\.|$))/g, 'hangingbat'],
  // Who sells from a stand is in the street.
  [
    /\b(?:working|works) (?:at|in|behind) (an?|the|his|her) ((?:hot ?dog|taco|kebab|food|burger|ice cream|lemonade|coffee|fruit|flower|noodle|pretzel|crepe|doughnut|donut) )(stand|stall|cart|truck)\b/g,
    'working at $1 vendingcart on a street',
  ],
]
