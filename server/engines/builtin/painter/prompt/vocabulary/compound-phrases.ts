const STATUED =
  'lion|elephant|tiger|horse|dragon|cat|dog|bear|eagle|owl|wolf|bull|cow|deer|stag|frog|turtle|unicorn|griffin|monkey|rabbit|fox|snake|whale|dolphin|swan|crocodile|gorilla|camel|goat|sheep|pig|rooster|peacock'
const PATTERNED =
  'leopard|zebra|tiger|snake|snake ?skin|cheetah|cow|giraffe|crocodile|alligator|floral|flower|animal|python|paw|dinosaur|polka dot|plaid|gingham|tartan|camouflage|camo|chequered|checkered|tropical|fruit|star|heart|cherry|lemon|banana'

/** Compounds that are something else than their last word says, or than either of their words. Applied before the phrases of deeds. */
export const COMPOUND_PHRASES: readonly (readonly [RegExp, string])[] = [
  // A bar of something is no place to drink.
  [/\b(?:soap|shampoo) bars?\b|\b(?:bars?|cakes?) of (?:\w+ )?soap\b/g, 'soap'],
  [
    /\b(?:chocolate|candy|granola|muesli|cereal|protein|energy|nougat|snack|caramel|cookie) bars?\b|\bbars? of (?:\w+ )?chocolate\b/g,
    'chocolate bar',
  ],
  // How many layers a cake has is told before what it is baked of.
  [
    /\b(?:(?:two|three|four|five|six|multi|double|triple|\d) ?)?(?:layer(?:ed)?|tier(?:ed)?|storey) (?=(?:red velvet|vanilla|lemon|carrot|strawberry|matcha|pistachio|plum|blueberry) cakes?\b)/g,
    '',
  ],
  [/\bred velvet (?=cakes?\b)/g, 'velvet '],
  [
    /\b(?:(?:two|three|four|five|six|multi|double|triple|\d) ?)?(?:layer(?:ed)?|tier(?:ed)?) (chocolate )?cake(?=s?\b)/g,
    '$1layer cake',
  ],
  [
    /\bcream cheese (?=(?:frosting|icing|filling)\b)|\b(?:a )?(?:dusting|sprinkling) of (?:cocoa|icing|powdered) (?:powder|sugar)\b/g,
    '',
  ],
  [/\b(?:gold|silver|bullion|copper|platinum) bars?\b|\bbars? of (?:gold|silver)\b/g, 'gold bar'],
  [
    /\b(?:monkey|parallel|pull ?up|crow|handle|roll|space|tool|task|menu|search|status|metal|steel|iron|wax|tow) bars?\b/g,
    '',
  ],
  // What wears a pattern is no beast.
  [
    new RegExp(
      `\\b(?:${PATTERNED}) (?:prints?|patterns?|patterned|printed|stripes?|skin|motifs?)(?= (?!(?:of|on|in|and|with|,)\\b)\\w)`,
      'g',
    ),
    '',
  ],
  [/\b(?:zebra|pelican|pedestrian) crossings?\b/g, 'street'],
  [new RegExp(`\\b(${STATUED}) (?:statue|sculpture|carving)s?\\b`, 'g'), 'statuesque $1'],
  [
    new RegExp(
      `\\b(?:${STATUED}) (?:painting|picture|poster|photo|photograph|portrait|print) (?:(?:hanging|hung|pinned) )?(?:on|above|over) (?=(?:(?:the|a|an|his|her|their|its) )?(?:\\w+ )?(?:walls?|bed|sofa|fireplace|mantel\\w*|desk|door)\\b)`,
      'g',
    ),
    'picture frame on ',
  ],
  [
    /\b(?:wolf|harvest|hunters?|strawberry|sturgeon|worm|snow|cold|beaver|flower|buck|pink|corn|thunder|honey) moon\b/g,
    'full moon',
  ],
  [/\bcrane fly\b|\bhorse ?fly\b/g, 'housefly'],
  [
    /\b(?:clothes|saw|pommel|vaulting|gift|hobby|iron) horses?\b|\bsand dollars?\b|\bsea (?:cucumber|urchin|slug|anemone)s?\b|\bcat (?:tree|tower|flap|litter|nip|nap)s?\b|\b(?:cork|wind|type)screws?\b|\bwind ?fall\b|\bpig pens?\b/g,
    '',
  ],
  [/\bdragon ?boats?\b/g, 'boat'],
  [/\bmerry ?go ?round(?: horses?)?\b/g, 'carousel'],
  [
    /\bgreen house(?= (?:full|filled|with (?:plants|ferns|tomatoes|tropical|orchids|rows|glass|cacti|succulents)))/g,
    'greenhouse',
  ],
  [/\b(?:ear|finger|toe|key|napkin|onion|nose|engagement|wedding) rings\b/g, 'ring'],
  [/\b(?:space|orbital) (?:elevator|lift)(?: (?:base|tower|station|anchor|terminal))?\b/g, 'spaceelevator'],
  [
    /\b(?:orbital|orbiting|space) (?:gateway|station|platform|habitat|dock|ring|colony|outpost|base)s?\b/g,
    'space station',
  ],
  [/\bpony ?tails?\b(?: hair(?:style|cut|do)?)?/g, 'ponytail'],
  // What lies in a ring boxes with nobody.
  [
    /\b(?:arranged|placed|laid|laid out|standing|sitting|dancing|stacked|gathered|lined up) in (?:an? )?(?:\w+ )?(?:ring|circle|row|line|square|grid|pyramid|spiral|heart|star|pattern|triangle)s?\b/g,
    '',
  ],
  [
    /\b(?:motor )?vehicles?\b(?<!\b(?:space|armou?red|recreational|off road|safari|emergency|military|rescue|construction|utility|amphibious) vehicles?)/g,
    'car',
  ],
  [
    /(?<!\b(?:lit|illuminated|lighted)(?: up)?(?: only)? by (?:\w+ ){0,3})\b(phone|smartphone|tablet|laptop|tv|television|computer) screen\b(?! (?:light|glow))/g,
    '$1',
  ],
  // What belongs to a game is seen by itself.
  [
    /(?<=\w )\b(?:items?|icons?|assets?|sprites?|objects?) (?:from|for|in|of) (?:an? |the )?(?:\w+ )?(?:video ?game|computer game|game|rpg)s?(?: ui| inventory| menu| interface)?\b/g,
    '',
  ],
  // Of the program of that name nothing is seen.
  [/\b(an?|the|my|our) ((?:\w+ ){0,2})blender\b/g, '$1 $2mixer'],
  [/\bgingerbread (?:men|women|people|boys|girls|cookies)\b/g, 'gingerbreadmans'],
  [/\bgingerbread (?:man|woman|boy|girl|cookie)\b/g, 'gingerbreadman'],
  [/\bshoe ?box(es)?\b/g, 'cardboard box$1'],
  [
    /\b(?:squashed|squeezed|crammed|stuffed|wedged|tucked|snuggled) (?:up )?(?:into|inside|in) (?=(?:a|an|the|his|her|its|my) )/g,
    'in ',
  ],
  [/\b(?:wellies|wellingtons|wellington boots|welly boots|gum ?boots)\b/g, 'rubber boots'],
  [/\b(?:pub|beer|tavern) garden\b/g, 'garden'],
  [
    /(?<!\b(?:indigo|snow|reed|corn|painted|lark|an?) )\bbunting\b(?! (?:birds?|on an? (?:\w+ )?(?:branch|reed|twig)|perched|singing))/g,
    'colourful flags',
  ],
  [/\b(my|our) (?:best |old |school |football |work )?mate(s?)\b/g, '$1 friend$2'],
  // People's words that say of what kind a thing is.
  [/\bprivate (?=\w)/g, ''],
  [
    /\bdwarf (?=(?:planets?|stars?|galaxy|hamsters?|rabbits?|goats?|pines?|trees?|elephants?|crocodiles?|lemurs?)\b)/g,
    'small ',
  ],
  [/\bgas giants?\b/g, 'planet'],
  [/\bred giants?\b(?= star)/g, 'red'],
  [/\bsnow angels?\b/g, 'snow'],
  [/\bbaby showers?\b|\b(?:bridal|wedding) showers?\b/g, 'birthday party'],
  [/\bbaby (?=grand piano)/g, ''],
  [/\bpilot lights?\b|\btable runners?\b|\bninja stars?\b|\bspace (?=heaters?\b)/g, ''],
  [/\bnurses? station\b/g, 'hospital corridor'],
  [/\bking cobra(?=s?\b)/g, 'kingcobra'],
  [
    /(?<!\b(?:football|soccer|basketball|tennis|swimming|life|baseball|hockey|head|team|assistant|volleyball|rugby|running|boxing) )\bcoach(es)?\b(?= (?:driving |travelling |parked )?(?:on|along|down|at) (?:an? |the )?(?:\w+ )?(?:road|motorway|highway|bridge|bus stop|lane)\b)/g,
    'bus$1',
  ],
  [/\btrainers\b(?!.*\b(?:gym|team|athletes?|dogs?|horses?|circus)\b)/g, 'sneakers'],
  [/\b(?:peach|apple|cherry|berry|blueberry|blackberry|fruit|plum) cobblers?\b/g, 'pie'],
  [/\belder (?=(?:trees?|flowers?|berr(?:y|ies))\b)/g, ''],
  [
    /\b(?:knight|queen|king|bishop|rook|pawn)s? (?=(?:in|of|on|from) (?:an? |the )?(?:game of )?(?:chess|chessboard|chess board|chess set)\b)/g,
    'chess piece ',
  ],
  [
    /\b(?:visitors?|tourist|community|information|leisure|conference|research) cent(?:er|re)s?\b/g,
    'modern building',
  ],
  [/\bman cave\b/g, 'living room'],
  [
    new RegExp(
      `\\b(?:an? |the )?(?:mother|mum|mom|mama|father|dad|papa|parent) and (?:an? |her |his |their )?(?:baby|young|newborn|infant) (${STATUED}|giraffe|zebra|lioness|panda|koala|kangaroo|hippo|rhino|duck|seal|otter|penguin|sloth|orangutan)\\b`,
      'g',
    ),
    'two $1s',
  ],
  [
    /\b(?:family|wedding|school|class|baby|girl power|movie|film|travel|old|framed|school) (?:photos?|pictures?|portraits?|posters?) (?=(?:on|in|above|over) (?:(?:a|an|the|his|her|their) )?(?:\w+ )?(?:walls?|mantel\w*|shelf|desk|table|nightstand|frames?|fridge|door|album|fireplace|piano)\b)/g,
    'picture frame ',
  ],
  [/\bfamily trees?\b|\bgirl power\b/g, ''],
  [/\b(?:summer|beach|gardening|floppy|straw|sun) hat\b(?<!\b(?:wearing|in|with) .*)/g, 'sunhat'],
  // Gear is what is worn or taken along, and no cog.
  [/\b(?:camping|hiking|trekking|backpacking|travel|outdoor) (?:gear|equipment)\b/g, 'backpack and tent'],
  [/\b(?:fishing|angling) (?:gear|equipment|tackle)\b/g, 'fishing rod'],
  [
    /\b(?:ski|skiing|diving|scuba|snorkel\w*|climbing|rain|riding|winter|sports?|music|camera|hockey|beach|protective|safety|tactical|battle|combat|riot|military|gaming|football|cycling|motorcycle|foul weather|cold weather|full) gear\b/g,
    '',
  ],
  // Of ice or glass it is lighter than of stone.
  [
    new RegExp(
      `\\b(?:an? |the )?(ice|glass|wooden|bronze|crystal|clay|chocolate|porcelain|lego) (?:sculpture|statue|figure|figurine|carving)s? of (an?|the) (?=(?:\\w+ )?(?:${STATUED})\\b)`,
      'g',
    ),
    '$2 $1 ',
  ],
  [
    /\b(?:the |a pair of )?(?:two|2) (\w+?[^s])s ?,? (?:with )?(?:one|1) (?:is )?(red|blue|green|yellow|white|black|brown|grey|gray|orange|pink|purple|golden)(?: one)? ?,? (?:and )?(?:the other|one|another) (?:is )?(red|blue|green|yellow|white|black|brown|grey|gray|orange|pink|purple|golden)(?: one)?\b/g,
    'a $2 $1 and a $3 $1',
  ],
  [/\b(\w+)[- ]roofed (\w+)\b/g, '$2 with a $1 roof'],
  // Of two colours, wherever they are said.
  [/\b(\w+),? (?:that is |which is )?half (\w+),? (?:and )?half (\w+)\b/g, '$2 and $3 $1'],
  // A bunch in a vase is untied.
  [
    /\b(?:an? |the )?(?:bunch|bouquet|bundle|handful|armful) of (?=(?:\w+ ){1,3}in (?:an? |the )?(?:\w+ ){0,4}(?:vase|jar|jug|pot|glass|bucket|basket|pitcher|bottle)\b)/g,
    'some ',
  ],
  // A splash is no lake.
  [
    /\b(?:(?:surrounded by|with|and|in|amid|among) )?(?:an? |the )?(?:(?:dynamic|fresh|clear|big|frozen|crystal|flying|colou?rful) )*(?:water|milk|juice|liquid|paint|cream) (?:splash(?:es|ing)?|drops|droplets|ripples|spray)\b(?! (?:in|on) (?:the|a) (?:lake|sea|pond|river|pool))/g,
    '',
  ],
  // Plants and flowers named after something else.
  [/\bsweet ?pea(s?)\b/g, 'sweetpea$1'],
  [/\b(lilac|violet|fuchsia)s\b/g, '$1flowers'],
  [/\b(?:purple |white |pink )?(lilac|fuchsia) (?:flower|bush|blossom|branch|bloom)(?:e?s)?\b/g, '$1flower'],
  [/\b(?:babys breath|baby s breath|queen annes lace|cow parsley|edelweiss)\b/g, 'white flowers'],
  [/\b(?:lil(?:y|ies) of the valley)\b/g, 'snowdrops'],
  [
    /\bbirds? of paradise(?: (?:plant|flower)s?)?(?! (?:bird|dancing|sitting|perched|in the (?:jungle|rainforest|tree)))/g,
    'strelitzia flower',
  ],
  [/\b(?:black eyed susans?|brown eyed susans?|rudbeckias?)\b/g, 'sunflowers'],
  [
    /\b(?:bleeding hearts?|red hot pokers?|busy lizzies?|bachelors? buttons?|love in a mist|ladys slippers?|monkey flowers?|trumpet vines?)\b/g,
    'flowers',
  ],
  [/\bdogwoods?\b|\b(?:crab ?apple|plum|pear|quince) (?:tree )?blossoms?\b/g, 'sakuratree'],
  [/\bcrab ?apples?\b/g, 'red apples'],
  [
    /\bmoney trees?\b(?! with)|\b(?:rubber|umbrella|jade|fig|cheese|prayer|zebra|corn|yucca|money) plants?\b/g,
    'potted plant',
  ],
  [
    /\b(?:monkey puzzle|horse chestnut|handkerchief|tulip|strawberry|maidenhair|sausage|dragon|smoke|judas) trees?\b/g,
    'tree',
  ],
  [/\bhorse chestnuts?\b(?= in)/g, 'tree'],
  [/\belephant ears?(?: (?:plant|lea(?:f|ves)))?\b(?!s? (?:flapping|are|is))/g, 'monstera leaves'],
  // Dishes that are one thing.
  [
    /\b(?:plate|dish|platter)s? of (?:\w+ )?(?:noodles|pasta|spaghetti|linguine|fettuccine|tagliatelle|macaroni|penne)\b/g,
    'spaghetti',
  ],
  [/\b(?:bowls?|cups?|box|boxes) of (?:\w+ )?noodles\b(?: soup)?/g, 'ramen'],
  [
    /\b(noodles?|ramen|soup|rice|cereal|porridge|stew|pasta|salad|curry) in (?:an? |the )?(?:\w+ )?bowl\b/g,
    '$1',
  ],
]
