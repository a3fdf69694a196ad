const ARTICLE = '(?:an? |the |my |our |her |his |their |some )?'
const LOOK = '(?:(?!and\\b|with\\b|in\\b|of\\b|on\\b|inside\\b|interior\\b|at\\b|into\\b)\\w+ ){0,3}?'
/** What one goes into to buy, to keep or to live. */
const ENTERED =
  '(?:shop|store|boutique|bookshop|bookstore|bakery|patisserie|butchers?|florists?|pharmacy|grocery|greengrocers?|supermarket|deli|cafe|pub|bar|tavern|inn|restaurant|barbershop|salon|workshop|garage|shed|barn|greenhouse|yurt|tent|cabin|hut|cottage|farmhouse|caravan|camper ?van|van|houseboat|igloo|castle|church|chapel|temple|mosque|lighthouse|windmill|tree ?house|bus|train|tram|plane|submarine|spaceship|museum|library|school|theat(?:er|re)|cinema|pantry|larder|attic|tower)'
/** What is seen of a shop by whoever is in it. */
const WITHIN_SHOP =
  '(?:ladders?|shel(?:f|ves)|counters?|drawers?|till|cash register|lamps?|old lamps?|cat|shop cat|sleeping cat|armchairs?|stove|fireplace|jars|rolls|spiral staircase|wooden floors?|customers|customer|creaky|dusty|narrow aisles|aisles)'
const SHOP = '(?:shop|store|bookshop|bookstore|boutique|bakery|pharmacy|grocery|greengrocers?|deli|florists?)'
const STAIRS = '(?:stair ?case|stair ?well|stairs|flight of stairs)'
const OUTSIDE_STAIRS =
  'stone|garden|outdoor|outside|church|temple|castle|cathedral|front|marble|grand|palace|spiral|metro|subway|underground|beach|rock|rocky|cliff|city|steep|mossy|spanish|sky|heavenly|moving|museum|library|opera|concrete|endless|floating|crystal|golden|cloud'
const OPEN_AIR =
  'garden|street|alley|sea|beach|temple|mountain|heaven|moon|stars|sky|clouds|forest|outside|hill|city|town|village|church|cathedral|park|jungle|station|subway|metro|castle|dungeon|cave|tower|museum|palace|sunset|ruins'
const OWNED_LOOK =
  '(?:old|little|tiny|small|cosy|cozy|sewing|sunday|living|spare|front|back|favou?rite|messy|dusty|1950s|1960s|1970s|seventies|best|big|new|warm)'
const MADE_FOR =
  '(?:twelve|ten|eight|six|seven|nine|five|four|three|two|twenty|many|one|a \\w+|dinner|lunch|breakfast|supper|tea|christmas|thanksgiving|guests|\\d+)'

/** Rooms, doors, stairs and furniture as people speak of them, in words that the tables know. */
export const HOUSE_PHRASES: readonly (readonly [RegExp, string])[] = [
  // What a door has on it is the door's, and of its house the front is seen.
  [
    /\bdoors? (?:of|to) (?:an?|the|my|our|his|her) (?:(?!and\b)\w+ ){0,3}?(?:hut|beach house|house|cottage|townhouse|cabin|shed|barn|chalet|villa|farmhouse|apartment building|home)\b/g,
    'house door',
  ],
  [
    /(?<=\bdoors?) (?:with|and) (?:an? |the |its )?(?:(?!and\b|with\b)\w+ ){0,3}?(?:knockers?|handles?|letter ?box|mail slot|door ?knobs?|knobs?|number(?: \w+)?|door ?bell|hinges|nameplate|peephole|fanlight|paint)\b/g,
    '',
  ],
  [
    /(?<=\b(?:front |wooden |blue |red |green |old )doors?) (?:with|and) (?:an? |the )?(?:\w+ ){0,2}?wreath(?: (?:on|hanging on) (?:it|the door))?\b/g,
    ' in the snow',
  ],
  [
    /\b(?:an? |the )?(?:\w+ ){0,2}?wreath (?:(?:hanging|hung) )?on (?=(?:an? |the |our |my )?(?:\w+ ){0,2}door\b)/g,
    'christmas ',
  ],
  [
    /\b(?:knocking|knocks|ringing|rings|banging|bangs|hammering|tapping|pounding)(?: the (?:door ?)?bell)? (?:on|at|of) (?=(?:an?|the|his|her|their|my|our|your) (?:\w+ ){0,2}door\b)/g,
    'standing by ',
  ],
  [
    /\b(?:some(?:body|one) |he |she |they )?(?:has |had )?left (?:the|a) (?:\w+ )?(?:door|window|gate) open(?: and| so)?(?: now)?\b|\bleaving (?:the|a) (?:\w+ )?(?:door|window|gate) open\b/g,
    '',
  ],
  [
    /\b(?:paper|rice paper|shoji|sliding paper|sliding) (?:sliding )?(?:doors|door|screens?|walls|panels)\b(?=.*\b(?:tatami|japan\w*|tea|kyoto|zen)\b)|(?<=\b(?:tatami|japan\w*|tea|kyoto|zen)\b.*)\b(?:paper|rice paper|shoji|sliding paper|sliding) (?:sliding )?(?:doors|door|screens?|walls|panels)\b/g,
    '',
  ],
  [/\b(?:tatami|straw) mats?\b/g, 'tatami'],
  // Whoever sees it from within is in it.
  [
    new RegExp(
      `${ARTICLE}(?<name>${LOOK}${ENTERED})(?: ,)? (?:(?:as )?(?:seen|viewed|shown|painted|looking) )?(?:from (?:the )?inside|from within|inside view|interior view|on the inside|inside(?= ?,| ?$))`,
      'g',
    ),
    'inside a $<name>',
  ],
  [
    new RegExp(
      `^ ?${ARTICLE}(?<name>${LOOK}${SHOP})(?= (?:with|full of|filled with|crammed with|stuffed with|stacked with|lit by|, with)(?: (?!on\\b|in\\b)\\w+){0,4}? ${WITHIN_SHOP}\\b)`,
      'g',
    ),
    ' inside a $<name>',
  ],
  [
    new RegExp(
      `^ ?${ARTICLE}(?<name>${LOOK}${SHOP})(?= (?:full of|filled with|crammed with|stuffed with|packed with|piled high with|stacked with|overflowing with) )`,
      'g',
    ),
    ' inside a $<name>',
  ],
  [
    /\b(?:an? |the |my )?(?:\w+ )?(?:corner shop|convenience store|bodega|kiosk|village shop|general store|mini ?mart|duka|spaza shop)\b(?=.*\b(?:candles?|candlelight|power cut|blackout|shelves|counter|shopkeeper|inside|till|torch)\b)/g,
    'inside a general store',
  ],
  [
    /\b(?:inside (?:of )?)?(?:an? |the |my |his |her |grandpas |grandads |dads )*(?:\w+ )?(?:garden|tool|potting|allotment|wooden|old) shed(?: interior)?(?=.*\b(?:tools|shelves|inside|flower ?pots|workbench|bench|hooks|jars)\b.*)(?!.*\b(?:beside|next to|outside|behind|in front)\b)/g,
    'in a workshop',
  ],
  [/\binside a (?:\w+ )?shed\b/g, 'in a workshop'],
  [/(?<=\bworkshop\b.*)\b(?:with )?tools (?:hanging )?on (?:the|its|a) walls?\b/g, ''],
  [
    /\b(?:indoor |public |municipal |old |victorian |empty )*(?:swimming pool|swimming|swim) (?:hall|baths)\b|\bswimming baths\b/g,
    'indoor swimming pool',
  ],
  [
    /\b(?:narrow ?boat|canal boat|house ?boat|barge|sail(?:ing)? ?boat|boat|yacht) (?:cabin|interior|galley|kitchen|living room)\b|\b(?:inside|interior of|in the cabin of|below deck on|below deck in) (?:an? |the |my |our )?(?:\w+ ){0,2}(?:narrow ?boat|canal boat|house ?boat|barge|yacht)\b/g,
    'ships cabin',
  ],
  [
    /\b(?:mountain|alpine|climbing|climbers|hikers|ski|walkers|trekking|remote|highland) (?:hut|refuge|bothy|shelter|lodge|cabin)(?= (?:full of|packed with|crowded with|with (?:\w+ ){0,3}(?:bunks|benches|stove|socks|fire|table|candles)))/g,
    'cabin interior',
  ],
  [
    /\b(?:(?:edinburgh|glasgow|scottish|dundee|tiled|old|victorian|worn) )*(?:tenement|wally) (?:close|stair|stairs|stairwell|stairway|landing)\b/g,
    'stairwell',
  ],
  [
    /\b(?:apartment|house|block|council|tower block|flat) (?:stairs|landing|stairwell|stairway)\b|\bon the (?:half )?landing\b/g,
    'in a stairwell',
  ],
  [
    /\b(?:students?|tiny|small|studio|one room|bachelors?|cramped|shared|first|messy|empty|cheap|damp|high rise|modern|council|rented|new)(?: (?:little|small|tiny|student|city|studio|london|berlin|paris))? (?:flat|bedsit|apartment)\b(?! (?:tyre|tire|lay|land|roof|stone|cap|hat|iron|screen|bread|building|block|tower|house))/g,
    'apartment interior',
  ],
  [
    /\b(?:dark|unlit|pitch (?:black|dark)|gloomy) (?=(?:(?:and )?(?:empty|long|old|narrow|spooky|quiet|silent|creepy|cosy|cozy|dusty) )*(?:hallway|corridor|room|bedroom|kitchen|house|attic|basement|cellar|stairwell|stairs|hall|landing|library|living ?room|bathroom|office|classroom)\b)/g,
    'dim ',
  ],
  // Kept shut, they show nothing of what they hold.
  [
    /\b(?:raiding|looking (?:in|into|inside)|peering (?:in|into)|staring (?:in|into)|searching|rummaging in|reaching into) (?:the|an?|his|her|their|our) (?:open )?(?:fridge|refrigerator|freezer)\b/g,
    'by an openfridge',
  ],
  [
    /\b(?:wide )?open(?:ed)? (?:\w+ )?(?:fridge|refrigerator|freezer)(?: doors?)?\b|\b(?:fridge|refrigerator|freezer)(?: doors?)? (?:(?:that is|is|left|standing|hanging|wide|with (?:its|the) doors?) )*open(?:ed)?\b|\b(?:full|stuffed|well stocked|overflowing) (?:fridge|refrigerator)\b|\b(?:fridge|refrigerator) (?:full of|stuffed with|filled with|packed with) \w+(?: and \w+)?\b|\binside (?:of )?(?:the|a|my) (?:fridge|refrigerator)\b/g,
    'openfridge',
  ],
  [
    /\b(?:wardrobe|armoire|closet|cupboard)\b(?=.*\b(?:snow|snowy|narnia|winter|forest|woods)\b)(?! (?:in|under) the snow\b)(?:(?: (?:doors?|with|the|its|that is|is|stands|standing|wide))* (?:open|opened|opening|leading|leads)(?: (?:up|on|onto|to|into))*)?(?: (?:and|with|to|showing|revealing|full of))?(?: (?:an?|the|deep|falling|magical|snowy|winter|narnia))*(?: (?:snow|forest|woods|wonderland|world|land))*(?: (?:inside|in it|within|beyond|behind it))?/g,
    'snowwardrobe',
  ],
  [
    /\b(?:wide )?open(?:ed)? (?:\w+ )?(?:wardrobe|armoire|cupboard of clothes)\b|\b(?:wardrobe|armoire)(?: (?:with (?:its|the|both)|that is|is|stands|standing|left|wide|doors?))* open(?:ed)?\b|\bwardrobe (?:full of|stuffed with|overflowing with|packed with) (?:\w+ )?(?:clothes|dresses|coats|costumes|shirts)\b/g,
    'openwardrobe',
  ],
  [
    /\b(?:(?:messy|open|opened|half open|old|wooden|kitchen|desk|dusty|top|bottom|junk|cutlery|sock|sewing) )*drawers? (?:full of|filled with|stuffed with|containing|of|with|crammed with|overflowing with) /g,
    'opendrawer of ',
  ],
  [/\b(?:junk|cutlery) drawer\b/g, 'opendrawer of spoons and keys'],
  [/\bopen(?:ed)? (?:\w+ )?drawer\b/g, 'opendrawer'],
  [/\b(?:messy |used |empty |old )*pizza box(es)?\b/g, 'pizzabox$1'],
  [
    /\b(?:(?:a|the|some|huge|big|tall|growing) )*(?:pile|stack|mountain|tower|heap)s? of (?:(?:dirty|unwashed|washed|greasy|piled up) )*(?:dishes|plates|pots and pans|washing up|crockery)\b|\b(?:dirty|unwashed) (?:dishes|plates|pots)(?: piled (?:up|high)?)?\b/g,
    'dirtydishes',
  ],
  [
    /\bkitchen sink (?:and|with|full of|overflowing with|piled (?:high )?with) dirtydishes\b/g,
    'sink full of dirtydishes',
  ],
  [
    /\bsink full of dirtydishes\b|\bdirtydishes in (?:the|a) (?:\w+ )?sink\b/g,
    'a dirtydish on a sink in a kitchen',
  ],
  [
    /\bfull of (?:old |random |useless )*(?:junk|clutter|rubbish|stuff|bric a brac)\b|\b(?:heaps?|piles?) of (?:old )?(?:junk|rubbish)\b/g,
    'cluttered',
  ],
  [
    /\b(?:,? ?with |,? ?and )?(?:(?:dirty|old|lots of|his|her) )*(?:clothes|laundry|socks|stuff|things|rubbish|junk|clutter|mess)(?: and (?:clothes|toys|books|socks|shoes|papers|stuff))? (?:(?:lying|strewn|scattered|thrown|dropped|piled|is|are) )*(?:all over|everywhere|on|across|around|over|about)(?: (?:the|his|her) (?:floor|room|place|bed))?(?= ?,| ?$| and\b)/g,
    '',
  ],
  [
    /\b(?:so messy |that )?you (?:cant|cannot|can not|can hardly|can barely) see the (?:floor|carpet|bed|desk)\b/g,
    '',
  ],
  // What is on the table of a kitchen is what is looked at.
  [
    /^ ?(?:an? |the |my |our )?((?:\w+ ){0,2}?)(?:kitchen|breakfast|farmhouse) table (?:with|covered (?:in|with)|strewn with|full of|and on it) ((?:an? |the |some )?(?!chairs|people|a family|legs)\w[^,]*?)(?= ?,| in the | by the | at | ?$)/g,
    ' $2 on a $1table in a kitchen',
  ],
  // Tables that are laid.
  [
    new RegExp(
      `\\b(?:(?:long|dining|dinner|big|large|beautiful|beautifully|festive|wooden|wedding|banquet|family|elegant|kitchen|old|huge|farmhouse) )*table (?:(?:is|beautifully|all|neatly|formally|festively) )*(?:laid|set|decorated|prepared|dressed)(?: (?:out|up))? (?:for|with places for) ${MADE_FOR}(?: (?:people|guests|persons|places))?\\b`,
      'g',
    ),
    'laidtable in a dining room',
  ],
  [
    /\b(?:(?:beautifully|nicely|elegantly|formally|festively) )(?:laid|set|decorated) (?:\w+ )?table\b|\btable (?:setting|laid|set) for (?:a )?(?:\w+ )?(?:dinner party|banquet|feast)\b|\b(?:dinner party|banquet) table\b|\b(?:laid|set) (?:dining|dinner) table\b/g,
    'laidtable in a dining room',
  ],
  [
    /\b((?:lit |burning |scented |many |some |a few )*candles) (?=(?:at|by|in the) night\b)/g,
    '$1 candlelight ',
  ],
  // Of somebody who is like another, that other is not there.
  [
    /\b(?:with|has|having) (?:my|his|her|our|your|their) (?:\w+ )?(?:grand)?(?:father|mother|pa|ma|dad|mum|mom|uncle|aunt|sister|brother|friend)s? (?:\w+ )?(?:face|eyes|smile|hands|nose|hair|laugh|chin)\b/g,
    '',
  ],
  [
    /\b(?:a |the |some )?(?:pair of )?(?:reading|old|round|broken|wire|horn ?rimmed|tortoiseshell|wire rimmed|grandmas|grandpas) (?:glasses|spectacles)\b(?! of)|\bpairs? of (?:glasses|spectacles)\b/g,
    'eyeglasses',
  ],
  [
    /\b(?:seed |mail order |old |open |auction |holiday |travel )+(?:catalogue|catalog|brochure|magazine|manual|cookbook|atlas|dictionary)\b/g,
    'open book',
  ],
  [
    /\b(?:sweet|dessert|cake|tea|drinks|cocktail|serving|food|hotel|pudding|cheese|hostess|afternoon tea|room service) (?:trolley|cart|trolly)\b/g,
    'cakecart',
  ],
  [
    /\b(?:(?:old|dusty|travel|steamer|wooden|leather|battered|locked|vintage) )+trunk(s?)\b(?! (?:of|tree))(?!.*\b(?:tree|elephant|bark|car)\b)/g,
    'travelchest$1',
  ],
  // The stairs of a house, and not those before it.
  [
    /\b(?:in|from) (?:the|a) (?:cupboard|nook|den|space|corner|closet) (?:under|beneath|below) the stair(?:s|case)\b/g,
    'in a room',
  ],
  [
    /\b(?:(?:cosy|cozy|reading|little|secret|hidden|book|small) )*(?:cupboard|nook|den|corner|space|closet|bedroom|playroom|office|library) (?:under|beneath|below|built under|tucked under) (?:the|a|some) stair(?:s|case)\b/g,
    'reading nook',
  ],
  // The cat of a bookshop is in the window of that.
  [
    /\b(bookshop|bookstore|toy ?shop|flower shop|bakery|antique shop|cafe|coffee shop|tea shop|shop) (cat|kitten|dog|puppy|parrot) ((?:\w+ )?)in (?:the|its|a|his|her) (?:shop )?window\b/g,
    '$2 $3in the $1 window',
  ],
  // Whoever wants to read there sits.
  [
    /\b(?:reading|book) (?:nook|corner)\b(?!.*\b(?:chairs?|armchairs?|seats?|sofa|cushions?|couch|bed|hammock|child|children|girl|boy|man|woman|kids?)\b)/g,
    'reading nook with an armchair',
  ],
  [
    new RegExp(
      `(?<!\\b(?:${OUTSIDE_STAIRS}) )\\b(?:on|at|up|down|from) (?:the (?:top|bottom|foot|middle) of )?(?:the|a|our|his|her|some|my) (?:(?:wooden|carpeted|house|narrow|creaky|main|old|hall|dark|steep wooden|bottom|top|stair) )*${STAIRS}\\b(?!.*\\b(?:${OPEN_AIR})\\b)(?<!\\b(?:${OPEN_AIR})\\b.*)`,
      'g',
    ),
    'on an indoorstair',
  ],
  [
    new RegExp(
      `(?<!\\b(?:${OUTSIDE_STAIRS}) )\\b(?:stair ?case|flight of stairs|wooden stairs|carpeted stairs)\\b(?!.*\\b(?:${OPEN_AIR})\\b)(?<!\\b(?:${OPEN_AIR})\\b.*)`,
      'g',
    ),
    'indoorstair',
  ],
  [
    /\b(?:an? |the )?indoorstair (?:covered (?:in|with)|full of|lined with|stacked with|piled with|with) (?=(?:(?:old|many|potted|lit|sleeping|some) )*(?:books|plants|shoes|boots|cats|toys|flowers|candles|presents|suitcases|pumpkins)\b)((?:\w+ ){0,2}\w+?)(?= (?:on|at|in|and) | ?,| ?$)/g,
    '$1 on an indoorstair',
  ],
  // A stove that is itself what is asked for.
  [
    /^ ?(?:an? |the |my )?(?:(?:old|black|rusty|vintage|antique|small|big|warm|glowing|red|green|blue|victorian|little|huge) )*(?:(?:cast )?iron |wood ?burning |wood |log |pot ?belly |enamel |coal )+(?:wood )?(?:stove|range|burner|cooker)\b/g,
    ' an ironstove',
  ],
  [
    /\b(?:on|near|by|beside|next to|before|in front of) (?:an?|the|our|my|her) (?:(?:old|black|warm|hot|glowing|blue|red|green|big|little) )*(?:aga|rayburn|kitchen range|cast iron (?:stove|range)|wood stove|iron stove|range)\b(?=.*\b(?:kitchen|cottage|farmhouse|cat|dog)\b)/g,
    'by an ironstove in a kitchen',
  ],
  [
    /(?<=\bkitchens?\b.*)(?:,? (?:and|with) )?(?:an? |the )?(?:(?:big|old|black|huge|green|blue|red|victorian|cast|warm|glowing|ancient) )*(?:aga|rayburn|iron range|old range|range|(?:wood|iron|wood ?burning|log|pot ?belly|coal)(?: iron)? stove|log burner)\b(?! of)/g,
    '',
  ],
  // A kitchen of grandmother's, written without its apostrophe.
  [
    new RegExp(
      `\\b(?:(?:my|our|the|your) )?(?:grand(?:ma|pa|mother|father|dad|mum|mom)|gran|nan|nana|nanny|granny|grandad|mum|mom|dad|mother|father|uncle|aunt|auntie|sister|brother|neighbou?r|teacher|boss)s (?=(?:${OWNED_LOOK} )*(?:room|bedroom|kitchen|house|garden|shed|attic|garage|study|parlou?r|pantry|cellar|office|living ?room|bathroom|sewing ?room|workshop|cottage|chair|armchair|table|sofa|teapot|clock|radio|car|dresser|piano|quilt|recipe)\\b)`,
      'g',
    ),
    'the ',
  ],
  // What hangs on walls is not whom the picture is of.
  [
    /(?<=\b(?:with|and|of|full of) (?:(?:a|an|the) \w+ (?:and|,) )?)(?:(?:old|family|ancestral|oil|dusty|gilt|gilded|royal|framed|ancestors|many|some) )*portraits\b(?! of)/g,
    'framed pictures on the wall',
  ],
  [
    /(?<=\b(?:christmas|xmas|stockings|baubles)\b.*)(?<!\b(?:christmas|xmas|fir|palm|pine|apple|oak) )\btree (?=(?:with|covered in|full of|hung with) (?:\w+ )?(?:lights|baubles|tinsel|candles|ornaments|decorations|fairy)\b)/g,
    'christmas tree ',
  ],
  [
    /\b(?:soft |pale |cold |warm |grey |low )*light (?:coming |falling |streaming |pouring )?(?:in )?from (?:one|a|the|an) (?:(?:single|small|tall|high|old|open|large|dirty) )*windows?\b/g,
    'sunbeams',
  ],
  [
    /\b(?:small |tiny |traditional |old |little |cosy |cozy )*japanese (?:apartment|flat|living ?room|bedroom|home interior|house interior|room)\b/g,
    'japanese house interior',
  ],
  [
    /\b(?:basement|cellar|den)\b(?=.*\b(?:gaming|games?|tv|sofa|teenagers?|kids|pool table|pizza|drum|band|laundry)\b)|(?<=\b(?:gaming|video games?|teenagers?|kids|friends|band)\b.*)\b(?:basement|den)\b/g,
    'living room',
  ],
  // Shades that are called after what has them.
  [
    /\b(?:(?:avocado|lime|olive|apple|pea|pistachio|sage|moss|bottle|racing|forest|mint) (green)|(?:cherry|tomato|brick|fire engine|apple|strawberry|blood|wine|ruby|letterbox|pillar box) (red)|(?:lemon|mustard|banana|butter|canary|egg yolk|custard|sunflower) (yellow)|(?:peach|bubblegum|salmon|candy|shell|flamingo) (pink)|(?:chocolate|coffee|nut|walnut|chestnut|conker) (brown)|(?:plum|grape|aubergine|beetroot) (purple)|(?:pumpkin|carrot|burnt|rust|tangerine) (orange)|(?:duck egg|cornflower|powder|ice|robins? egg|petrol|peacock) (blue)|(?:salt|snow|bone|milk|chalk|paper|lily|pearl|egg ?shell|swan) (white)|(?:coal|jet|raven|ink|liquorice) (black)|(?:charcoal|slate|ash|dove|steel|elephant) (gr[ea]y))\b/g,
    '$1$2$3$4$5$6$7$8$9$10$11',
  ],
  [/\bsalt and pepper (?=(?:hair|beard|moustache|stubble|curls)\b)/g, 'grey '],
  // Whoever has something besides hair or a coat carries it.
  [
    /(?<=\b(?:woman|man|girl|boy|lady|person|child|kid|grandmother|grandfather|nurse|witch|princess|knight|clown) (?:with|in|wearing) (?:an? |the )?(?:\w+ ){0,3}(?:hair|eyes|beard|glasses|freckles|braids|hat|scarf|dress|coat|raincoat|suit|jacket|sweater|jumper|boots)) (?:and|,|and with|with) (?:an? )(?=(?:\w+ ){0,2}(?:umbrella|parasol|suitcase|basket|briefcase|balloon|guitar|violin|book|lantern|sword|broom|bouquet|torch|camera|candle|sign|flag|kite|cake|pumpkin|teddy|cat|puppy|kitten|rabbit|owl|chicken)\b)/g,
    ' holding a ',
  ],
  [/\b(with|and) (?:\w+ ){1,2}hands and (?=(?:\w+ )?(?:eyes|face|smile|beard)\b)/g, '$1 '],
  // Who wants to be something is dressed as that.
  [
    /\b(?:an? |the )?((?:(?:little|small|young|tiny|old|brave|shy|lonely|big|clumsy) )*(?!boy|girl|child|man|woman|kid|toddler|student|daughter|son)\w+) (?:who|that) (?:(?:always|only|really|secretly|so) )*(?:want(?:s|ed)|dream(?:s|ed|t)|hope[sd]|long(?:s|ed)|wish(?:es|ed)|tr(?:ies|ied)) (?:to be(?:come)?|of be(?:com)?ing) an? (?:famous |great |real |big |proper )?(\w+(?: (?:dancer|driver|player|singer|fighter|officer|racer|princess|star|conductor|pilot|diver|captain))?)\b/g,
    'a $1 dressed as a $2',
  ],
  // Villages that float are on the water.
  [
    /\bfloating (?:fishing )?village\b(?!.*\b(?:sky|clouds?|air|space|balloons?|island)\b)/g,
    'village of stilt houses on the water',
  ],
  [
    /\bbonfire night\b(?: (?:with|and) sparklers)?(?:(?: ,| with| and)* (?:kids|children|families|the family|a family))?/g,
    'children holding sparklers by a bonfire in a park at night',
  ],
  [
    /\b(?:an? |the )?(?:(?:small|little|lonely|sad|happy|tiny|grumpy|angry|cute|fluffy|white|grey) )*cloud (?=(?:with (?:an? |its )?(?:\w+ ){0,2}(?:faces?|eyes|smile|mouth)|(?:who|that) (?:comes?|came|cries|rains|lives?|lived|follows|loves?|wants|wanted|is (?:afraid|sad|lost|lonely)|falls|fell))\b)/g,
    'a skycloud ',
  ],
  [
    /\b(children|kids|boys|girls|people) climbing (?:all over|on|onto|over|about|around)(?: it| them)?(?= ?,| ?$)/g,
    '$1 playing',
  ],
  [
    /\b(?:jollof|party jollof|fried|pilau|biryani|spanish|yellow) rice(?: party)?(?: (?:tray|platter|dish|plate|bowl))?\b|\bjollof\b/g,
    'paella',
  ],
  [/\b(?:large |big |small |golden |stone )*egyptian statues?\b/g, 'sphinx'],
  [
    /\b(?:colou?rful|multi ?colou?red|rainbow) (stair ?way|stair ?case|stairs|steps) (?=to (?:heaven|the (?:sky|clouds|stars)))/g,
    'rainbow coloured $1 ',
  ],
  [/\b(?:in|at|on|by|near|over) (?:the )?(?!tenn|over|fore|sight|under)[a-z]{3,}see\b/g, 'by a lake'],
  [
    /,? ?\b(?:(?:isolated |set |shot )?(?:on|against|with|over|in front of) )?(?:an? |the )?(?:plain|simple|blank|neutral|clean|minimal|minimalist|solid) (?:studio )?(?:background|backdrop|back ground)\b(?! of)/g,
    ' , on a whitebackcloth',
  ],
  [
    /\b(?:(?:old|country|village|irish|english|cosy|cozy|little) )*(?:pub|bar|inn)(?=(?: interior)?\b.*\b(?:fire|fireplace|hearth|log fire)\b)/g,
    'tavern',
  ],
  // Within four walls a fire burns in its place, and a tree in its pot.
  [
    /(?<=\b(?:pub|inn|tavern|interior|living ?room|sitting room|parlou?r|lounge|lodge|library|study|great hall|kitchen|cottage|bedroom|bar)\b[^.]*)\b(?:and|with|by|,) an? (?:(?:roaring|crackling|warm|cosy|cozy|blazing|small|big|lit|log|open|real) )*fire(?: burning| going| lit)?(?= ?,| ?$| and| in the)/g,
    ' firelight',
  ],
  [
    /(?<=\b(?:living ?room|sitting room|interior|office|kitchen|apartment|lobby|bedroom|bathroom|lounge|loft|cafe|hallway)\b.*)\b(?:(?:fiddle leaf|weeping|small|big|tall|potted) )*(?:fig|ficus|olive|lemon|rubber|yucca|money|banana|palm|orange) (?:tree|plant|palm)s?\b/g,
    'potted plant',
  ],
  [
    /\b(?:(?:old|glass|kitchen|corner|wooden|welsh|antique|open|china|display) )*(?:cupboard|cabinet|dresser|sideboard|hutch|vitrine) (?:full of|filled with|stacked with|packed with|crammed with|of|with) (?:(?:old|blue|white|blue and white|pretty|mismatched|fine|willow pattern|flowered|porcelain) )*(?:tea ?cups|cups|mugs|plates|dishes|china|crockery|porcelain|teapots|glasses|bowls)(?: and (?:\w+ )?(?:saucers|plates|cups|bowls|teapots|glasses|jugs))?\b/g,
    'chinacabinet',
  ],
  [/\bchina cabinets?\b|\bwelsh dresser\b/g, 'chinacabinet'],
  [
    /\bview from (?:the|my|a|his|her) (?:bed|sofa|bath|desk|armchair) (?:out of|out|through|of) (?:the|a|my)?\b/g,
    'a',
  ],
  [
    /\b(?:in |inside )?(?:an? |the )?fortune ?tellers? (?:tent|booth|caravan)(?: (?:inside|interior))?(?!.*\bcrystal ball\b)/g,
    'a crystal ball on a table in a tent interior',
  ],
]
