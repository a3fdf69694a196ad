/** A way of saying something that no plain compound can hold, and what is read instead. */
type Rule = readonly [pattern: RegExp, read: string]

/**
 * The rules that are left, in the order in which they are applied. Beside each stands the share of 303 fresh
 * prompts whose picture it decides; there are at most sixty, and another takes the place of the least.
 */
export const RULES: readonly Rule[] = [
  // 0.3 in 100: “a robot gardener watering tulips”
  [
    /\brobot(?:ic)? (?=(?:artist|astronaut|baker|barber|barista|barman|bartender|beekeeper|blacksmith|builder|butcher|butler|carpenter|chef|cleaner|clown|conductor|cook|cowboy|dentist|detective|dj|doctor|drummer|farmer|firefighter|fireman|fisherman|florist|gardener|guard|guitarist|hairdresser|judge|king|librarian|magician|maid|mechanic|musician|nurse|painter|pianist|pirate|plumber|police officer|policeman|postman|potter|queen|receptionist|sailor|samurai|scientist|servant|shopkeeper|singer|soldier|surgeon|tailor|teacher|violinist|waiter|waitress|wizard|worker)s?\b)/g,
    'steelbodied ',
  ],
  // 0.3 in 100: “a robot reading a book under a tree”
  [
    /(?<!\b(?:giant|toy|huge|gigantic|colossal|massive|towering|enormous) )\b(?:robot|android|automaton|droid)(s?)(?= (?:who (?:is|are) |that (?:is|are) |is |are )?(?:baking|barbecuing|bathing|bowing|boxing|building|brushing|carrying|changing|chopping|cleaning|climbing|conducting|cooking|crying|cutting|cycling|dancing|delivering|digging|dining|doing|drawing|drinking|driving|dusting|eating|feeding|fighting|fishing|fixing|flipping|folding|frying|gardening|giving|grilling|hammering|having|hoovering|hugging|ice skating|ironing|jogging|juggling|jumping|kicking|kneading|kneeling|knitting|learning|lifting|lying|making|marching|meditating|milking|mopping|mowing|painting|petting|picking|planting|playing(?! (?:chess|cards|poker|checkers|draughts|dominoes|go)\b)|pouring|practising|practicing|praying|preparing|proposing|pulling|pushing|reading|repairing|resting|riding|roller skating|rowing|running|sawing|scrubbing|sculpting|serving|sewing|shopping|shovelling|shoveling|singing|sitting|skateboarding|skating|skiing|sketching|sleeping|sliding|standing on one leg|stirring|stretching|studying|surfing|sweeping|swimming|taking|teaching|throwing|trying|typing|unicycling|vacuuming|walking (?:an?|the|his|her|its|two|three)|washing|watering|waving|weeding|welding|working|writing)\b| with (?:an? )?(?:\w+ ){1,3}?(?:asahead|(?:for|as) (?:its|his|an?) head)\b)/g,
    'machineman$1',
  ],
  // 0.7 in 100: “A glass greenhouse full of tropical plants and butterflies, with a wro”
  [
    /\b(?:(?:long|dining|dinner|big|large|beautiful|beautifully|festive|wooden|wedding|banquet|family|elegant|kitchen|old|huge|farmhouse) )*table (?:(?:is|beautifully|all|neatly|formally|festively) )*(?:laid|set|decorated|prepared|dressed)(?: (?:out|up))? (?:for|with places for) (?:twelve|ten|eight|six|seven|nine|five|four|three|two|twenty|many|one|a \w+|dinner|lunch|breakfast|supper|tea|christmas|thanksgiving|guests|\d+)(?: (?:people|guests|persons|places))?\b/g,
    'laidtable in a dining room',
  ],
  // 0.3 in 100: “bouquet of roses in a blue vase, plain background”
  [
    /,? ?\b(?:(?:isolated |set |shot )?(?:on|against|with|over|in front of) )?(?:an? |the )?(?:plain|simple|blank|neutral|clean|minimal|minimalist|solid) (?:studio )?(?:background|backdrop|back ground)\b(?! of)/g,
    ' , on a whitebackcloth',
  ],
  // 0.3 in 100: “wallpaper with an astronaut floating above the earth”
  [
    /\b(?:the )?(?:earth|planet earth|our planet|the globe)(?=\b.*\bfrom (?:outer |deep |low |high |earth |earths |a low |a high )*(?:space|orbit)\b)|\b(?:a |the )?(?:huge |giant |massive )?(?:hurricanes?|typhoons?|cyclones?|continents?|africa|europe|asia|north america|south america|city lights|himalayas?)\b(?=.*\bfrom (?:outer |deep |low |high |earth |earths |a low |a high )*(?:space|orbit)\b)|\b(?:(?:as )?(?:seen|viewed|photographed|looking|visible|view|taken) )?from (?:the )?(?:earths? )?(?:upper )?(?:atmosphere|stratosphere)\b|\b(?:in |from )?(?:low |high )(?:earth )?orbit\b|\b(?:the )?edge of (?:the )?(?:space|(?:earths? )?atmosphere)\b|\b(?:the )?(?:earths? (?:horizon|curvature|limb)|curvature of (?:the )?earth)\b|\b(?:high )?(?:above|over) (?:the |our )?(?:planet )?(?:earth|earths atmosphere)\b(?! (?:day|quake))|\borbiting (?:the |around |our |planet )*earth\b/g,
    ' earthorbit ',
  ],
  // 0.3 in 100: “two boxers in a ring”
  [
    /\b(?:parked |standing |sitting |arranged |gathered |placed |set |seated )?in a (?:big |large |small |wide |close )?(?:ring|circle|semi ?circle|half circle)\b(?! of)/g,
    'together',
  ],
  // 0.3 in 100: “a lonely tree on a hill, thunderstorm coming”
  [
    /\b(?:the |an? )?(?:\w+ )?(?:rain(?:s|fall|storm)?|showers?|downpours?|storms?|thunder ?storms?|cloudburst|monsoon|tempest|hurricane|typhoon|drizzle) (?:is |are )?(?:(?:just|\w+ly) )?(?:about to (?:fall|break|come|start|hit|burst)|approaching|coming(?: in| closer| near)?|rolling in|moving in|brewing|gathering|looming|building(?: up)?|nearing|closing in|on the horizon|in the distance|on its way)\b/g,
    'under gatheringclouds',
  ],
  // 1.0 in 100: “a sticker of a smiling avocado”
  [
    /\b(?:(?:an?|the|my|our) )?(?:(?:cute|simple|minimalist?|minimalistic|cool|vintage|retro|black|small|funny|kawaii|modern|gaming|esports?|tribal|fine line|traditional|vector) )*(?:tattoo|logo|sticker|icon|emblem|badge|mascot|clip ?art|enamel pin|emoji|symbol|decal|coat of arms|(?:t ?shirt|tee|shirt|pin|patch|crest)(?= (?:design|idea|art|artwork|print|graphic|template))|(?:embroidered|iron on|sew on) patch) (?:(?:design|idea|art|artwork|print|graphic|pack|set|sheet|illustration|image|drawing|sketch|template|stencil)s? ?)*(?:for (?:an?|my|our) (?:\w+ ){1,3}?(?:with|showing|featuring)|of|for|with|showing|featuring) (?=(?:an?|the|my|one|two|three|some)?\b)/g,
    ' asdesign ',
  ],
  // 0.3 in 100: “dog catching a frisbee on the beach”
  [
    /(?<=\b(?:cats?|kittens?|dogs?|pupp(?:y|ies)|fox(?:es)?|bears?|rabbits?|bunny|mouse|mice|rats?|hamsters?|raccoons?|penguins?|pandas?|monkeys?|gorillas?|owls?|pigs?|cows?|sloths?|hedgehogs?|corgis?|pugs?|retrievers?|labradors?|collies?|terriers?|beagles?|spaniels?|husky|huskies|dachshunds?|lions?|tigers?|wolf|wolves|otters?|squirrels?|goats?|sheep|llamas?|alpacas?|horses?|koalas?|frogs?|ducks?|leopards?|cheetahs?|deer)\b[^,]{0,30})\b(?:jumping (?:up )?(?:to catch|for)|catching|catches|leaping (?:to catch|for)|trying to catch|snatching) (an?|the|his|her|its) ((?:\w+ ){0,2}?(?:frisbee|flying disc|disc|ball|tennis ball|treat|stick|biscuit|snowball))(?: in (?:the )?(?:mid ?)?air)?\b/g,
    'jumping with $1 $2 in its mouth',
  ],
  // 0.3 in 100: “ad for running shoes: a runner on a mountain trail at sunrise”
  [
    /(?<!table |drug |bow |road |blade )\b(runner|jogger|sprinter|marathoner)(s?)\b(?! (?:is |are )?(?:stand|rest|stretch|sit|runn|jogg|sprint|wait|drink|ty|kneel|bean|duck|with a medal|holding|warming|sleep|cross|reach|at (?:the|a)))/g,
    '$1$2 running',
  ],
  // 0.3 in 100: “red apple to the left of a green pear”
  [
    /\b(?:just |directly |immediately )?(?:(?:to|on|at|by) (?:the|its|his|her|their) (?:far )?)?left(?: hand)?(?: side)? (?:of|from)(?= (?:an?|the|this|that|his|her|its|it|them|their|my|our|two|some)\b)/g,
    'leftof',
  ],
  // 0.3 in 100: “a hot summer afternoon at the lake”
  [
    /\b(?=(?:hot|hottest|scorching|sweltering|blazing|baking|boiling|sultry|stifling|searing|roasting|broiling) (?:\w+ )?(?:afternoon|day)s?\b)/g,
    'sunny ',
  ],
  // 0.3 in 100: “A carpenter in his workshop planes a long board, wood shavings curling”
  [/\bafternoon (?=sun|light|glow|shadows)/g, 'lateafternoon '],
  // 0.3 in 100: “a squirrel sitting on a mushroom in golden light”
  [
    /(?<!\b(?:night|midnight|dusk|twilight|evening|moon\w*|lamp\w*|lantern\w*|candle\w*|torch\w*|fire\w*|windows?|inside|within|neon|glowing|magic\w*|bulb\w*|hearth|stage|stars?|starry)\b.*)\b(?:(?:late|soft|warm|rich|low|beautiful|gentle) )*(?:golden|gold|honeyed|honey(?: colou?red)?) (?:light|sunlight|glow)\b(?!.*\b(?:night|midnight|dusk|twilight|evening|moon\w*|lamp\w*|lantern\w*|candle\w*|torch\w*|fire\w*|windows?|inside|within|neon|glowing|magic\w*|bulb\w*|hearth|stage|stars?|starry)\b)/g,
    'goldenhour',
  ],
  // 0.3 in 100: “A lone samurai stands in a field of tall grass as the wind blows and a”
  [
    /\b(?:an? |the )?(?:(?:huge|giant|gigantic|enormous|massive|immense|colossal|oversized|big|large|great|blazing|swollen) (?:(?:golden|orange|yellow|glowing|setting|rising|bright|warm|pink|round|low|sinking|fiery|burning) )*(?:red|crimson|scarlet|blood[ -]?red|vermilion|ruby) (?:(?:golden|orange|yellow|glowing|setting|rising|bright|warm|pink|round|low|sinking|fiery|burning) )*sun(?! (?:hat|dial|glasses|flower|lounger|bed|umbrella|god|goddess|bear|room|deck|screen|dress))\b|(?:(?:golden|orange|yellow|glowing|setting|rising|bright|warm|pink|round|low|sinking|fiery|burning) )*(?:red|crimson|scarlet|blood[ -]?red|vermilion|ruby) (?:(?:golden|orange|yellow|glowing|setting|rising|bright|warm|pink|round|low|sinking|fiery|burning) )*sun(?! (?:hat|dial|glasses|flower|lounger|bed|umbrella|god|goddess|bear|room|deck|screen|dress))\b)(?: (?:is )?(?:setting|rising|sinking|sets|rises|going down|goes down))?/g,
    'redsun',
  ],
  // 0.3 in 100: “Elephants walking in a line through dust at sunset with a big orange s”
  [
    /\b(?:an? |the )?(?:huge|giant|gigantic|enormous|massive|immense|colossal|oversized|big|large|great|blazing|swollen) (?:(?:golden|orange|yellow|glowing|setting|rising|bright|warm|pink|round|low|sinking|fiery|burning) )*sun(?! (?:hat|dial|glasses|flower|lounger|bed|umbrella|god|goddess|bear|room|deck|screen|dress))\b(?: (?:is )?(?:setting|sinking|sets|going down|goes down))?/g,
    'giantsun',
  ],
  // 0.3 in 100: “a ceramic mug on a white background”
  [
    /(?:\b(?:isolated |set |shot |shown |photographed )?(?:on|upon|against|with|over|before|in front of|in) )?(?:\b(?:an?|the) )?\b(?:(?:plain|solid|simple|clean|pure|pastel|neutral|bright|soft|seamless|blank|flat|matte|dark|light|deep|pale|smooth|uniform|vivid|empty) )*(red|crimson|scarlet|burgundy|maroon|orange|golden|gold|yellow|green|emerald|tan|olive|teal|turquoise|cyan|aqua|blue|navy|azure|purple|violet|lavender|lilac|magenta|pink|rose|brown|white|black|gray|grey|silver)(?: colou?r(?:ed)?)?(?: studio)? (?:background|backdrop|back ground)\b(?! of\b)/g,
    ' , $1backcloth',
  ],
  // 0.7 in 100: “A futuristic city at night seen from above, flying cars between towers”
  [
    /\b(?:seen|viewed|shown|photographed|looking(?: straight)?(?: down)?) from (?:high |far |directly |straight |right )*(?:above|overhead|the air|the sky|a plane|an aeroplane|an airplane|space)|\bfrom the air\b|(?<!\b(?:light|rain|snow|leaves|hanging|clouds?|sky|coming|down) )\bfrom (?:high |far |directly |straight )?above\b|\b(?:in|as|with) (?:an? )?(?:top down|overhead) (?:view|shot)\b|\btop down (?:view )?(?:of )?/g,
    ' fromabove ',
  ],
  // 0.3 in 100: “a hot summer afternoon at the lake”
  [
    /\b(?:hot|blazing|scorching|bright|sunny|sweltering|boiling|heat of an?|summers?) (?:(?:summers?|june|july|august|sunny) )*afternoon\b/g,
    'sunny summer midday',
  ],
  // 1.0 in 100: “A huge library with ladders and spiral stairs, dust floating in the li”
  [/\bspiral (?:\w+ )?stair(?:case|s|way)?\b/g, 'spiralstair'],
  // 0.7 in 100: “travel poster for norway with a fjord and a red cabin”
  [
    /\b(?:banner|flyer|flier|poster|brochure|leaflet|advert|advertisement|ad|ads|campaign|billboard|cover|header|thumbnail|backdrop|commercial|mock ?up|visual|visuals|moodboard) (?:image |picture |photo |art )?(?:for|of|showing|featuring|about)\b/g,
    '',
  ],
  // 0.3 in 100: “a bakery window in paris”
  [
    /\b(?:bakery|bakers?|patisserie|cake shop|pastry shop)(?:'?s)? (?:(?:front|display|shop) )?windows?(?: display)?\b/g,
    'street outside a bakerystorefront',
  ],
  // 0.3 in 100: “a cabin in the woods with smoke coming from the chimney”
  [
    /,? ?(?:\b(?:and|with) )?(?:\b(?:a|the) )?(?:\b(?:thin|little|bit|trail|wisps?|plume|curl|ribbon|column|of|white|grey|gray|blue|some|dark|black|thick|wood) )*\bsmoke (?:(?!from\b|out\b)\w+ ){0,4}(?:from|out of) (?:the|its|a|their|one|every|each|his|her|my|our|all the) (?:\w+ )?(?:chimneys?(?: pots?)?|roofs?)\b/g,
    ' with chimneysmoke',
  ],
  // 0.3 in 100: “a calendar page for january, a cabin under heavy snow”
  [
    /(heavy|light|gentle|soft|fresh) snow(?= (is )?fall)|(heavy|gentle) snow\b|snow (is |gently |softly |slowly )*(falls|falling)|falling snow|first snow|(?:snow )?flurries(?: of snow)?/g,
    'snowfall',
  ],
  // 0.3 in 100: “A red kite stuck in a bare tree in winter, a small boy looking up at i”
  [
    /(?<=\b(?:leaves|snow|rain|petals|snowflakes|stars|shadows|night|about to|tears|apples|they|to|coins|drops) )falls?\b(?! (?:colou?rs|leaves|season|fast))/g,
    '',
  ],
  // 0.7 in 100: “A huge library with ladders and spiral stairs, dust floating in the li”
  [/\bfalls? (?=(?:from|into|on|onto|off|down|through|over|around|asleep|out|gently|softly)\b)/g, ''],
  // 0.3 in 100: “my dog dressed as a pirate”
  [
    /(?<=\b(?:dog|puppy|cat|kitten|corgi|pug|poodle|chihuahua|dachshund|husky|bulldog|shiba|retriever|labrador|beagle|terrier|bear|panda|fox|wolf|rabbit|bunny|mouse|rat|hamster|squirrel|raccoon|otter|frog|toad|duck|penguin|owl|monkey|gorilla|ape|chimp|chimpanzee|lion|tiger|leopard|pig|cow|sheep|goat|horse|donkey|koala|sloth|hedgehog|elephant|parrot|chicken|rooster|badger|beaver|capybara|turtle|crocodile|alligator|lizard|deer|llama|alpaca|kangaroo|hippo|rhino|giraffe|ferret|flamingo|crow|raven|eagle|pigeon|seagull|peacock|ostrich|swan|goose|turkey|lemur|meerkat|armadillo|walrus|seal|octopus|crab|lobster|snail|dinosaur|dragon|camel|zebra|buffalo|bull|moose|skunk|possum|opossum|chipmunk|guinea pig|mole|tortoise|snake|shark|dolphin|whale|axolotl|platypus|hyena|cheetah|lynx|stork|pelican|heron|collie|shepherd|boar|ram|lamb|unicorn|animal)s? (?:\w+ )?)dressed (?:up )?(?:as|like)\b/g,
    'disguised as',
  ],
  // 0.3 in 100: “a blog picture of someone working on a laptop in a cafe”
  [
    /\b(?:while )?on (?:his|her|their|an?|the) (laptop|computer)\b(?<!\b(?:cat|kitten|dog|lying|laying|sleeping|sitting|resting)\b.*)/g,
    'at a $1',
  ],
  // 0.3 in 100: “a busy restaurant kitchen”, and 0.3 where a fitting says that it is seen from within
  [
    /\b(?:dimly lit|candlelit|medieval|fantasy|firelit|dim|cozy|cosy|crowded|cluttered|smoky|noisy|busy|lively) (bar|pub|tavern|inn|cafe|coffee shop|restaurant|bistro|diner|bakery|bookshop|bookstore|toy shop|flower shop|candy shop)\b(?! (?:at|on|in|window|front|street|exterior|facade)\b)|(?<!\b(?:in|inside) (?:an?|the) (?:\w+ )?)\b(bar|pub|tavern|inn|cafe|coffee shop|restaurant|bistro|diner|bakery|bookshop|bookstore|toy shop|flower shop|candy shop)\b(?=[^,]*\b(?:spiral ?\w*stair\w*|fireplace|open fire|chandeliers?|(?:book)?shel(?:f|ves)|armchairs?|rafters|wooden beams)\b)/g,
    'inside a $1$2',
  ],
  // 0.3 in 100: “an alley between tall buildings at night”
  [
    /\bbetween (?:(?:tall|high|old|stone|brick|narrow|ancient|the|two|rows of) )*(?:(?:office)?buildings|houses|skyscrapers)\b/g,
    'in a street',
  ],
  // 0.3 in 100: “a couple having dinner on a balcony”
  [
    /(?<=\b(?:famil(?:y|ies)|couple|man|woman|friends|people|kids|children|parents|girl|boy|men|women|lovers|grandparents|grandmother|grandfather|customers|guests|diners|patrons|visitors|locals|tourists|students|workers|neighbou?rs|colleagues|travell?ers)\b[^,]*)\b(?:having|eating|enjoying|sharing|have|eat|at) (?:an? |their |his |her |some )?(?:(?:family|romantic|big|festive|happy|quiet|candlelight|candlelit|christmas|thanksgiving|sunday|delicious|hearty|cozy|late) )*(?:lunch|dinner|supper|meal|feast)\b(?! (?:outside|outdoors|in bed|in the (?:park|garden)))(?!.*\b(?:table|bench)\b)/g,
    'at a stew',
  ],
  // 0.3 in 100: “A little girl in a red coat holds hands with a giant friendly robot as”
  [/\b(?:shaking|shakes|shake|holding|holds) hands\b(?! of)/g, 'handinhand'],
  // 0.3 in 100: “surfer riding a huge wave”
  [
    /\b(?:riding|rides|ride|catching|catches|surfing|surfs|on) (?:an? |the |on )*(?:(?:big|huge|large|giant|small|perfect|ocean|massive|blue|rolling|breaking|monster) )*waves?(?: in the ocean)?(?: on (?:top of )?(?:an?|his|her|their|the) (?:\w+ )?(?:surf ?board|board))?\b(?<=\b(?:man|woman|boy|girl|person|guy|surfer|someone|people|lady|kid|teenager|men|male|female|dog)\b.*)/g,
    'surfing a wave',
  ],
  // 0.3 in 100: “A child asleep in bed hugging a stuffed rabbit while moonlight falls t”
  [
    /\b(?:in|on) (?:(?:a|the|his|her|their|my) )?(?:(?!flower|river|oyster|truck|sea|ocean|lake|coral|rose)\w+ )?bed\b(?! of)(?!.*\b(?:room|bedroom|hospital|garden|truck|attic|cabin|nursery)\b)/g,
    '$& in a bedroom',
  ],
  // 0.3 in 100: “stack of old books with a candle on top”
  [
    /\b(?:pile|stack|heap)s? of (?:(?:old|dusty|antique|leather|ancient|worn|big|thick) )+books\b/g,
    'stack of books',
  ],
  // 0.3 in 100: “a market stall full of oranges”
  [
    /\b(?:(?:cotton )?candy|food|popcorn|flower|fruit|snack|market|vegetable|hot ?dog|ice ?cream|souvenir) (stand|stall|booth)(s?)\b/g,
    'stall$2',
  ],
  // 0.7 in 100: “a hummingbird drinking from a red flower”
  [
    /\b(a|an|one|single|the) ((?:(?!field|garden|of)\w+ ){0,2})flower\b(?! (?:field|garden|shop|bed|market|pot|crown|meadow|girl|arrangement|stall|seller|vendor|box|petal|print|dress|farm|power|patch|wreath|basket))/g,
    '$1 $2flowerhead',
  ],
  // 0.3 in 100: “grandma knitting in an armchair by the fire”
  [/\bknitting\b(?! needles?)/g, 'with knittingwork'],
  // 0.3 in 100: “a caterpillar on a leaf”
  [
    /\bon (?:a|the|an|its) (?:(?:big|large|green|huge|wet|broad|tropical|banana|palm|giant|small|single|tiny) )*(?:leaf|blade of grass|grass blade)\b/g,
    'on a greenleaf',
  ],
  // 0.3 in 100: “a goldfish in a bowl”
  [
    /\b(?:gold ?fish|fish)(?: swimming)? in (?:a|the) (?:\w+ )?(?:bowl|fish ?bowl|fish ?tank|glass(?: of water)?|jar(?: of water)?|aquarium(?! hall))\b|\bfish ?(?:bowl|tank)(?: with (?:a |an )?(?:\w+ )?(?:gold)?fish)?\b/g,
    'fishbowl',
  ],
  // 0.3 in 100: “an old car rusting in a field”
  [/\b(?:vintage|classic|retro|antique|old)((?: \w+){0,2}) (?:car|automobile)\b/g, '$1 vintage car'],
  // 0.7 in 100: “A monk in orange robes sweeps leaves in front of a temple gate at dawn”
  [
    /(?<=\b(?:japan\w*|kyoto|bali(?:nese)?|monks?|zen|buddhist|shinto|china|chinese|korea\w*|asian|cherry blossoms?)\b.*)(?<!\bthai )\btemple(s?)\b(?! (?:garden|interior|of))|(?<!\bthai )\btemple(s?)\b(?=.*\b(?:japan|kyoto|china|korea|mount fuji)\b)/g,
    'pagoda$1',
  ],
  // 0.3 in 100: “A futuristic city at night seen from above, flying cars between towers”
  [
    /\b(?:stacks?|towers?) of (?!(?:\w+ )?(?:gold|books?|treasure|pancakes?|waffles|hay|straw|lea(?:f|ves)|sand|dirt|earth|snow|garbage|trash|rubbish|rocks?|stones?|rubble|bones|skulls|pillows|cushions|blankets|clothes|laundry|wood|logs|firewood|bodies|ashes|paper|papers|coins?|money|fries)\b)(?=(?:\w+ )?\w+s\b)/g,
    'pilevessel of ',
  ],
  // 0.3 in 100: “A tiny mouse in a waistcoat reads the newspaper in an armchair made fr”
  [
    /\b(lit|illuminated|lighted) (up )?(only )?(by|with) (a |the |many |some )?((?!paper)\w+ )?candles?\b/g,
    'candlelight',
  ],
  // 0.3 in 100: “A narrow alley in an old Moroccan town, blue walls, pots with bright f”
  [/\b(pots?|planters?) (of|full of|with) (?=(\w+ )?(flowers|geraniums|herbs|plants)\b)/g, ''],
  // 0.3 in 100: “a polar bear on an ice floe”
  [
    /\b(on|across|upon) (a |an |the |some )?(small |lone |single |piece of )*(((drifting|floating|melting|broken|thin|sea|pack) )+ice( floes?)?|ice ?floes?)\b/g,
    'on an icefloe',
  ],
  // 0.3 in 100: “An elderly fisherman with a white beard sits on an overturned boat men”
  [/(?<=\bfish(er\w*|ing)\b.*)(?<!fishing )\bnets?\b/g, 'fishing net'],
  // 0.3 in 100: “family of ducks crossing the road”
  [/family of (?=\w+s\b|mice\b|geese\b|deer\b|sheep\b|foxes\b|wolves\b)/g, 'four '],
  // 0.3 in 100: “a parrot on a pirate's shoulder”
  [
    /((?<=^ |, )(?:\w+ )?\w+|an? (?:\w+ )?\w+) (?:sitting |perched |standing |resting )?on (the |an? )((?:\w+ )?)(\w+?)s? (?:shoulders?|arm)\b/g,
    '$2$3$4 with $1 on his shoulder',
  ],
  // 0.3 in 100: “A caravan of traders with camels and colourful blankets stops at an oa”
  [
    /(the )?(setting|sinking|dying) sun\b|(the )?sun (is )?(sets|setting|going down|goes down|sinking|sinks|dipping|dips)( down)?/g,
    'sunset',
  ],
  // 0.3 in 100: “An abandoned amusement park overgrown with vines, a rusty ferris wheel”
  [
    /gr[ae]y ((?:(?:january|february|march|april|may|june|july|august|september|october|november|december|winter|wintry|autumn|fall|spring|summer|cold|chilly|rainy|wet|damp|misty|foggy|drizzly|windy|gloomy|london|\w+day) ){0,2}(?:sky|skies|day|morning|weather|afternoon|clouds))/g,
    'greysky $1',
  ],
  // 0.3 in 100: “heavy rain on a tin roof, farmhouse”
  [
    /(heavy|pouring|torrential|driving|hard|strong) rain( ?(storm|fall))?|(?<=\b(is|its|was|and) )pouring(?= *(,|$|in|on|outside))|pouring (down|with rain|outside)\b|rain(ing)? (heavily|hard|pouring)|cloudburst/g,
    'downpour',
  ],
  // 0.3 in 100: “High above the clouds a tiny biplane painted red loops around a floati”
  [
    /floating (?=islands?\b)|(?<=islands? )(floating )?(high )?(in the (sky|clouds|air)|above the clouds)/g,
    'sky ',
  ],
  // 0.3 in 100: “a rocket launching at night”
  [
    /(lifting|taking|blasting) off|lift ?off|blast ?off|(?<=(rocket|shuttle|spaceship) )(launch(ing|es)?|rising)/g,
    'liftoff',
  ],
  // 0.3 in 100: “sunlight coming through the window onto a sleeping cat”
  [
    /\b(sunlight|sunshine|sun|light) (coming|falling|streaming|shining|filtering|pouring) (in )?(through|into|from)/g,
    'sunbeams through',
  ],
  // 0.3 in 100: “A tiny mouse in a waistcoat reads the newspaper in an armchair made fr”
  [
    /candle ?lit\b(?= (?:dinner|supper|meal|table|cake|altar))|full of candles|many candles|(by|in) candle ?light|candle ?light\b/g,
    'candlelight candles',
  ],
  // 0.3 in 100: “A flock of sheep blocks a narrow lane between stone walls in Ireland, ”
  [
    /\b(narrow|cobbled|cobblestone|medieval|italian|spanish|greek|french|mediterranean|tuscan|sicilian|portuguese|italy|spain|greece|france|portugal|sicily|tuscany|croatian?|maltese|cuban?|moroccan|turkish|provence) ((\w+ )?(lane|street|alley|passageway)s?)\b/g,
    'narrow street',
  ],
  // 0.3 in 100: “In the middle of a snowy pine forest stands a small wooden chapel with”
  [/lights (are |turned )?on(?= *(,|$))|lit (up )?windows?|(warm|glowing|lit) windows?/g, 'warm light'],
  // 0.7 in 100: “old man feeding pigeons in the park”
  [/(old|elderly|aged) ((?:(?!(?:and|of|with|in|on|who)\b)\w+ ){0,2}?)(gentle)?man\b/g, '$2grandfather'],
  // 0.3 in 100: “An old woman sells flowers from a bucket on the corner of a busy squar”
  [/(old|elderly|aged) ((?:(?!(?:and|of|with|in|on|who)\b)\w+ ){0,2}?)(woman|lady)\b/g, '$2grandmother'],
]
