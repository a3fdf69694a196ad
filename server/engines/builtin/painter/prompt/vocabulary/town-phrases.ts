const PORT = 'port|harbou?r|seaport|quays?|wharf|wharves|docks?|dockside|dockyard|docklands|shipyard'
const LANDMARK =
  'big ben|eiffel tower|taj mahal|colosseum|coliseum|christ the redeemer|sagrada familia|notre dame|angkor wat|sphinx|golden gate|brooklyn bridge|tower bridge|leaning tower of pisa|statue of liberty|empire state|burj khalifa|parthenon|machu picchu|space needle|stonehenge'
const TUNNELLED =
  '(?: is| that is| that)? (?:(?:just|slowly|fast) )?(?:com|emerg|burst|exit|enter|go|driv|rac|leav|rush|speed|disappear|head|pass|mov|travel)\\w*(?: out)?(?: of| from| into| through| in)? (?:an?|the) (?:\\w+ ){0,3}tunnel\\b'
/** What is built where people live, on other worlds as here. */
const SETTLEMENT = 'city|cities|metropolis|cityscape|skyline|megacity'
const WORLD = '(?:alien|extraterrestrial|otherworldly)'
const GRAND = '(?:(?:large|big|busy|old|public|ornate|grand|stone|marble|central) )*'

/** Towns, ports and ways, in the words that the tables know them by. */
export const TOWN_PHRASES: readonly (readonly [RegExp, string])[] = [
  // What grows on the roofs of a city leaves it a city.
  [
    new RegExp(
      `(?<=\\b(?:${SETTLEMENT})\\b.*?),? ?(?:with |and |has |full of )*(?:(?:green|lush|hanging|beautiful|small|many) )*(?:gardens?|trees|plants|greenery|parks|flowers|grass) (?:(?:growing|planted|up) )*(?:on|atop|covering|over) (?:(?:top of|the|its|their|every|all|tall|flat) )*(?:roof ?tops?|roofs?|balcon(?:y|ies)|skyscrapers|buildings|towers)\\b|(?<=\\bfuturistic (?:${SETTLEMENT})\\b.*?),? ?(?:with |and )+(?:(?:green|lush|hanging|beautiful|many|roof ?top|vertical|sky) )*gardens?\\b`,
      'g',
    ),
    ' with roofgardens',
  ],
  [
    /\b(?:(?:walls?|wall (?:full|covered in|covered with|with)|bricks?) (?:full of |covered (?:in|with) |with |of )(?:\w+ )?graffiti|graffiti(?:ed)?(?: covered| sprayed| art)? (?:brick |concrete )?walls?)\b/g,
    'graffiti wall',
  ],
  // In London the bus that is red has two decks.
  [
    /\bred bus(?=(?:es)?\b.*\b(?:london|big ben|westminster|tower bridge)\b)|(?<=\b(?:london|big ben|westminster|tower bridge)\b.*)\bred bus(?=(?:es)?\b)/g,
    'red double decker bus',
  ],
  // A crane between ships and houses is no bird.
  [
    new RegExp(
      `(?<!\\b(?:paper|origami|whooping|sandhill|demoiselle|flying|dancing|white|red crowned) )\\bcranes?\\b(?! (?:fly|flies|flying|bird|birds|nest|wad)\\w*)(?=.*\\b(?:${PORT})\\b)|(?<=\\b(?:${PORT})\\b.*)(?<!\\b(?:paper|origami|whooping|sandhill|demoiselle|flying|dancing|white|red crowned) )\\bcranes?\\b(?! (?:fly|flies|flying|bird|birds|nest|wad)\\w*)`,
      'g',
    ),
    'gantry cranes',
  ],
  [
    /\b(?:gantry|port|harbou?r|dock|container|cargo|loading|shipping|tall|giant) gantry cranes\b/g,
    'gantry cranes',
  ],
  [new RegExp(`\\b(?:${WORLD} )(?:(?:\\w+) )?(?:${SETTLEMENT})\\b`, 'g'), 'city on an alienplanet'],
  [
    new RegExp(
      `\\b(${SETTLEMENT}|towers|skyscrapers|spires) (?:on|of|in) (?:an?|the|another|some) (?:\\w+ )?(?:alien|distant|strange|foreign|another|far ?away) (?:world|planet|moon)s?\\b`,
      'g',
    ),
    '$1 on an alienplanet',
  ],
  [
    /(?<!\b(?:rose|flower|orchid|skull|clock|butterfly|cake|plant|cactus|crown|apple|heart|feather|mushroom|watch|doll|egg|house|castle|snowman|ring) (?:\w+ ){0,2}?(?:in|under|inside|beneath|within) (?:an?|the) (?:\w+ )?)\b(?:glass|crystal|transparent|geodesic) domes?\b/g,
    'biodomes',
  ],
  [/\bfloating markets?\b/g, 'three rowboats full of fruit in a stilt village'],
  // A fountain of a city stands in a square of it.
  [new RegExp(`\\b(?:city|town|village|plaza|piazza) (${GRAND}fountain)\\b`, 'g'), '$1 in a city square'],
  [
    new RegExp(`\\b(${GRAND}fountain) (?:in|of) (?:an?|the) (?:\\w+ )?(?:city|town|plaza)\\b`, 'g'),
    '$1 in a city square',
  ],
  // Whoever is at a window of a house that is seen from outside is not in its room.
  [
    /\b(?:from|at|in|out of) (?:an?|the|their|his|her) (?:upstairs|upper|top floor|first floor|second floor|third floor|open upstairs) windows?\b/g,
    'by a brick house',
  ],
  [
    /\b(?:exactly |just |only )?(one|a single|a lone|two|three|a few) (lit |lighted |glowing )?windows? (?:still )?(lit|lighted|glowing)\b/g,
    '$1 lit window',
  ],
  [
    /\b(?:tower block|apartment block|apartment tower|block of flats|council estate|high ?rise(?: (?:building|block|tower))?|residential tower|tenement block|panel block)(s?)\b(?!.*\b(?:room|bedroom|kitchen|sofa)\b)/g,
    'apartment block$1',
  ],
  [
    /\b(?:switch ?backs?|hairpin (?:bends?|turns?|road)|serpentine road|winding mountain road)\b/g,
    'mountain road',
  ],
  [/\b(?:low rise|small|modern|wooden|colou?rful) apartment buildings\b/g, 'townhouses'],
  [
    /\b(?:sleeper|overnight|night|sleeping|late|last) train\b(?= (?:\w+ )*?(?:in|through|across|over|past|stopped|crossing|passing|at|on|under|along|by|with|travel|rush|speed|race|arriv|leav|wait|pull)\w*\b)(?!.*\b(?:compartment|bunks?|bed|cabin|window|corridor|berth|inside|carriage)\b)/g,
    'train at night',
  ],
  [
    /\b(?:airplane|plane|aeroplane|jet|airliner|aircraft) (?:is )?(?:taking off|takes off|take off|taxiing|about to take off)\b(?! (?:from|over) (?:a|an|the) (?:\w+ )?(?:carrier|ship|water|lake|sea))/g,
    'airplane on the runway',
  ],
  [/\b(?:parked |standing |gathered )?in an? (?:ring|circle|semi ?circle|half circle)\b(?! of fire)/g, ''],
  [
    /\bspace ?elevator station\b|\belevators?(?: station)?\b(?=.*\b(?:moons?|space|orbit|planets?)\b)/g,
    'space elevator',
  ],
  [
    /(?<=\b(?:city|town|metropolis)\b.*)\b(?:and )?(?:(?:tiny|glass|small|rusty|wooden|brass) )*elevators\b(?: going (?:up|down) \w+ \w+)?/g,
    '',
  ],
  [
    /(?<=\b(?:petrol|gas|filling|service|fuel) station\b.*)\b(?:with |and )?(?:(?:old|rust(?:y|ed)|broken|vintage|red|two|abandoned|empty|petrol|gas|fuel) )*pumps?\b/g,
    '',
  ],
  [/\bsteam ?punk(?: inspired| style)? (train|locomotive)\b/g, 'steam locomotive'],
  [
    /\b(?:a |the )?(?:tracks?|rails?) (?:suspended|hanging|floating|high|raised|up) (?:high )?(?:up )?in the (?:air|sky|clouds)\b|\b(?:an? |the )?elevated (?:tracks?|rails?|railway)\b/g,
    'a viaduct',
  ],
  [
    /\bindustrial (?:urban|city)\b|\bindustrial (?:\w+ )?(?:scene|setting|scenery|surroundings|environment|waterfront|canal|quarter)\b/g,
    'industrial area',
  ],
  [
    /\b(?:white|blue) (?:stairs|steps|walls|houses) and (?:white|blue) doors?\b|\b(?:white|blue) doors? and (?:white|blue) (?:stairs|steps|walls|houses)\b/g,
    'narrow street',
  ],
  [
    /\b(?:somebody|someone|a man|a woman|a person|one person) (?:\w+ing) (?:\w+ ){0,3}in (?:it|one of them)\b/g,
    '',
  ],
  // A bicycle against the wall of a house is against the house.
  [
    /(?<=\b(?:post office|house|cottage|shop|bakery|cafe|inn|pub|school|church|barn|station|store)\b.*)\b(bicycles?|bikes?|ladders?|brooms?) (?:leaning |propped |resting )?(?:up )?against (?:the|its|a) (?:\w+ )?wall\b/g,
    '$1',
  ],
  [/(?<=\bsteam ?punk\b.*)\b(?:steam ?punk )?airship(s?)\b/g, 'steampunk airship$1'],
  [
    /\b(?:half[- ]timber(?:ed)?|timber[- ]framed|timbered|timber|tudor|fachwerk) (?:houses|buildings|homes|cottages|facades)\b/g,
    'houses of a medieval village',
  ],
  // What comes out of a tunnel is met at its mouth.
  [new RegExp(`\\b(?:steam (?:train|locomotive|engine)|steamtrain)${TUNNELLED}`, 'g'), 'steamtunnel'],
  [
    new RegExp(
      `(?<!\\b(?:subway|metro|underground|tube|bullet|toy|model) )\\b(?:train|locomotive|express)${TUNNELLED}`,
      'g',
    ),
    'tunnelexit',
  ],
  [/\bsydney harbou?r bridge\b/g, 'sydneybridge'],
  [/\begyptian (?:\w+ )?temple\b|\btemple (?:in|of) (?:ancient )?egypt\b/g, 'egyptian temple'],
  // Palaces of tales are castles.
  [
    /\b(ice|glass|crystal|snow|sand|golden|floating|flying|fairy|fairy ?tale|enchanted|magic|magical|fantasy|underwater|cloud|sugar|ruined) palace(s?)\b/g,
    '$1 castle$2',
  ],
  // A landmark is itself, whatever kind of thing it is said to be.
  [
    new RegExp(
      `\\b(${LANDMARK}) (?:statue|monument|clock ?tower|tower|palace|building|landmark|mausoleum|basilica|cathedral|church|temple|arena|ruins|suspension bridge)\\b`,
      'g',
    ),
    '$1',
  ],
  [/\b(?:statue|monument) of (christ the redeemer)\b/g, '$1'],
  [
    /\b(?:volkswagen|vw) (?:beetle|bug)s?\b|\bbeetle car\b|\b(?:old|vintage|classic|parked) beetle\b(?=.*\b(?:park\w*|driv\w*|road|street|car)\b)/g,
    'beetlecar',
  ],
  [/\b(?:fiat 500|fiat cinquecento|mini cooper|citroen 2cv|2cv|deux chevaux|trabant)\b/g, 'beetlecar'],
  [/\b(?:ford )?mustang (?:gt|car|convertible|fastback)\b|\bford mustang\b/g, 'muscle car'],
  [/\bjaguar (?:e[- ]type|car|xk\w*)\b/g, 'sports car'],
  [
    /\b(cable cars?|trams?|streetcars?|trolleys?) (?:\w+ )?(climbing|going up|going down|up|down|on) (?:a|the) (?:\w+ )?hill\b(?: (?:between|past|among|through) (?:(?!and\b)\w+ ){0,3}houses\b)?/g,
    '$1 $2 a street',
  ],
  [
    /\b(?:open[- ]?air|outdoor) (?:cinema|movie (?:night|theat(?:er|re)|screening)|film screening)\b/g,
    'moviescreen with people',
  ],
  [/\bski (lodge|chalet|hut|village|town|cabin)\b(?!.*\b(?:summer|snow\w*)\b)/g, 'ski $1 in winter'],
  [/\bspace ?ports?\b/g, 'spaceport'],
  [/\b(?:railway|railroad|level) crossings?\b/g, 'country railway'],
  [/\bdesert storm\b/g, 'sandstorm in the desert'],
  [
    /\b(?:food truck|street food) (?:festival|fair|park|rally|gathering|event|court|market)\b/g,
    'four food trucks and people on a square with stringlights',
  ],
  [/\b(?:(?:spa|mountain|ski|alpine|wellness|luxury) )+(?:resort|hotel)\b/g, 'hotel'],
  [
    /\b(?:the )?(?:las )?vegas strip\b|\bshibuya(?: (?:scramble|crossing|crosswalk))?\b|\b(?:shinjuku|akihabara|dotonbori|piccadilly circus|broadway)\b(?: (?:street|at night))?/g,
    'neon city street',
  ],
  [/\bcarnival parade\b/g, 'dancers on a street with people'],
  [/\bdrag rac(?:e|ing)\b/g, 'two race cars on a race track'],
  [/\b(?:(?:electric|ev|electric car|tesla|supercharger) )*charging stations?\b/g, 'gas station'],
  [/\btruck ?stop\b/g, 'big rig at a gas station'],
  [/\b(?:swimming )?pool( party)? (on|at) (?:an?|the) (?:\w+ )?(?:rooftop|roof)\b/g, 'at a swimming pool'],
  // Who eats there sits in a restaurant.
  [
    /(?<=\b(?:eating|having|slurping|sitting|dinner|lunch|inside)\b.*)\b(?:ramen|noodle|sushi|pizza|burger|kebab|sandwich|taco|fish and chip|dumpling) (?:shop|bar|house)\b|\binterior of an? (?:ramen|noodle|sushi|pizza) (?:shop|bar)\b/g,
    'restaurant',
  ],
  [/\b(pizza|burger|kebab|noodle|ramen|taco|sandwich) (?:place|parlou?r|joint)\b/g, '$1 shop'],
  [
    /\broof ?top (?:bar|restaurant|cafe|party|lounge|dinner)\b/g,
    'three friends sitting at a table on a rooftop',
  ],
  [
    /\b(on|of|orbiting|around) (?:the moon )?(?:titan|ganymede|callisto|enceladus|pandora|arrakis)\b/g,
    '$1 an alienplanet',
  ],
  [
    /\b(?:crystal|emerald|golden|diamond|glass|shining|utopian|solarpunk) (city|metropolis)\b|\b(city|metropolis) (?:made )?of (?:glass|crystals?|gold|light|diamonds?)\b/g,
    'futuristic city',
  ],
  [/\b(?:cloud|sky) (city|kingdom)\b/g, 'city floating in the clouds'],
  [/\b(?:elven|elvish|elf|wood elf|fairy) (?:city|kingdom|capital|realm)\b/g, 'treehouse village'],
  [
    /\b(?:dwarven|dwarvish|dwarf) (?:city|kingdom|mines?|stronghold|realm)(?: (?:underground|deep underground|under the mountain))?\b|\bunderground (?:city|kingdom)\b/g,
    'dwarven hall',
  ],
  [/\b(?:st|saint) basils(?: cathedral)?\b/g, 'saint basils cathedral'],
  [
    /\b(?:(?:the )?(?:moscow )?red square(?: (?:in|of) moscow)?|(?:the )?kremlin)\b/g,
    'saint basils cathedral in moscow',
  ],
  // A zoo is known by its animals.
  [
    /^ (?:an? |the |my |our )?(?:(?:big|small|city|old|modern|local) )*zoo(?: (?:entrance|gates?))? (?=(?:on|in|at|with (?:visitors|people|families)|during)\b)/g,
    ' an elephant and a giraffe at the zoo ',
  ],
  [
    /(?<=\b(?:circus|fair|funfair|fairground|carnival|amusement park|ferris wheel|food trucks?)\b.*)\b(?:with|and|full of|lit by|under) (?:\w+ )?(?:lights|bulbs)\b/g,
    'with stringlights',
  ],
]
