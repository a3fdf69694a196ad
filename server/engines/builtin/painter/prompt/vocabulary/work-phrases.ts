const OWN = '(?:an?|the|some|his|her|their|my|old|new|big|broken|two)'
/** What is done to a thing, and the thing with its words. */
const what = (things: string) => `(?: ${OWN})*(?: (?!in|on|at|with|by)[a-z]+){0,2}? (?:${things})`
const WORKER = '(?:man|woman|guy|person|worker|builder|labou?rer|craftsman|handyman|someone|somebody)'
const SPARKS =
  '(?:,? (?:with|as|while|and|amid|surrounded by|in a shower of|showering|throwing) )?(?:an? )?(?:(?:bright|orange|blue|golden|hot|glowing|white|shower of|rain of|big|lots of|many|flying) )*sparks(?: (?:are |is )?(?:fly(?:ing)?|raining|showering|shooting|spraying|bouncing|falling|going|everywhere|around|all|over|about|down|off|up|him|her|the place|in the air|to all sides|into the dark))*'

/** Deeds of people at work, in words that the tables know for what they are at. Applied before the phrases of crafts. */
export const WORK_PHRASES: readonly (readonly [RegExp, string])[] = [
  // What is tossed in a wok is above its flames.
  [
    /\b(?:flipping|tossing|frying|cooking|stirring|stir ?frying|saut[eé]ing|shaking|flips|tosses|fries|cooks) (?:(?:some|the|his|her|an?|fresh|colou?rful|chopped|sizzling) ){0,3}(?:(?:vegetables|veggies|noodles|food|rice|fried rice|stir fry|chicken|beef|shrimp|prawns|meat)(?: and \w+)? )?(?:in|with|using) (?:an?|the|his|her) (?:(?:big|huge|large|hot|flaming|fiery|burning|smoking|sizzling|blazing|steaming) ){0,2}wok\b(?: (?:over|on) (?:(?:high|an?|the|open|big) ){0,2}(?:flames?|fire|heat|stove))?/g,
    'at a flamingwok',
  ],
  [
    /(?<=\b(?:chef|cook)s?\b.*)\b(?:busy|bustling|crowded|hectic) (?=(?:restaurant )?kitchen\b)/g,
    'and two other chefs in a ',
  ],
  // Sparks belong to the work.
  [new RegExp(`${SPARKS}\\b(?<=\\b(?:weld|grind|solder)\\w*\\b[^.]{0,200})`, 'g'), ' '],
  [/\bweld(?:ing|s) (?:mask|helmet|shield|visor|hood)\b/g, 'weldingmask'],
  [
    /(?<=\bwelders?\b[^.]*) (?:with|in|wearing) (?:an?|the|his|her|their) (?:\w+ )?weldingmask(?: on)?\b/g,
    '',
  ],
  [
    /\bweld(?:ing|s|ed)(?: together)?(?: (?:an?|the|some|his|her|their|my|old|new|big|huge|large|giant|tall|abstract|modern|metal|steel|iron|scrap|metallic)){0,4} (?:sculptures?|statues?|art ?works?|artpiece|robot)\b(?: (?:out )?(?:of|from) (?:scrap )?(?:metal|steel|iron|junk|scrap))?/g,
    'welding at weldedsculpture',
  ],
  // A welder who is a woman has her hair below the shield.
  [
    /\b(woman|lady|girl)(?: (?:is|who is))? (?:weld(?:ing|s)|solder(?:ing|s))(?= at weldedsculpture)/g,
    '$1 welder',
  ],
  [/\b(woman|lady|girl)(?: (?:is|who is))? (?=(?:weld(?:ing|s)|solder(?:ing|s))\b)/g, '$1 welder '],
  [
    new RegExp(
      `\\b${WORKER}(?: (?:is|who is))? (?:weld(?:ing|s)|solder(?:ing|s))(?= at weldedsculpture)`,
      'g',
    ),
    'welder',
  ],
  [/\bwelding at weldedsculpture\b/g, 'at weldedsculpture'],
  [new RegExp(`\\b${WORKER}s?(?: (?:is|are|who is))? (?:weld(?:ing|s)|solder(?:ing|s))\\b`, 'g'), 'welder'],
  [
    new RegExp(
      `\\bweld(?:ing|s|ed)\\b(?:${what('steel|metal|gate|beams?|pipes?|frames?|hull|iron|bars?|parts?|plates?|bridge|rails?|fence|together')})?`,
      'g',
    ),
    'at weldwork',
  ],
  [
    new RegExp(
      `\\b(?:grind(?:ing|s)|angle grinding)(?:${what('metal|steel|iron|pipes?|beams?|blade|axe|knife|knives')}| with (?:an? )?angle grinder)`,
      'g',
    ),
    'at grindwork',
  ],
  [
    /\b(?:glass ?blowing|blow(?:ing|s) (?:(?:molten|hot|a|glass|some|the) )*glass(?: (?:vase|bowl|ball|bottle|ornament))?)\b/g,
    'at glassfurnace',
  ],
  [
    /(?<=\bglass ?(?:blower|maker|artist)s?\b(?: (?:is|are))?) (?:shap(?:ing|es)|mak(?:ing|es)|blow(?:ing|s)|form(?:ing|s)|turn(?:ing|s)|work(?:ing|s)(?: on)?|creat(?:ing|es))(?: (?:an?|the|some|his|her))?(?: (?!in|at|by|with|on)[a-z]+){0,4}/g,
    ' ',
  ],
  // Walls grow, and are painted or papered.
  [
    /\b(?:lay(?:ing|s) (?:some |the |red )*bricks?|brick ?laying|build(?:ing|s) (?:an?|the|up a) (?:\w+ )?(?:brick |stone |garden |new )*wall)\b/g,
    'at brickcourse',
  ],
  [/\b(?:dry )?stone wall(?:er|builder)s?\b/g, 'waller'],
  [
    /\b(?:(?<=\bhouse ?painters?\b[^,.]*)|(?<=\b(?:man|woman|couple|girl|boy|dad|mum|mom|father|mother|person|worker|decorator)s?\b[^,.]*))(?:paint(?:ing|s)|plaster(?:ing|s)|wallpapering|papering|decorating) (?:(?:the|an?|his|her|their|one) )?(?:(?:living|bed|dining|bath|spare|childs|kids|new|nursery|old|empty|rooms?|bedroom|bathroom|livingroom|kitchen) ?)*(?:walls?|rooms?|bedroom|nursery|livingroom|hallway|kitchen|ceiling)(?: (red|orange|yellow|green|blue|pink|purple|white|turquoise|beige|grey))?(?= |$)/g,
    'at $1 paintedwall in a livingroom',
  ],
  [/\bhouse ?painters?\b/g, 'housepainter'],
  [/\b(?:painter and decorator|painters and decorators|interior decorator)s?\b/g, 'housepainter'],
  // Who paints a house is at its wall, and at no easel.
  [/\bpainters?(?= (?:on (?:an?|the|his|her) )(?:\w+ )?(?:scaffold\w*|ladder)\b)/g, 'housepainter'],
  [
    /\b(on|up|from) (?:an?|the|his|some|high)? ?(?:\w+ )?scaffold(?:s|ing)? (?:(?:while|and) )?(?:paint|repair|plaster|restor|renovat|fix|repaint|build|clean)\w* (?:(?:an?|the|his|old|big|tall) )*(?:(red|orange|yellow|green|blue|pink|purple|white|turquoise|beige|brown) )?(?:\w+ )?(?:house|building|wall|facade|front|church|tower)\b/g,
    '$1 a $2 scaffold',
  ],
  [
    /\b(?:paint|repair|repaint|plaster|restor|renovat|clean)ing (?:(?:an?|the|his|old|big|tall) )*(?:(red|yellow|green|blue|pink|white) )?(?:\w+ )?(?:house|building|facade|church|front|tower)(?= (?:\w+ )?(?:on|from|up) (?:an?|the)? ?scaffold(?:ing)?\b)/g,
    '$1',
  ],
  [
    /(?<=\b(?:painter|decorator|plasterer)s?) on (?:an?|the|his|her|their) (?:\w+ )?(?:step ?)?ladder\b(?=.*\b(?:walls?|room|ceiling)\b)/g,
    '',
  ],
  // Stone and marble are carved.
  [
    /(?:\b(?:is |are )?)\b(?:carv(?:ing|es)|sculpt(?:ing|s)|chisell?(?:ing|s)|hew(?:ing|s))(?: (?:an?|the|his|her|out|some|from))*(?: (?!in|on|at|with|wood\w*|pumpkins?|turkey|ice|spoon|turns|turn)[a-z]+){0,2}? (?:statue|sculpture|bust|gargoyle|angel|stone|marble|figure|block(?: of (?:stone|marble))?|gravestone|lion|face|head|granite)(?: (?:out of|from|in|into) (?:an? )?(?:\w+ )?(?:stone|marble|granite|block(?: of (?:stone|marble))?))?\b/g,
    ' at stoneblock',
  ],
  [/\bstone ?(?:masons?|carvers?|cutters?)\b/g, 'stonemason'],
  // Shoes, watches and jewels have benches.
  [
    /\b(?:mend(?:ing|s)|repair(?:ing|s)|fix(?:ing|es)|mak(?:ing|es)|stitch(?:ing|es)|sol(?:ing|es)|hammer(?:ing|s)|craft(?:ing|s)) (?:(?:an?|the|old|some|his|her|leather|pair of|new|worn|handmade) )*(?:boots?|shoes?|sandals?)\b(?=.*)(?<!\b(?:child|dog|girl|boy)\b.*)/g,
    'at cobblersbench',
  ],
  [
    /\b(?:mend(?:ing|s)|repair(?:ing|s)|fix(?:ing|es)|mak(?:ing|es)|assembl(?:ing|es)|open(?:ing|s)|clean(?:ing|s)|work(?:ing|s) on|peer(?:ing|s) (?:in)?to) (?:(?:an?|the|old|some|his|her|tiny|small|antique|gold|silver|broken|delicate) )*(?:watch(?:es)?|pocket ?watch(?:es)?|clocks?|clockwork|watch movement)\b/g,
    'at watchbench',
  ],
  [
    /\b(?:set(?:ting|s)|polish(?:ing|es)|mak(?:ing|es)|craft(?:ing|s)|shap(?:ing|es)|cut(?:ting|s)|fit(?:ting|s)|forg(?:ing|es)) (?:(?:an?|the|some|tiny|small|gold|golden|silver|engagement|wedding|new|big|sparkling) )*(?:diamonds?|rings?|gems?|gemstones?|jewel(?:s|l?ery)?|rub(?:y|ies)|emeralds?|necklaces?)(?: (?:in|into|on) (?:an?|the|his|her) (?:\w+ )?ring)?(?<=\b(?:jewell?er|goldsmith|silversmith|craftsman|man|woman)s?\b.*)/g,
    'at jewelbench',
  ],
  [
    /\b(?:(?:is )?(?:bent|hunched|leaning|stooped|sitting|sits|working|seated) )?(?:low )?(?:at|over|behind|in front of) (?:his|her|the|a|their) (?:\w+ )?(?:work ?)?(?:bench|table|desk)\b(?<=\b(?:watch|clock|shoe|jewell?er|gold|silver|cobbler)\w*\b[^.]{0,200})/g,
    '',
  ],
  // Planks are planed and sawn at a bench.
  [
    /\b(?:plan(?:ing|es)|saw(?:ing)|sand(?:ing|s)|chisel(?:l?ing|s)|carv(?:ing|es)|whittl(?:ing|es)|turn(?:ing)) (?:(?:an?|the|some|his|her|long|wooden|oak|pine|big|thick|piece of|plank of) )*(?:planks?|boards?|wood|timber|table ?leg|chair ?leg|spoon|door|beam|oak)\b(?: (?:by|with) (?:hand|an? (?:hand )?(?:plane|saw)))?/g,
    'at a workbench',
  ],
  [
    /,? (?:with |and )?(?:wood(?:en)? )?(?:shavings|curls of wood|sawdust|wood shavings|wood chips|wood curls)(?: (?:all|flying|falling|curling|covering|lie|lying|on|over|across|around|everywhere|about|in the air|the floor|him|his feet))*(?=\s|$)/g,
    '',
  ],
  // Tea and grapes are picked where they grow.
  [
    /\b(pick|pluck|harvest|gather)(ing|s|ed)? (?:(?:fresh|green|the|some|young|their|ripe) )*tea(?: leaves| leaf)?\b(?!.*\b(?:tea (?:plantation|field|garden|estate|farm)s?|room|kitchen)\b)/g,
    'working on a tea plantation',
  ],
  [
    /\b(?:pick|harvest|gather)(?:ing|s|ed)? (?:(?:red|green|the|some|ripe|purple|dark|wine) )*grapes\b(?!.*\b(?:vineyards?|winery|market|table|bowl)\b)/g,
    'working in a vineyard with grapes',
  ],
  // Roads are broken up, and laid.
  [
    /\b(?:with|using|operating|holding|working|drilling with) (?:an? |their |his )?(?:pneumatic |road |big |loud )?(?:drills?|jack ?hammers?)(?<=\b(?:road|construction|builder|worker|street|concrete|asphalt|pavement)\w*\b.*)/g,
    'holding a jackhammer',
  ],
  [
    /\b(?:drill(?:ing|s)|break(?:ing|s) up|dig(?:ging|s) up) (?:(?:the|an?) )?(?:road|street|asphalt|pavement|concrete|tarmac|sidewalk)\b/g,
    'holding a jackhammer',
  ],
  [
    /\b(?:road|highway|roadwork|pavement|asphalt|street repair) (?:worker|builder|crew|mender)(s?)\b/g,
    'roadworker$1',
  ],
  [/\b(?:dock|harbou?r|port|shipyard) (?:worker|hand|labou?rer)(s?)\b/g, 'dockworker$1'],
  // Who lunches high above a city sits on a beam.
  [
    /\b(?:(?:eat|hav|enjoy|tak|shar)(?:ing|e|s) (?:(?:their|his|her|a|some) )?(?:packed |quick )?(?:lunch|lunch ?breaks?|sandwich(?:es)?|snacks?|breaks?)|on (?:their |his )?lunch ?break|at lunch ?time)(?= (?:while )?(?:(?:sitting|perched|seated|balancing) )?(?:high )?(?:up )?on (?:an?|the) (?:\w+ ){0,3}(?:beam|girder)\b)/g,
    'holding a sandwich',
  ],
  [
    /(?<=\b(?:construction|builders?|workers?|ironworkers?|steelworkers?|high|skyscrapers?|city|lunch|sandwich)\b[^.]*)\bon (?:an?|the) (?:(?:narrow|high|hanging|thin|big|bare|single|metal|rusty) )*beam\b/g,
    'on a steel beam',
  ],
  [
    /(?<=\b(?:construction|builders?|workers?|ironworkers?|steelworkers?)\b[^.]*)\b(?:on|high up on|atop)(?: top of)? (?:an?|the) (?:(?!(?:window|glass)\b)\w+ ){0,2}(?:skyscraper|high ?rise|sky ?scraper)\b/g,
    'on a steel beam',
  ],
  [
    /(?<=\b(?:beam|girder)\b),? (?:(?:hanging|suspended|sitting|perched) )?(?:high |far |way )?(?:up )?(?:above|over) (?:an?|the|new york|manhattan|chicago) ?(?:\w+ )?(?:city|streets?|skyline|town|skyscrapers|rooftops)?\b/g,
    ' ',
  ],
  [
    /\b(?:garbage|rubbish|trash|refuse|waste|bin) (?:collector|man|worker|guy|collection worker|picker)(s?)\b|\bgarbage (?:men)\b|\bbin ?men\b/g,
    'binman$1 ',
  ],
  [/\b(binm[ae]ns?)\b(?!.*\b(?:truck|lorry|van)\b)/g, '$1 by a garbage truck '],
  [
    /\bempty(?:ing)? (?:the |some )?(?:(?:rubbish|garbage|trash|wheelie) )?(?:bins|cans|dumpsters)(?: into (?:an?|the|their) (?:\w+ )?(?:truck|lorry))?\b/g,
    'by a garbage truck',
  ],
  // Those who treat somebody have them before them.
  [
    /\b(?:operat(?:ing|es) on (?:an?|the|his|her) (?:\w+ )?(?:patient|man|woman|person)|perform(?:ing|s) (?:an? |the )?(?:\w+ )?(?:surgery|operation)|(?:in|during) (?:an? |the )?surgery)\b/g,
    'at operatingtable',
  ],
  [/(?<=\bsurgeons?\b[^.]*)\bin (?:an?|the) (?:\w+ )?operating (?:room|theatre|theater)\b/g, 'in a hospital'],
  [
    /(?<=\bdentists?\b[^.]*)\b(?:(?:treat|examin|check|drill|pull|fix|clean|look|work)\w*(?: (?:at|on|into|out))?) (?:an?|the|his|her|some) (?:\w+ )?(?:patients?|teeth|tooth|mouth|boys?|girls?|mans?|womans?|childs?|kids?)(?: (?:teeth|tooth|mouth))?\b/g,
    '',
  ],
  // A tattoo is put on whoever is in the chair.
  [/\btattoo(?: artists?|ers?|ists?)\b/g, 'tattooist'],
  [
    /\btattoo(?:ing|s) (?:on )?(?:(?:an?|the|his|her|some) )?(?:\w+ )?(?:arms?|back|leg|shoulder|hand|skin|chest|customers?|clients?|man|woman|sailor|biker)(?: (?:arm|back|leg|shoulder|hand|chest))?\b(?<=\btattooist.*)/g,
    '',
  ],
  // Horses are shod, sheep are shorn.
  [
    /\b(?:shoe?ing|shoes) (?=(?:an?|the|his|her) (?:\w+ ){0,2}(?:horse|pony|donkey|mare|stallion)\b)/g,
    'kneeling at ',
  ],
  [/\bshear(?:ing|s) (?=(?:an?|the|his|her|some) (?:\w+ ){0,2}(?:sheep|ram|ewe|alpaca)\b)/g, 'kneeling at '],
  // Their room is that of the trade.
  [
    /(?<=\b(?:dentist|surgeon|doctor|nurse|watchmaker|jeweller|welder|tailor|barber|hairdresser|scientist|programmer|cobbler|shoemaker)s?\b[^.]*),? (?:in|inside) (?:an?|the|his|her|their) ((?:(?:bright|clean|white|small|tiny|little|dim|dark|cosy|cozy|messy|sunny|modern|old|quiet|warm|candlelit|dusty) )+)(?:back )?room\b/g,
    ' , $1',
  ],
  // Who mends the pipes kneels before the sink.
  [
    /\b(?:(?:lying|lies|crouch\w*|crawl\w*|kneel\w*|working|work|stuck) )?(?:fix(?:ing|es) (?:an?|the|some) (?:\w+ )?pipes? )?(?:under|underneath|beneath) (?:an?|the|his|her) kitchen sink\b/g,
    'kneeling at a sink in a kitchen',
  ],
  [
    /(?<=\bplumbers?\b[^.]*)\b(?:(?:lying|lies|crouch\w*|crawl\w*|kneel\w*|working|work) )?(?:fix(?:ing|es) (?:an?|the|some) (?:\w+ )?(?:pipes?|taps?|sink) )?(?:under|underneath|beneath|at) (?:an?|the|his|her) (?:\w+ )?sink\b/g,
    'kneeling at a sink',
  ],
  [
    /(?<=\bplumbers?\b[^.]*)\b(?:fix|mend|repair|tighten|replac)(?:ing|e?s) (?:an?|the|some|his|her) (?:\w+ )?(?:pipes?|taps?|faucets?|leaks?|sink|boiler)\b/g,
    'kneeling at a sink',
  ],
  // Water is sprayed from a hose.
  [
    /\b(?:spray|shoot|pour|hos|aim|train|direct)(?:ing|s|es|e) (?:(?:a|the|their|his|jets?|of|streams?|some|huge|big) )*(?:water|foam|hoses?)(?: (?:jets?|cannon))? (?:on|onto|at|over|into|to) (?=(?:an?|the) )(?<=\bfire ?(?:fight|m[ae]n|wom|brigade|crew|depart)\w*\b.*)/g,
    'hosing by ',
  ],
  [
    /(?<=\bhosing by (?:an?|the) )(?:\w+ ){0,2}?(burning|blazing) (?=house|building|barn|factory|car|block|hotel|tower)/g,
    '$1 ',
  ],
  // In space nobody has a workshop.
  [
    /\b(astronaut|cosmonaut|spaceman)(s?)(?: (?:is|are))? (?:repair|fix|mend|service|servic|work|weld|build|install)(?:ing|s|es) (?:(?:on|at|an?|the|his|her|some|broken|old|damaged) )*((?:space )?(?:satellite|station|telescope|solar panels?|antenna|shuttle|spaceship|spacecraft|probe|rocket))\b(?! (?:on|in|at) )/g,
    '$1$2 floating in space by a $3',
  ],
  // Who works with a tool has it in hand.
  [
    /\brak(?:ing|es) (?:up )?(?:(?:the|some|white|dry|fallen|autumn|big|his|her) )*(?:leaves|salt|hay|heaps|piles|sand|gravel|grass|soil)\b(?: into (?:\w+ )?(?:heaps|piles))?/g,
    'holding a rake',
  ],
  [/\b(?:salt) (?:worker|farmer|harvester|picker|raker)(s?)\b/g, 'villager$1'],
  [
    /\b(?:shovell?ing|shovels) (?:(?:the|some|heavy|deep|wet|his|her) )*(?:coal|sand|dirt|earth|gravel|manure|dung|salt|rubble)\b/g,
    'holding a shovel',
  ],
  // Windows high up are cleaned from a cradle.
  [
    /\b(?:window (?:cleaner|washer)(s?))(?: (?:is|are))?(?: (?:hang|dangl|abseil|clean|wash|work|suspend|high|sit|stand|balanc)\w*)?(?: (?:(?:the|some|huge|glass|many|office|clean|windows?|up|high|down|on|from|off|by|outside|of|with|in|a|an|his|their) )*)(?:ropes?|cradle|harness|skyscrapers?|high ?rise|tower(?: block)?|glass (?:tower|building|facade|front)|office (?:block|building|tower)|tall building)\b(?: (?:on|of|off|outside|up|down|along|beside) (?:an?|the) (?:\w+ )?(?:skyscraper|tower|building|high ?rise|facade|tower block))?/g,
    'windowcleaner$1 on a windowcradle',
  ],
  [/\bwindow (?:cleaner|washer)(s?)\b/g, 'windowcleaner$1 on a windowcradle'],
  [
    /(?<=\breceptionists?\b[^.]*)\b(?:at|behind) (?:an?|the|her|his) (?:(?:hotel|reception|front|big|wooden|marble|long|check in) )*(?:desk|counter|reception)\b/g,
    'in a hotel lobby',
  ],
  [
    /\b(?:carr(?:ying|ies)|lifting|hauling) (?:(?:an?|the|some|long|heavy|wooden|two) )*(?:planks?|boards|timbers?|beams?|logs?)\b/g,
    'carrying a log',
  ],
  // Desks where nothing finds its place.
  [
    /\b(?:(?:messy|cluttered|untidy|chaotic|disorgani[sz]ed|overflowing|overloaded) )+(?:(?:office|work|writing|wooden|old|student|writers|students|my|big|home|computer) )*desk\b/g,
    'messydesk',
  ],
  [
    /\bdesk (?:(?:is|that is) )?(?:covered|buried|overflowing|piled high|heaped|littered|cluttered|full) (?:in|with|of|under) (?:\w+ )?(?:papers?|paperwork|clutter|documents|files|mess|stuff|things)\b/g,
    'messydesk',
  ],
  [
    /(?<=\bmessydesk\b) (?:with|full of|covered (?:in|with)) (?:(?:[a-z]+|,) ){0,12}?(?:papers?|paperwork|laptop|computer|cups?|mugs?|books?|notes|pens?|files|screen|monitors?|lamp|keyboard|notebooks)\b(?:(?: ?,)?(?: and)?(?: an?)?(?: [a-z]+)? (?:papers?|laptop|computer|cups?|mugs?|books?|notes|pens?|files|screen|lamp|keyboard|notebooks)\b){0,4}/g,
    '',
  ],
  // Who sells fish has a stall of fish.
  [
    /(?<=\bfish ?(?:monger|seller)s?\b[^.]*) (?:(?:stands?|standing) )?(?:at|behind|in|by) (?:an?|the|his|her|their) (?:\w+ )?(?:stall|stand|counter)(?: (?:with|of|full of) (?:\w+ )?(?:fish|seafood)(?: on ice)?)?\b/g,
    '',
  ],
  [/\bfish ?sell(?:er|ing)(s?)\b/g, 'fishmonger$1'],
  // Tools of waiters and of those who lend books.
  [
    /\b(?:balanc(?:ing|es)|carry(?:ing)?|carries|holding|with) (?:an?|the|his|her) (?:\w+ )?tray (?:full )?(?:of|with|loaded with|laden with) (?:\w+ )?(?:glasses|drinks|champagne|wine|cocktails|beers?)\b/g,
    'holding a glasstray',
  ],
  [
    /\b(?:waiter|waitress|bartender|butler)s? (?:(?:is )?(?:balancing|carrying|holding)|with) (?:an?|the|his|her) (?:\w+ )?tray\b(?! of)/g,
    'waiter holding a glasstray',
  ],
  [/\b(?:cart|trolley) (?:full )?of books\b/g, 'bookcart'],
  // Screens at which somebody programs.
  [
    /\b(?:programmer|coder|developer|hacker|software engineer)(s?) (?=.*\b(?:monitors?|screens?|computers?|laptops?)\b)/g,
    'programmer$1 ',
  ],
  [
    /(?<=\bprogrammers?\b.*)\b(?:in front of|at|before|behind|working on|staring at|typing on|surrounded by|facing|looking at)(?: (?:an?|the|his|her|several|many|some|glowing|bright|big|large|curved|of))* (?:(?:two|2|three|3|four|4|five|six) )?(?:(?:glowing|big|large|bright|computer|wide) )*(?:monitors?|screens?|computers?|laptops?|code)\b/g,
    '',
  ],
  [/\b(?:software|web|app|game|computer) (?:developer|engineer|programmer|coder)(s?)\b/g, 'programmer$1'],
  [/\bcarry(?:ing)? out\b/g, 'doing'],
]
