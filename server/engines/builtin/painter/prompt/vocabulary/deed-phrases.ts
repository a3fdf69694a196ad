/** Animals and vehicles that somebody who “rides” may be named with. */
const MOUNT_NAMES =
  'horse|pony|stallion|mare|unicorn|donkey|mule|camel|elephant|dragon|zebra|llama|bull|ox|bicycle|bike|motorcycle|motorbike|scooter|vespa|moped|skateboard|skates?|sled|sleigh|train|bus|tram|car|truck|tractor|boat|wave|surf|broom|broomstick|whale|dolphin|turtle|wolf|bear|lion|tiger|ostrich|carousel|carpet|elevator|escalator|balloon|rocket|roller|ferris|swing|snowboard|shark|pig|goat|snail|dinosaur|rex|phoenix|eagle|cart|carriage|wagon|cyclist|biker|motorcyclist|jockey|cat|dog|frog|rabbit|chicken|cow|giraffe|kangaroo|hog|ferry|ship|rhino|hippo|deer|moose|reindeer|goose|swan|duck|fish|seahorse|mammoth|pegasus|griffin|wyvern|beast|creature|lift|bumper|rollercoaster|subway|metro|taxi|jeep|quad|atv|jet|log|mop|trike|tricycle|unicycle|wheelchair|stroller|dinosaurs?'

const INSTRUMENTISTS: readonly (readonly [string, string])[] = [
  ['saxophone|sax', 'saxophonist'],
  ['violin|fiddle', 'violinist'],
  ['guitar|bass', 'guitarist'],
  ['trumpet|horn', 'trumpeter'],
  ['cello', 'cellist'],
  ['flute', 'flutist'],
  ['accordion', 'accordionist'],
  ['piano', 'pianist'],
  ['drums?', 'drummer'],
]

/** What people say for something that is done, and the words that the tables know it by. Applied before all others. */
export const DEED_PHRASES: readonly (readonly [RegExp, string])[] = [
  // The hat is tiny, not what its wearer is in.
  [/\b(?:tiny|little|small|mini|miniature) (?=sailors? (?:hat|cap)\b)/g, ''],
  [
    /\b(?:is |are )?(?:bent|bending|bends|hunched|hunching|stooped|stooping) (?:low )?over (?=(?:an?|the|his|her|their|my) (?:\w+ ){0,2}(?:bench|workbench|desk|table|anvil|loom|counter)\b)/g,
    'working at ',
  ],
  // Whoever rides has a horse, if nothing else is named.
  [
    new RegExp(
      `\\b(?:(?<=(?:cowboys?|cowgirl|knight|king|queen|prince|princess|warrior|samurai|viking|man|woman|girl|boy|ranger|sheriff|hunter|rider|elf|bandit|outlaw|soldier|general|emperor|wizard|person|hero)\\b[^,]*)(?:riding|rides)|(?<=(?:cowboys?|cowgirl|knight|rider)\\b[^,]*)galloping)(?! (?:an?|his|her|their|my|on an?|on the|on top of) )(?! (?:\\w+ ){0,5}(?:${MOUNT_NAMES})s?\\b)(?<!\\b(?:${MOUNT_NAMES})s? .*)`,
      'g',
    ),
    'riding a horse',
  ],
  [/\bhorse(back)? riders?\b/g, 'person riding a horse'],
  [/\bmotorcyclists?\b/g, 'biker riding a motorcycle'],
  [
    /(?<=\b(?:rac(?:e|ing) ?cars?|formula (?:one|1|car)|f1|go ?karts?)\b.*)\b(?:on|around|along|round|at) (?:a|the) (?:(?:wet|rainy|dusty|curved|empty|formula|one|1|f1) )*(?:track|circuit)\b/g,
    'on the racetrack',
  ],
  [
    /\b(?:(?:bikers?|motorcycle|motorbike) (?:gang|club)|bikers)\b(?! riding)(?=.*\b(?:roads?|highway|route|motorway|desert|streets?|sunset)\b)(?!.*\b(?:bikes|motorcycles|motorbikes|bicycles|bar|pub)\b)/g,
    'bikers riding motorcycles',
  ],
  ...INSTRUMENTISTS.map(([name, player]) => [new RegExp(`\\b(${name}) players?\\b`, 'g'), player] as const),
  // Of what somebody wears or has with them is not what they do.
  [
    /\bsurfer (?=(?:\w+ ){0,2}(?:carrying|holding|with) (?:his|her|a|the|their) (?:\w+ )?(?:surf ?)?board)/g,
    'man ',
  ],
  [
    /(?<=\b(?:carrying|holding|with) (?:his|her|a|the|their) (?:\w+ )?)(?:surf ?board|(?<=man .*)board)\b/g,
    'surfboard',
  ],
  [
    /\b(?:knitting|crocheting)(?: (?:a|an|the|some|her) (?:\w+ )?(?:scarf|sweater|blanket|hat|socks?|jumper))?\b(?! needles?)(?!.*\b(?:chair|armchair|sofa|bench|bed|seat|couch|rocker|porch|swing)\b)/g,
    'sitting on an armchair with knittingwork',
  ],
  [/\bpaintings? of\b/g, 'picture of'],
  [
    /\b(group of|groups of|bunch of|two|three|four|five|six|seven|eight|nine|ten|several|few|some|many|young|old) (young |old |happy )?people\b/g,
    '$1 $2friends',
  ],
  [
    /\bpeople (?:(?:are|were|that are|who are) )?(?=(?:at a (?:stew|breakfast)\b|(?:walking|strolling|standing) (?:by |past |around |along )?(?:in the foreground|hand)|jumping|hugging|dancing|sitting|swimming|looking|watching|climbing|posing|yelling|cheering|waving|sit|playing|having|eating|working|running|hiking|camping|celebrating|singing|cooking|skating|waiting|talking|drinking|laughing|jogging|relaxing|standing|enjoying|gathered|dance|sit|play)\b)/g,
    'several friends ',
  ],
  [/\bbaby (?=pink|blue|yellow|green)/g, ''],
  [/\b(?:giant|huge|massive|enormous|colossal) (?:octopus|squid|kraken)|\bkraken\b/g, 'kraken'],
  [/\b(?:dragon (?:breathing|spitting|spewing) (?:fire|flames)|fire[- ]?breathing dragon)\b/g, 'firedragon'],
  [/\blion (?=cubs?\b)/g, 'lioness '],
  [
    /\b(?:fighting|battling|slaying|facing|confronting|fights|faces|slays|battles) (?=(?:an?|the) (?:\w+ ){0,2}(?:dragon|firedragon|troll|monster|giant|ogre|beast))/g,
    'by a standing ',
  ],
  [
    /\b(?:(?:husky|huskies|siberian husky) )?(?:dog ?sled(?:ding)?|sled ?dogs?)(?: teams?)?(?: pulling (?:a |the )?sled)?\b|\b(?:husky|huskies|dogs?) (?:sled|sledge|sleigh)(?: ?dogs?)?(?: (?:teams?|races?|rides?|tours?))?\b/g,
    'husky pulling a sled',
  ],
  [/\b(a|the|his|her) patient\b(?= (?:in|at|on|with|lying|sitting)\b|,|\.|$| $)/g, '$1 person'],
  [
    /\bon (?:a|the) (?:\w+ ){0,2}(?:rug|carpet)\b(?!.*\b(?:room|fire|fireplace|kitchen|bedroom|library|flying)\b)/g,
    'in a livingroom',
  ],
  [
    /\b(?:in|on) (?:(?:a|the|his|her|their|my) )?(?:(?!flower|river|oyster|truck|sea|ocean|lake|coral|rose)\w+ )?bed\b(?! of)(?!.*\b(?:room|bedroom|hospital|garden|truck|attic|cabin|nursery)\b)/g,
    '$& in a bedroom',
  ],
  [
    /\b(bouquet|bunch|posy)s? of (?:(?!and\b)\w+ ){0,2}?(?:flowers|wildflowers|roses|tulips|daisies|sunflowers|peonies|lilies|carnations|daffodils|orchids|lavender)\b/g,
    'bouquet',
  ],
  [
    /\b(basket|bowl|bucket|box|jar|vase|cart|crate|barrel|chest|plate) (?:(?:full|filled|overflowing|brimming|packed|loaded) (?:of|with)|overflowing with)\b/g,
    '$1 of',
  ],
  [
    /\b(?:pile|stack|heap)s? of (?:(?:old|dusty|antique|leather|ancient|worn|big|thick) )+books\b/g,
    'stack of books',
  ],
  [
    /\b(?:a |the |small |yellow )*(?:bird|canary|parakeet|budgie|parrot) in (?:a|the|its) (?:\w+ )?(?:bird ?)?cage\b|\bbird ?cage\b/g,
    'birdcage',
  ],
  [/\bcast(?:ing|s) (?:a |an |the |his |her )?(?:\w+ )?(?:spells?|magic)\b/g, 'magic'],
  [/\bafter (?:a|the) fire\b/g, ''],
  [/\bwith (?:(?:large|big|white|feathered|golden|glowing|spread|outstretched) )+wings\b/g, ''],
  [/\btea (?:set|service)\b/g, 'teapot and teacup'],
  [/\bfruit baskets?\b|\bbaskets? of fruits?\b/g, 'basket of apples'],
  // What is bought at a market lies on its stalls.
  [
    /\b(people|shoppers|customers|villagers|locals|tourists) (buying|choosing|browsing|selling|trading|haggling over) ((fresh|ripe|organic|local|colou?rful|their) )*\w+( and ((fresh|ripe) )?\w+)?\b(?:(?<=\b(market|bazaar|souk|stalls)\b.*)|(?=.*\b(market|bazaar|souk|stalls)\b))/g,
    'crowd',
  ],
  // What is in a dish is not beside it.
  [
    /\b(soup|stew|curry|pasta|noodles?|ramen|salad|rice|risotto|spaghetti|pizza|omelette|broth) with ((fresh|mixed|some|roasted|grilled|colou?rful|lots of) )*(vegetables|veggies|herbs)\b/g,
    '$1',
  ],
  [/\bvegetables\b(?! (?:garden|market|stall))/g, 'tomatoes and carrots and cabbages'],
  [
    /\b(?:fresh|assorted|tropical|exotic|colou?rful|ripe|mixed) fruits?\b(?! (?:stall|market|bowl|salad))/g,
    'apples and oranges and grapes',
  ],
  [
    /\b(?:elf|elven|elvish|woodland) archers?( (?:woman|man|girl|boy|lady|princess|prince|queen|king))?\b/g,
    'elf$1 holding a longbow',
  ],
  [
    /\b(phoenix) (?:rising|emerging|born|reborn) from (?:the |its |his |her )?(?:flames|ashes|fire)(?: and (?:flames|ashes|fire))?\b/g,
    '$1',
  ],
  [
    /\bwith (?:(?:pink|white|chocolate|melting|mini|some|extra|maple|golden|fresh) )*(?:meatballs|marshmallows|icing|frosting|sprinkles|whipped cream|syrup|sauce|butter|parmesan|toppings?)\b(?: (?:and|,) (?:butter|syrup|cream|sprinkles))?/g,
    '',
  ],
  [/\b(?:among|amongst|amid|amidst)\b/g, 'in'],
  [
    /\b(jug|glass|glasses|bottle|pitcher|cup|bowl|vase|carafe) of (?:fresh |cold |iced? |clear )?water\b/g,
    '$1',
  ],
  [/\bon (?:a|the) (?:\w+ ){0,2}table ?cloth\b/g, 'on a table'],
  [/\bsunflower seeds?\b/g, 'seeds'],
  [
    /\b(?:holding|taking|holds) (?:her|his|their|the|a) (mother|father|mom|dad|grandmother|grandfather|grandma|grandpa|daughter|son|sister|brother|friend|wife|husband)s hands?\b/g,
    'handinhand with a $1',
  ],
  [/\b(?:chop(?:ping|s)?|split(?:ting|s)?) (?:fire ?)?(?:wood|logs)\b/g, 'swinging an axe'],
  [/\bexteriors?\b/g, ''],
  [/\bin (?:a|the) (?:boxing |wrestling )?ring\b/g, 'in a boxing ring'],
  [/\btak(?:ing|es) (?:a |some )?selfies?\b/g, 'holding a phone'],
  [/\b(?:his|her|their|some|grazing) sheep\b/g, 'several sheep'],
  [
    /\b(?:outside|near|at|in|inside|from) (?:of )?(?:their|its|his|her|the|a) (?:den|burrow)\b/g,
    'in a forest',
  ],
  [
    /\bplaying with (?:(?:his|her|their|wooden|toy|colou?rful|building) )*(?:blocks|toys|legos?|bricks)\b/g,
    'sitting by a teddybear',
  ],
  [
    /\bon the (?:\w+ )?floor\b(?!.*\b(?:room|kitchen|bedroom|forest|studio|hall|gym|cave|ocean|cabin)\b)(?<!(?:forest|ocean|sea) floor)/g,
    'in a livingroom',
  ],
  [/\bparasols?\b/g, 'umbrella'],
  [
    /(?<!\b(?:figure|ice|speed|roller|inline) )\bskater(s?)\b(?=.*\b(?:kick ?flips?|ollies?|heel ?flips?|skate ?park|half ?pipe|pool|ramp|rail|grind\w*)\b)/g,
    'skateboarder$1',
  ],
  [
    /\b(?:do|does|doing|performing|performs|landing|lands|pulling off|trying) (?:an? |some )?(?:(?!magic|card)\w+ )?(?:kick ?flip|ollie|heel ?flip|pop ?shuvit|(?:skateboard(?:ing)? )?trick)s?\b/g,
    'jumping',
  ],
  [/\blighthouse keeper\b/g, 'sailor by a lighthouse'],
  [/\bchess players?\b/g, 'friends playing chess'],
  [
    /\bfeed(?:ing|s) (?:a|the|his|her|their|some) ((?:\w+ )?(?:horse|pony|cow|goat|deer|elephant|giraffe|camel|donkey|sheep|lamb|llama|alpaca|pig|calf))s?( (?:an?|some|with) \w+)?\b/g,
    'holding a carrot by a $1',
  ],
  [/\bgrand(children|kids)\b/g, '$1'],
  [
    /\bbedtime (?:story|stories|book) ((?:to|for) (?:an?|the|his|her|their|my|our|two|three) (?:(?:little|young|small|own) )*\w+)\b(?! in (?:the |his |her )?bed)/g,
    'book $1 in bed in a bedroom',
  ],
  [/\bbedtime (?:story|stories|reading|book)\b(?! in bed)/g, 'book in bed in a bedroom'],
  [/\btell(?:ing|s) (?:a |an |the |his |her )?(?:\w+ )?(?:story|stories)(?: to)?\b/g, 'reading a book by'],
  [/\b(?:sail ?boat|yacht|sailing|boat) (?:race|regatta)s?\b/g, 'several sailboats'],
  [/\b(?:bike|bicycle|cycling) races?\b/g, 'several cyclists'],
  [/\bcar races?\b/g, 'several race cars'],
  [/\bred pandas?\b/g, 'redpanda'],
  [
    /\b(?:(?:cotton )?candy|food|popcorn|flower|fruit|snack|market|vegetable|hot ?dog|ice ?cream|souvenir) (stand|stall|booth)(s?)\b/g,
    'stall$2',
  ],
  [/\bwatering holes?\b/g, 'waterhole'],
  [/\binterior lights?\b/g, 'lights'],
  [/\bthrough (a|the) (?:car|train|bus|tram|taxi|kitchen|bedroom|shop) window\b/g, 'through $1 window'],
  // Who eats, reads or plays in a house is seen in a room of it.
  [
    /(?<=\b(?:dinner|breakfast|lunch|supper|family|reading|sleeping|asleep|cooking|playing|sitting|studying|eating|celebrating)\b[^,]*)\b(in|inside) (?:a|an|the|his|her|their|our|my) ((?:(?:cozy|cosy|warm|small|little|old|wooden|rustic|country|quiet|modern|big) )*)(?:house|home|cottage|apartment|flat)\b/g,
    '$1 a $2livingroom',
  ],
  [
    /\b(a|an|one|single|the) ((?:(?!field|garden|of)\w+ ){0,2})flower\b(?! (?:field|garden|shop|bed|market|pot|crown|meadow|girl|arrangement|stall|seller|vendor|box|petal|print|dress|farm|power|patch|wreath|basket))/g,
    '$1 $2flowerhead',
  ],
  [
    /^ ((?:(?!field|garden|of|with|in|on|and|paper)\w+ ){1,3})flower(?= (?:on|in front of|against|with|covered|among|between|floating|blooming|in (?:bloom|the rain|a vase))\b| *(?:,|$))/,
    ' a $1flowerhead',
  ],
  [/\b(?:origami|paper|folded) (?:crane|bird)(s?)\b/g, 'papercrane$1'],
  [/\bstreet performers?(?=.*\bjuggl)/g, 'juggler'],
  [/\bstreet performers?\b(?!.*\b(?:danc|juggl|mime))/g, 'busker'],
  [
    /\b(?:(?:large|huge|big|cheering|massive|excited) )*(?:crowd|audience)s?\b(?: of (?:people|fans))?(?=.*\b(?:concert|festival|gig|rave|club|show|stage)\b)/g,
    'crowd of spectators cheering',
  ],
  [/\bknitting\b(?! needles?)/g, 'with knittingwork'],
  // Somebody on a ship is seen on its deck.
  [
    /(?<=\b(?:man|woman|girl|boy|pirate|captain|sailor|viking|warrior|couple|lady|king|queen|sailors|pirates|vikings|prince|princess|explorer|people|passengers?|fisherman|admiral|crew)\b[^,]*)\b(?:on|aboard|at the (?:bow|helm|wheel|stern) of) (?:the |a )?(?:deck of )?(?:a|an|his|her|the|their) (?:\w+ ){0,2}(?:ship|galleon|yacht|longship|vessel|ferry|liner)\b/g,
    'on a deck over the sea',
  ],
  [/\b(deck) of (?:his|her|their) (?:\w+ )?(?:ship|boat|yacht|galleon|ferry)\b/g, '$1'],
  // Nobody rests on the air of a corridor.
  [
    /(?<=\b(?:nurse|doctor|surgeon|medic|paramedic|cleaner|janitor|man|woman|student|patient|father|mother|visitor)\b[^.]*)\b(?:resting|sitting|waiting|(?:taking|having) a (?:short |quick |coffee )?break)(?! (?:on|in|at|by|against|beside|under|next|down|up|alone|for|room|cross))(?=[^.]*\b(?:corridor|hallway)\b)/g,
    'sitting on a bench',
  ],
  // Where somebody goes on a bridge is not seen.
  [
    /(?<=\b(?:walk|run|cycl|hurry|stroll|head|com|go|march|trudg)ing )(?:(?:back )?(?:home|to school|to work)|(?:back |home )?from (?:school|work)) (?=(?:across|over|on) (?:an?|the|this|that|some) (?:\w+ ){0,3}(?:foot)?bridge\b)/g,
    '',
  ],
  // Whoever crosses a bridge is seen on it.
  [
    /(?<=\b(?:man|woman|girl|boy|couple|lady|lovers|friends?|person|(?:school)?child(?:ren)?|schoolboys?|schoolgirls?|pupils?|students?|kids|monk|samurai|traveler|traveller|knight|cyclist|grandfather|grandmother|bride|groom|family|tourist|geisha|fisherman|elderly|somebody|someone|figure|dog|cat|musician|violinist|guitarist|saxophonist|painter|artist)\b[^,]*)\b(?:on|across|over|crossing|crosses|cross) (?:a|an|the) (?:(?!under\b)\w+ ){0,3}(?:foot)?bridge\b/g,
    'on a bridgedeck',
  ],
  // A room is where somebody is; the house around it is not seen.
  [
    /\b((?:hall(?:way)?|corridor|kitchen|attic|basement|cellar|bedroom|living ?room|parlou?r|library|study|dining ?room|ballroom|nursery|dungeon) )of (?:a|an|the|his|her|their|my|our) ((?:\w+ ){0,2})(?:house|home|mansion|manor|castle|cottage|farmhouse|villa|palace|hotel|apartment)\b/g,
    '$1',
  ],
  [
    /\bon (?:a|the|an|its) (?:(?:big|large|green|huge|wet|broad|tropical|banana|palm|giant|small|single|tiny) )*(?:leaf|blade of grass|grass blade)\b/g,
    'on a greenleaf',
  ],
  [/\bon (?:a|the) (?:\w+ )?twig\b/g, 'on a branch'],
  [
    /\b(?:look|peer|peek|climb|crawl|stick|pop|jump)(?:ing|s)?(?: \w+)? out of (?=(?:a|an|the|his|her|its) (?:\w+ ){0,2}(?:bin|trash ?can|garbage can|bag|box|basket|bucket|barrel|pot|cup|mug|teacup|boot|hat|suitcase|nest|backpack|car|truck|jar|vase|bathtub|chest|well|burrow|hole|package)\b)/g,
    'in ',
  ],
  [
    /\bfeeding (?=(?:\w+ ){0,2}(?:pigeons|doves|birds|ducks|swans|geese|chickens|hens|sparrows|seagulls|gulls)\b.*\b(?:bench|chair|steps)\b)/g,
    'sitting feeding ',
  ],
  [
    /\b(?:coiled|curled|wrapped|wound|twisted|hanging|hangs) (?:up )?(?:around|round|down from|off) (?=(?:a|an|the|its) (?:\w+ )?(?:branch|tree branch|tree limb|limb|vine)\b)/g,
    'on ',
  ],
  [/\b(?:tree )?limb\b/g, 'branch'],
  [/\bblow(?:ing|s) (?:soap )?bubbles\b/g, 'holding soap bubbles'],
  [/\bjuggl(?:ing|es)(?: (?:\w+ )?(?:balls|oranges|apples|clubs|pins|eggs))?\b/g, 'holding jugglingballs'],
  [
    /\b(?:gold ?fish|fish)(?: swimming)? in (?:a|the) (?:\w+ )?(?:bowl|fish ?bowl|fish ?tank|glass(?: of water)?|jar(?: of water)?|aquarium(?! hall))\b|\bfish ?(?:bowl|tank)(?: with (?:a |an )?(?:\w+ )?(?:gold)?fish)?\b/g,
    'fishbowl',
  ],
  [/\b(?:vintage|classic|retro|antique|old)((?: \w+){0,2}) (?:car|automobile)\b/g, '$1 vintage car'],
  // Out of doors, what stands in no named place but under a street lamp is in a street.
  [
    /^(?!.*\b(?:park|garden|bridge|square|alley|harbou?r|pier|village|station|forest|beach|road|lane|path|plaza|market)\b)(.*)\b(under|beneath|by|beside|near|against|next to) (?:a|an|the) (?:\w+ )?(?:street ?(?:lamp|light)|lamp ?post)\b/g,
    '$1$2 a lamppost in a street',
  ],
  [/\btrash ?can|garbage can|rubbish bin|dust ?bin\b/g, 'bin'],
]
