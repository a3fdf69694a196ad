/** Places and works that are named in several ways, and the words that the tables know them by. */
export const PLACE_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Whoever is up there has the other peaks below.
  [
    /\b(on|from|atop|onto|at|reaching|climbing) (?:top of )?(?:an?|the|this|its) ((?:snowy |snow covered |snowcapped |icy |rocky |high |windy |frozen |steep |lonely )*)(?:mountain )?(?:peak|summit|pinnacle)\b/g,
    '$1 a $2summit',
  ],
  [
    /\b(?:on top of|atop|on the top of|at the top of|on the peak of) (?:an?|the) ((?:snowy |snow covered |high |rocky |big |tall )*)mountain\b(?!s| (?:range|road|pass|lake|village|hut|cabin))(?!.*\b(?:castle|monastery|temple|house|cabin|village|church|tower)\b)(?<!\b(?:castle|monastery|temple|house|cabin|village|church|tower|city|town|palace|fortress)\b.*)/g,
    'on a $1summit',
  ],
  [
    /(?<=\b(?:goats?|ibex|wol(?:f|ves)|eagles?|leopards?|cougar|puma|lions?|ram|chamois|cats?|dogs?|llama|alpaca|yak|fox)\b[^,]*)\bon (?:an?|the) ((?:snowy |high |tall )*)mountain\b(?!s| (?:range|road|pass|lake|village|hut|cabin|bike))/g,
    'on a $1summit',
  ],
  [/\bon (?:an?|the) (?:steep )?rocky mountain(?:side|top| slope)?\b/g, 'on a rocky summit'],
  [/\bbamboo (?:path|pathway|trail|walk|walkway|tunnel|alley|lane|road)\b/g, 'path through a bamboo forest'],
  // Before a comma and another such word it is no giant.
  [
    /\b(an?|the) giant ?, ?(?=(?!and\b|who\b|with\b)\w+(?: \w+)? (?:tree|oak|castle|tower|mushroom|flower|statue|ship|robot|cave|door|gate|wall|mountain|dragon|bird)s?\b)/g,
    '$1 giant ',
  ],
  // What is large or of stone and stands as high as a wall is no gate of a field.
  [
    /\b(?:(?:huge|giant|massive|enormous|gigantic|towering|colossal|monumental|grand|great|big|tall|mighty|imposing|ancient|old|medieval|ruined|mossy|carved) )*(?:(?:huge|giant|massive|enormous|gigantic|towering|colossal|monumental|mighty|imposing|ancient|medieval|stone|stone[ -]carved|marble|fortified|city|town) )(?:(?:stone|city|town|wooden|iron|old|ancient|fortress|arched) )*(?:gates?|gateways?|archways?)(?! (?:to|of) (?:the |a )?(?:\w+ )?(?:garden|field|farm|paddock|pasture|churchyard))\b(?! (?:arch|bridge|post))/g,
    'stone gate',
  ],
  // What hangs or stands at the balconies of a street is on its houses.
  [
    /(?<=\b(?:streets?|lanes?|alleys?|alleyway|canals?|houses|fa[cç]ades?|town|village|square|buildings?)\b.*) (?:(?:hanging|hung|strung) )?(?:between|from|on|across|below|under|over|with|and) (?:(?:the|its|their|old|iron|many|flowered|wrought|small) )*balconies\b/g,
    '',
  ],
  [
    /\b((?:spider ?)?webs?|cobwebs?) (?:(?:stretched|strung|spun|hanging|hung) )*(?:across|over|between the bars of) (?=(?:an?|the|our|my) (?:\w+ ){0,3}(?:gate|fence|bench|wall)\b)/g,
    '$1 on ',
  ],
  [/(?<=\b(?:victorian|edwardian|georgian|medieval|colonial|regency|renaissance|tudor)) era\b/g, ''],
  // What is on “the ship” after an airship is no liner's.
  [
    /(?<=\b(?:airship|spaceship|starship|spacecraft|zeppelin)s?\b.*)(?:\b\w+ and )?\b\w+ (?:visible |mounted |seen |shown )?(?:on|along|all over) (?:the|its) (?:ship|craft|vessel|hull)\b/g,
    '',
  ],
  [/\bhadrian'?s wall\b/g, 'a stone wall'],
  [/\bwall of (?:(?:old|rough|grey|field|dry) )*stones?\b/g, 'stone wall'],
  [/\bburning (?=torch(?:es)?\b)|(?<=\btorch(?:es)?) (?:are )?(?:burning|flickering|blazing|lit)\b/g, ''],
  // Where a train crosses it a bridge has arches, and land below them.
  [
    /\b(trains?|locomotives?|railcar)\b ((?:is |are |that |passing |rolling |steaming |slowly |going |driving |riding |travel\w+ |racing |rushing |speeding )*(?:crossing|crosses|passes|passing|over|across|on|goes|runs)(?: over| across| on)?) (an?|the) ((?:(?!suspension|rope|foot)\w+ ){0,3}?)(?:railway |train |railroad )?bridge\b/g,
    '$1 on $3 $4viaduct',
  ],
  [
    /\b(an?|the) ((?:(?!suspension|rope|foot)\w+ ){0,3}?)(?:railway |train |railroad )?bridge (?:with|carrying) ((?:an? |the )?(?:\w+ ){0,2}(?:train|locomotive))\b(?! station)/g,
    '$3 on $1 $2viaduct',
  ],
  [
    /\b(?:urban|city|downtown|metropolitan) (?:land ?scape|scener?y?|scene|setting|environment|surroundings|backdrop|background)s?\b(?=.*\b(?:people|pedestrians?|crowds?|walking|man|woman|girl|boy|cars?|traffic)\b)/g,
    'city street',
  ],
  [
    /\b(in|through|across|around) (an?|the|some) (\w+ )?urban (?:land ?scape|scene|setting|environment|surroundings|area)\b/g,
    '$1 $2 $3city street',
  ],
  [
    /\burban (?:land ?scape|scener?y?|scene|setting|environment|surroundings|backdrop|background)s?\b/g,
    'cityscape',
  ],
  [
    /\b(?:clouds|(?:the )?sky) (?:seen )?from above\b|\b(?:over|on|in) (?:a|the) (?:sea|ocean|blanket|carpet) of clouds\b/g,
    'above the clouds',
  ],
  // One sees the wares in a window from the street.
  [
    /\b(?:window display|display window|shop window|store window|window) (?:of|at|in) (?:an? |the |our |my )?((?:\w+ )?(?:bakery|patisserie|bookshop|bookstore|toy ?shop|toy store|shop|store|florist|butcher|boutique|chocolaterie|candy store|flower shop|pastry shop|cheese shop|cafe|deli))(?!\w| ?window)(?! (?:cafe|store|table|seat))(?! (?:look|watching|drink|with a view))/g,
    '$1 window',
  ],
  [
    /\b(?:bakery|bakers?|patisserie|cake shop|pastry shop)(?:'?s)? (?:(?:front|display|shop) )?windows?(?: display)?\b/g,
    'street outside a bakerystorefront',
  ],
  [
    /\b((?:bakery|patisserie|bookshop|bookstore|toy ?shop|toy store|flower shop|book store|candy store|sweet shop|cake shop|antique shop|pastry shop|chocolate shop|shop|store|butcher|florist|boutique|cheese shop|deli|department store))(?:'?s)? (?:front |display )?windows?(?: display)?\b/g,
    'street outside a shopfront',
  ],
  [
    /\b(?:cafe|coffee shop|restaurant|bistro) tables? (?=(?:outside|outdoors|on (?:the|a) (?:\w+ )?(?:street|terrace|sidewalk|pavement|square|promenade))\b)/g,
    'cafe terrace ',
  ],
  [
    /\b(?:outdoor|outside|pavement|sidewalk|street) (?:tables?|seating)(?: and chairs)? (?:in front of|outside|of|at|by|before) (?:an? |the |our )?(?:(?:small|little|corner|cosy|cozy|cute|old|french|italian|local) )*(?:cafe|coffee shop|restaurant|bistro|bakery|bar)\b/g,
    'cafe terrace',
  ],
  [
    /\btables?(?: and chairs)? (?:outside|in front of) (?:of )?(?:an? |the |our )?(?:(?:small|little|corner|cosy|cozy|cute|old|french|italian|local) )*(?:cafe|coffee shop|restaurant|bistro|bakery|bar)\b/g,
    'cafe terrace',
  ],
  [
    /\b(?:cafe|coffee shop|restaurant|bistro) with (?:(?:its|some|a few|small|round|little) )*(?:outdoor|outside|pavement|sidewalk|street) (?:tables?|seating)(?: and chairs)?\b/g,
    'cafe terrace',
  ],
  // Whoever sits outside a café is on its terrace.
  [
    /\b(?:sitting|sits|seated|dining|eating|drinking|having (?:\w+ ){1,3}|relaxing) (?:alone |together )?outside (?:of )?(?:an? |the |her |his |their )?((?:(?!and|with|in)\w+ ){0,2})(?:cafe|coffee shop|restaurant|bistro|brasserie|trattoria)\b/g,
    'sitting at a $1cafe terrace',
  ],
  [
    /\b(?:is |are )?(?:taking|takes|take|took|having|have|has|enjoying|enjoys|enjoy|on|for|going on|during) (?:an? |their |his |her |the )?(?:\w+ )?(gondola|boat|canoe|kayak|raft|rowboat|sleigh|carriage) (?:ride|trip|tour)\b/g,
    'sitting in a $1',
  ],
  [
    /\b(?:is |are )?(?:taking|takes|take|having|enjoying|enjoys|enjoy|on|going on) (?:an? |their |his |her )?(camel|horse|elephant|donkey|pony|bicycle|bike) ride\b/g,
    'riding a $1',
  ],
  [/\b(?:wooden |old |small )?row(?:ing)? boat(s?)\b/g, 'rowboat$1'],
  [
    /\b(?:green|blue)(?:ish)? (?=(?:blue|green)(?:ish)? (?:\w+ )?(?:water|sea|ocean|lake|waves|lagoon)\b)/g,
    '',
  ],
  [/\b(red|green|pink|brown|yellow|white|grey)d?ish\b/g, '$1'],
  [
    /\b(?:(?:snowy|snow covered|snow capped|snowcapped|white) )?(?:mountain )?(?:summits?|peaks?|mountain ?tops?|mountains)\b(?= (?:in|on|at|behind|beyond|all around|around) (?:the |it|them)?(?:\w+ )?(?:background|backdrop|distance|horizon|behind)\b)/g,
    'mountains',
  ],
  [
    /\b(mountains?) (?:with|and) (?:some |a few |many |dense |pine |green |dark )*(?:forests?|woods|trees|pines)\b/g,
    '$1',
  ],
  [/\btower of (?=(?:books|pancakes|blocks|cups|plates|boxes|coins|bricks)\b)/g, 'stack of '],
  // Of a picture on a wall its motif is not in the room.
  [
    /\b(with|and|has|beside|near|under|above|below|hangs?|hanging) (?:an? |the |some |his |her )?(?:\w+ )?(painting|poster|photograph|picture)s? of (?:an? |the )?(?:\w+ )?(?!course)\w+(?= ?,| in| on| above| hang| over| mount| $)/g,
    '$1 a painting',
  ],
  [/\bgiant (?=(?:huge|big|large|beautiful|reflective) \w)/g, 'huge '],
  [/\bbody of (?:\w+ )?water\b/g, 'lake'],
  [
    /\b(?:splash(?:es|ing)?|wad(?:es|ing)) (?:around )?(?=in (?:a|the) (?:\w+ )?(?:lake|pond|river|stream|water|sea|ocean)\b)/g,
    'standing ',
  ],
  [
    /(?<=\bstreet\b.*)\b(?:an? |the )?(?:rows? of )?(?:(?:small|little|old|abandoned|closed|empty|cute|colou?rful) )*(?:shops|stores|storefronts|shopfronts|cafes|restaurants)\b/g,
    '',
  ],
  [/\brows? of (?:\w+ )?(?:shops|stores|storefronts|cafes|restaurants)\b/g, 'shopping street'],
  // What is before a house is no room in it.
  [
    /\b(?:street (?:scene|view|corner|front)|exterior|facade|front (?:view|entrance)|entrance|outside view) (?:of|with|outside|at|to|in front of) (?=(?:an? |the |this |my )?(?:\w+ ){0,2}(?:restaurant|cafe|bar|pub|diner|bakery|shop|store|bookstore|hotel|theat(?:er|re)|cinema|school|library|museum|hospital|bank|office|supermarket|market|deli|pizzeria|bistro)\b)/g,
    'street outside ',
  ],
  [
    /\b(restaurant|cafe|bar|pub|diner|bakery|shop|store|bookstore|hotel|theat(?:er|re)|cinema|bistro) (?:street (?:scene|view)|exterior|facade|storefront|front|entrance)\b/g,
    'street outside a $1',
  ],
  // Chimneys, porches and balconies belong to the house that has them.
  [
    /,? ?(?:\b(?:and|with) )?(?:\b(?:a|the) )?(?:\b(?:thin|little|bit|trail|wisps?|plume|curl|ribbon|column|of|white|grey|gray|blue|some|dark|black|thick|wood) )*\bsmoke (?:(?!from\b|out\b)\w+ ){0,4}(?:from|out of) (?:the|its|a|their|one|every|each|his|her|my|our|all the) (?:\w+ )?(?:chimneys?(?: pots?)?|roofs?)\b/g,
    ' with chimneysmoke',
  ],
  [
    /\b(?:(?:and|with) )?(?:(?:an?|the|its) )?(?:(?:smoking|smoky|puffing) chimneys?|chimneys? (?:(?:is|are|that is) )?(?:gently )?(?:smoking|smokes?|puffing(?: (?:out )?smoke)?|with smoke))\b/g,
    ' with chimneysmoke',
  ],
  [
    /(?<=\b(?:house|cottage|cabin|farmhouse|lodge|villa|home|bungalow|mansion|hut|chalet|inn)\b[^,]*)\b(?:with|and|has) (?:an? |its |the )?(?:\w+ ){0,2}(?:chimneys?|porch|balcon(?:y|ies)|veranda|terrace|patio|deck)\b(?: smoking)?/g,
    '',
  ],
  [
    /(?<=\b(?:house|cottage|cabin|farmhouse|lodge|villa|home|bungalow|chalet|inn)\b.*)\b(?:(?:a |the )?(?:\w+ )?(?:lanterns?|lamps?|lights?)) on (?:the|its|a) (?:\w+ )?(?:porch|veranda)\b/g,
    '',
  ],
  [/\b(?:river|lake|canal)?banks? of (?:the |a )?(?=(?:water|river|lake|stream|canal|pond)\b)/g, 'the '],
  [
    /\b(?:road|highway|lane) (?:in|through|into|of) (?:a|the) (?:(?:big|busy|modern|small|large|crowded) )?(?:city|downtown)\b/g,
    'city street',
  ],
  [/\b(?:piece|plank|chunk|block) of (?:\w+ )?wood\b/g, 'log'],
  // Beasts that swim need water to do so in.
  [
    /(?<=\b(?:dog|puppy|retriever|labrador|horse|bear|tiger|elephant|deer|moose|cow|pig|cat|lion)s?\b[^,.]*)\b(?:swimming|swims|swim)\b(?! in\b)(?!.*\b(?:pool|river|lake|sea|ocean|pond|water|creek|stream)\b)/g,
    'swimming in the lake',
  ],
  [
    /\b(?:(?:old|antique|vintage|historic|steam|black|red|green|blue) )*(?:train|railway|railroad) engines?\b|\b(?:antique|vintage|historic|victorian|old[ -]fashioned) train\b(?! (?:station|car|carriage|compartment|interior))/g,
    'steam locomotive',
  ],
  [/\b(?:indoor|public|municipal|olympic|covered) (?:swimming )?pool\b/g, 'swimming hall'],
  [
    /\b(swims?|swam|swimming|diving|dives?|laps) (in|into|across|through) (a|the|an|his|her|their) (\w+ )?(?:swimming )?pool\b/g,
    '$1 $2 $3 swimming hall',
  ],
  [
    /(?<!\b(?:shipping|cargo|freight|food|plastic|glass|storage|full) )\bcontainers\b(?=.*\b(?:port|docks?|ship|harbou?r|cranes?)\b)|(?<=\b(?:port|docks?|ship|harbou?r|cranes?)\b.*)(?<!\b(?:shipping|cargo|freight|food|plastic|glass|storage) )\bcontainers\b/g,
    'shipping containers',
  ],
  [
    /\b(?:(?:telescope|astronomical|astronomy|space|mountaintop|white|domed) )?observatory (?=on|atop|high|above|under|beneath|perched|against)/g,
    'observatory dome ',
  ],
  // A train at a platform of today is none of steam.
  [
    /(?<!\b(?:steam|old|vintage|toy|freight|model|bullet|antique|victorian|historic|magic|ghost|express) )\btrain (?=(?:is |stands |standing |stopped |stops |waiting |waits |arriving |arrives |entering |leaving |pulling |pulls |pulled |parked )*(?:at|in|into|to|from|out of) (?:a |an |the )?(?:\w+ ){0,3}(?:station|platform)\b)/g,
    'commuter train ',
  ],
  [
    /\b((?:air)?planes?|aeroplanes?|jets?|airliners?|aircraft|jumbo jet)\b((?:(?!\b(?:inside|lounge|window|gate|terminal)\b).)*)\b(?:at|in|on|from|over) (?:a|an|the) (?:\w+ )?airport\b(?! (?:terminal|lounge|gate|window))/g,
    '$1$2 on the runway',
  ],
  [/\bairport (?=(?:with|full of) (?:\w+ )?(?:planes|airplanes|jets|aircraft)\b)/g, 'runway '],
  [/\b(?:hot[ -]air )?balloon (?:festival|fiesta|race)\b/g, 'seven hot air balloons over a meadow'],
  [/\b(?:junk|scrap) ?yard (?:with|full of|filled with) (?:\w+ ){0,3}cars\b/g, 'junkyard'],
  [
    /\b(?:piles?|heaps?|stacks?|mountains?) of (?:\w+ )?(?:scrap(?:ped)?|wrecked|rusty|rusted|old|junk|crushed) cars\b/g,
    'scrap heap',
  ],
  [
    /\b(parking lot|car park) (?:full of|filled with|packed with|with) (?:many |lots of |rows of |parked |empty )*(?:cars|vehicles)\b/g,
    '$1',
  ],
  [/\b(?:horse|horses) (?:race|racing|races) (?=(?:at|on|around|down) )/g, 'jockeys on horses '],
  [
    /\b(?:limestone|karst)(?: karst)? (?:cliffs?|rocks?|islands?|mountains?|towers?|pillars|peaks|formations?)\b/g,
    'limestone cliff',
  ],
  [/\bgolden gate(?: bridge)?\b/g, 'goldengatebridge'],
  [/\b(?:mount|mt|mountain) fuji\b(?=.*\b(?:lake|reflect\w*|water)\b)/g, 'fujilake'],
  [
    /\b(stadium|arena|ballpark) (?:full of|packed with|filled with|with) (?:\w+ )?(?:fans|people|spectators|crowds?|supporters)\b/g,
    '$1',
  ],
  [
    /\b(?:container|cargo|shipping|freight) (?:port|terminal|harbou?r) with (?:(?!\b(?:at|in|under|during|on|by)\b)\w+ )+/g,
    'container port ',
  ],
  [
    /\b(?:having|enjoying|at|hosting) (?:an? |the |their |his |her )?(?:\w+ )?tea party\b/g,
    'having tea at a table',
  ],
  // A party at a table in a garden is not held in a room.
  [
    /\b(?:an? )?(?:outdoor|garden|backyard|open air|al ?fresco) (?:dinner|lunch|supper|tea|wedding)? ?(?:party|feast|dinner|supper|banquet|lunch)\b/g,
    'a family sitting at a table on a lawn',
  ],
  [
    /\b(?:dinner|supper|lunch|tea) party (?=(?:in|at) (?:a|the|their|her|his) (?:\w+ )?(?:garden|backyard|yard|orchard|vineyard|meadow)\b)/g,
    'a family sitting at a table ',
  ],
  [
    /\b(?:steam|freight|long|old|red|passenger) train (?:crossing|crosses|passing over|going over|on|rides over) (?:a|the) (?:\w+ )*(viaduct|railway bridge)\b/g,
    'steam train on a $1',
  ],
  [/\b(?:moon|lunar) (base|colony|station|settlement|outpost|city|village)\b/g, '$1 on the moon'],
  [/\b(?:martian|mars) (base|colony|station|settlement|outpost|city|village)\b/g, '$1 on mars'],
  [
    /\b(?:mud ?brick|adobe|clay|mud|sandstone|arab(?:ian|ic)?|moroccan|saudi|omani|desert) (?:\w+ )?(?:fortress|fort|castle|citadel|kasbah|stronghold)\b/g,
    'desert fort',
  ],
  [
    /\b(?:fortress|fort|castle|citadel|stronghold) (?=(?:in|of|on) (?:the |an? )?(?:\w+ )?(?:saudi|arabia|oman|yemen|morocco|egypt|sahara|desert|dunes|rajasthan|jordan|persia)\b)/g,
    'desert fort ',
  ],
  [/\bdate palm(?: tree)?s?\b/g, 'palm trees'],
  [/\bbus depot\b/g, 'parking lot'],
  [/\b(?:container|cargo) (?:vessel|carrier)s?\b/g, 'container ship'],
  [
    /\b(?:(?:yellow|red|white|green|blue|old|rusty) )?(?:street|road) signs?\b(?= (?:in|on|at|that|with|by|near|sitting|standing|hanging))/g,
    'street sign',
  ],
  [/\bthe atlas mountains\b/g, 'the mountains'],
  [/\b(?:the )?empty quarter\b/g, 'the sahara desert'],
  [/\b(?:tropical|beach|seaside|island|luxury) resort\b/g, 'tropical beach with palm trees and beach huts'],
  [/\bmountain resort\b/g, 'mountain village'],
  [
    /\bcable ?cars? (?=(?:(?:going|riding|gliding|hanging|rising|moving|crossing|high) )?(?:over|above|up|to|in|across) (?:a |the )?(?:\w+ ){0,2}(?:mountains?|valley|gorge|alps|peak|summit|ski|snow|forest|canyon|slopes?))/g,
    'gondola lift ',
  ],
  [
    /\b(?:colou?rful |beach |striped |big )*(?:umbrellas|parasols) and (?:sun ?beds|chairs|sun ?loungers|loungers|deck ?chairs|beach chairs|towels)\b/g,
    'sun loungers',
  ],
  [
    /(?<=\b(?:tornado|twister|hurricane)\b.*)\b(?:dark|black|grey|gray|ominous|threatening) (sky|skies|clouds)\b/g,
    'stormy $1',
  ],
  [
    /\b(?:beach |wooden |small |fishing |bamboo )*(?:houses?|huts?|cabins?|cottages?|bungalows?|homes?) on stilts\b/g,
    'stilt house',
  ],
  [/\bgo ?kart track\b/g, 'race track'],
  [/\bski resort village\b/g, 'snowy alpine village'],
  [/\bbase camp (?:with|of) /g, ''],
  [/\bfreight cars\b/g, 'freight train'],
  [
    /\b(?:laundry|washing) (?=(?:hanging|hung|strung|drying|on (?:a |the )?(?:line|balcon)))/g,
    'clothesline ',
  ],
  [/\b(?:the )?forbidden city(?: (?:in|of) beijing)?\b/g, 'imperial palace'],
  [/\blouvre pyramid\b/g, 'louvrepyramid'],
  [/(?<=^ )the white house\b(?! (?:on|by|at the edge|with a red))/g, 'a mansion'],
  [/\bchrist the redeemer\b/g, 'cristo redentor'],
  [/\beaster island (?:statues?|heads?)\b/g, 'moai on an island'],
  [/\blondon eye\b/g, 'ferris wheel by a river'],
  [/\blike monet\b/g, ''],
  [/\b(?:research|weather|polar|antarctic|scientific) station\b(?= (?:in|on|at|near))/g, 'wooden cabin'],
  [/\b(?:library|museum|court|government|parliament) building\b/g, 'courthouse'],
  [/\b(?:supermarket|mall|store|school|hotel|motel|stadium|grocery|office) (parking lot|car park)\b/g, '$1'],
  [/\btrailer park\b/g, 'camper vans in a meadow'],
  [
    /(?<!\b(?:camel|desert|bedouin|merchant|trade) )\bcaravan (?=(?:in|by|at|parked|on) )(?!.*\b(?:camels?|desert|dunes?)\b)/g,
    'camper van ',
  ],
  // Doors, steps and washing that are named together are those of an old street.
  [
    /\bblue doors? and white (?:steps|stairs|walls|houses|houses)\b|\bwhite (?:steps|stairs) and blue doors?\b/g,
    'narrow street',
  ],
  [
    /(?<=\b(?:alley|street|lane|town|village|medina)\b.*)\b(?:hanging |drying |colou?rful )*(?:laundry|washing)\b(?! (?:machine|room|basket|line|up|hung|hanging|drying))/g,
    'clothesline',
  ],
  [/\b(?:lookout|view|vantage) ?points?\b/g, 'meadow'],
  [
    /\bcrossroads (?=(?:in|on|at) (?:the |a )?(?:\w+ )?(?:countryside|country|fields?|desert|moor|hills))/g,
    'country road ',
  ],
  [/\b(?:bombed|war torn|destroyed|devastated) (city|town|village|street)\b/g, 'ruined $1'],
  [/\b(city|town|village|street|cathedral|church|castle|temple) in ruins\b/g, 'ruined $1'],
  [/\bpost ?apocalyptic\b/g, 'ruined'],
  // What lies in ruins is looked at, and not that it was a city.
  [
    /\b(?:the |some )?(?:ruins|remains|rubble|wreckage|remnants) of (?:an? |the |our |his |her )?(?:(?:modern|destroyed|big|old|dead|fallen|once great|former|abandoned|futuristic) )*(city|metropolis|town|village)\b(?!.*\b(?:jungle|desert|temple|ancient|columns?|pillars)\b)/g,
    'a ruined $1',
  ],
  [/\b(city|town|village) ruins\b/g, 'ruined $1'],
  [
    /\bnature (?:has |is |had )?(?:taken over|taking over|reclaimed|reclaiming|taken back|taking back|reclaims|takes over) (?:the |an? )?((?:abandoned |ruined |old )?(?:city|town|village|street|streets))\b/g,
    'an overgrown abandoned $1 with plants',
  ],
  [/\bruins of (?:an? |the )?(?:\w+ )?(?:temple|city|civili[sz]ation|abbey|palace|town)\b/g, 'ruins'],
]
