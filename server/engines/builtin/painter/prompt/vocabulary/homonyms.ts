const GAMES: readonly (readonly [string, string])[] = [
  ['(?:football|soccer)', 'several footballers playing football'],
  ['basketball', 'several basketballers playing basketball'],
  ['tennis', 'two tennisplayers'],
  ['(?:baseball|softball|cricket)', 'several ballplayers'],
  ['volleyball', 'several friends playing volleyball'],
  ['(?:rugby|american football)', 'several athletes running'],
  ['(?:ice )?hockey', 'several skaters'],
  ['chess', 'two friends playing chess'],
  ['boxing', 'two boxers'],
  ['(?:poker|card)', 'several friends playing cards'],
]

/** Words that name several things, told apart by their neighbours. Applied to words in lower case. */
export const HOMONYMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:camel|desert|bedouin|merchant|trade) caravans?\b|\bcaravans? of camels\b/g, 'four camels'],
  [
    /\b(?:an? |the )?caravans?\b(?=.*\b(?:desert|dunes|sahara|oasis|sandstorm|silk road)\b)|(?<=\b(?:desert|dunes|sahara|oasis|sandstorm|silk road)\b.*)\b(?:an? |the )?caravans?\b/g,
    'four camels',
  ],
  [/\b(?:an? |the )?(?:dark |black )?silhouettes? of (an? |the |some |two |three )?/g, '$1silhouetted '],
  ...GAMES.map(
    ([game, players]) =>
      [
        new RegExp(
          `\\b(?:an? |the )?(?:\\w+ly )?${game} (?:match|game|final|tournament)\\b(?= |,|$)(?! (?:board|ball|box))`,
          'g',
        ),
        players,
      ] as const,
  ),
  // A building is a thing unless somebody builds.
  [
    /\b(building)(s?)\b(?! (?:an?|the|his|her|their|our|its|some|sand\w*|snow\w*|block|blocks|lego|legos|houses?|robots?|castles?|something|things|up|walls?|dams?|nests?|it|towers?|site|cranes?|under|exterior)\b)(?<!\b(?:is|are|was|kids|children|boy|girl|man|woman|people|he|she|they|team) building)/g,
    'officebuilding$2',
  ],
  [/\b(office|apartment|bank|school|hospital|station|church|farm|university) officebuilding/g, '$1 building'],
  [
    /\b(?:aiming|drawing|shooting|firing|holding|wielding|pulling|aims|draws|shoots|bending|carrying|with) (?:an? |his |her |their |the )?(?:(?:long|short|golden|wooden|glowing|magic|magical|elven|huge|hunting|silver|recurve|drawn) )*(?:long|short)?bow(?: and arrows?)?\b(?! (?:on|tie|in (?:his|her|its) hair|of))(?<=\b(?:elf|elven|elves|ranger|archer|hunter|huntress|warrior|woman|man|girl|boy|princess|prince|robin|samurai|centaur|cupid|amazon|indian|tribesman|rogue|mongol|orc|goblin|drow)\b.*)/g,
    'holding a longbow',
  ],
  [/\bbow(?:s)? and arrows?\b/g, 'longbow'],
  [/\b(?:long |caravan )?trains? of (camels|elephants|mules|donkeys|horses)\b/g, 'several $1'],
  [
    /(?<=\b(?:bride|gown|dress|wedding)\b.*) with (?:a|her) (?:\w+ )*train\b|(?<=\b(?:bride|gown|wedding)\b.*)\b(?:long|lace|flowing) train\b/g,
    '',
  ],
  [
    /\b(?:an?|the|mountain|natural|fresh|forest|cold|sacred) springs? (?=in (?:the|a) (?:\w+ )?(?:forest|woods?|mountains?|rocks?|valley|jungle|garden)|(?:flow|bubbl|gush|spring)\w+)/g,
    'a brook ',
  ],
  [/\b(?:nuclear|atomic|coal|thermal) (?:power )?(?:plant|station)\b/g, 'power plant'],
  [/\bpots? of gold\b/g, 'pile of gold'],
  [/\b(?:(?:brush|tooth|thumb|push) )?nails? (?=(?:art|salon)\b)/g, ''],
  [/\b(?:baseball|cricket|softball) bats?\b/g, 'baseballbat'],
  [
    /\b(?:swinging|holding|with|carrying) (?:a|his|her|the) bat\b(?=.*\b(?:ball|baseball|cricket|player|pitcher|batter|field|diamond)\b)(?! (?:wings?|on|hanging))/g,
    'holding a baseballbat',
  ],
  [
    /\b(?:batters?|batsm[ae]n|catchers?(?= (?:and|in|behind|is)|,)|umpires?|pitchers?(?= (?:throwing|pitching|on the mound|winding)))\b(?!.*\b(?:water|milk|lemonade|dough|pancakes?|cake|butterfly)\b)/g,
    'ballplayer',
  ],
  // What a bat is swung at is in the air already, or not yet there.
  [
    /(?<=\b(?:bat|baseballbat|batter|ballplayer|swing(?:s|ing)?)) at (?:an?|the) (?:incoming |passing |flying )?(?:base)?(?:ball|pitch)\b/g,
    '',
  ],
  [/\bracquet(s?)\b/g, 'racket$1'],
  [/\b(?:baseball|cricket|softball) (?:players?|batters?|pitchers?|catchers?)\b/g, 'ballplayer'],
  [/(?<=\b(?:ballplayers?|baseball|cricket)\b.*)\bbat\b(?! (?:wings?|flying|hanging))/g, 'baseballbat'],
  [
    /\b(?:elven|elvish) (?=(?:\w+ )?(?:ranger|archer|warrior|mage|wizard|queen|king|princess|prince|hunter|huntress|maiden|woman|man|girl|priestess|druid|sorceress|assassin|knight|guard|lady|bard|rogue|king)\b)/g,
    'elf ',
  ],
  // A carriage has horses unless it is on rails.
  [
    /(?<!\b(?:train|railway|rail|baby|passenger|metro|subway|tube|steam)\b.*)\b(?:royal |golden |old |ornate |wedding |cinderellas? |pumpkin |fairytale )?carriages?\b(?=.*\b(?:horses?|bride|princess|queen|street|castle|road|palace|ball|victorian|snow|couple)\b)(?<!\b(?:horse[- ]?drawn) carriage)|(?<=\bhorses? (?:is |are )?(?:pulling|drawing|with|and) (?:\w+ ){0,5})carriage\b(?<!drawn carriage)/g,
    'stagecoach',
  ],
  [
    /\bhorse ?(?:is |are )?(?:pulling|drawing) (?:(?:two|three|some|several) )?(?:people|friends|tourists|passengers|a couple) in an? (?=stagecoach)/g,
    'horse leading a ',
  ],
  [/\bdressed (?:up )?(?:as|like) (?:an? |the )?(?=\w)/g, 'costumedas '],
  [
    /\b(?:young |small |little |cute )*(boy|girl|child|kid|toddler|man|woman|person|baby)s? (?:who is |is )?costumedas ((?:\w+ )??(?:pirate|princess|witch|wizard|knight|cowboy|fairy|superhero|ninja|astronaut|vampire|ghost|zombie|clown|santa|viking|king|queen|samurai|elf|robot|skeleton|firefighter|policeman|doctor|nurse|chef|angel|mermaid|ballerina|soldier|bride))\b/g,
    '$2 $1',
  ],
  [/\bcostumedas \w+\b/g, ''],
  [
    /\bin (?:an? |his |her |their )?(?:\w+ )?(pirate|princess|witch|wizard|knight|cowboy|superhero|ninja|clown|santa|viking|samurai) (?:costume|outfit|dress|disguise)\b(?<=\b(boy|girl|child|kid|toddler|man|woman)s? in .*)/g,
    'who is a $1 $2',
  ],
  [/\b(\w+) (boy|girl|child|kid|toddler|man|woman)s? who is a (\w+) \2\b/g, '$3 $2'],
  [
    /\b(?:boy|girl|child|kid|toddler|man|woman) who is a (\w+ (?:boy|girl|child|kid|toddler|man|woman))\b/g,
    '$1',
  ],
  [/\b(?:superhero|super hero|batman|superman) (?:cape|mask|costume|suit)\b/g, 'cape'],
  [/\bsalt and pepper (?=beard|hair|haired|stubble)/g, 'grey '],
  [
    /\b(on|riding)(?: on)? (?:an? |the )?(horse|lion|dragon|elephant|camel|wolf|bear|turtle|donkey|tiger|unicorn|whale|eagle)s back\b/g,
    '$1 a $2',
  ],
  [/\bdoes\b(?! (?:and|with|in|graz\w+|stand\w+)\b)/g, 'doing'],
  [
    /(?<=\b(?:\w{3,}s|people|children|men|women|they|we) )watch (?=(?:an?|the|their|his|her|as|over|from|tv)\b)/g,
    'watching ',
  ],
  [/(?<=\b(?:man|woman|boy|girl|he|she|they|child|people|i|we) )saw (?=an?|the)/g, 'watching '],
  [
    /\b(?:posing|poses|posed|pose|smiling|smiles|looking|looks|staring|stares|waving) (?:for|at|into|to|toward|towards) (?:the|a) (?:camera|lens|viewer)\b/g,
    'posing',
  ],
  [
    /\b(?:while )?on (?:his|her|their|an?|the) (laptop|computer)\b(?<!\b(?:cat|kitten|dog|lying|laying|sleeping|sitting|resting)\b.*)/g,
    'at a $1',
  ],
  [/\b(?:leaning|leans|leaned) (?:on|over|up against)\b/g, 'leaning against'],
  [/\bmarriages?\b/g, 'wedding'],
  [
    /^(?!.*\b(?:sea|ocean|beach|shore|coast|lake|river|hair|bay|surf\w*|hands?|sound|radio|heat|man|woman|boy|girl|king|queen|he|she|people|person)\b)(.*)\bwaves\b/g,
    '$1waves of the sea',
  ],
  [
    /\b(?:golden|gold|gilded) (?:statue|sculpture|figure|figurine)s? of (an?|the) (?!liberty)/g,
    '$1 statuesquegold ',
  ],
  [
    /\b(?:(?:stone|marble|bronze|ice|old|huge|giant|ancient|large|granite) )*(?:statue|sculpture|carving)s? of (an?|the) (?!liberty)/g,
    '$1 statuesque ',
  ],
  [/\bpaper (?:air)?planes?\b/g, 'paperplane'],
  [/\bsumo(?: wrestlers?)?\b/g, 'sumo'],
  [
    /\b(?:tribal|aboriginal|amazonian) (?:chief|warrior|hunter|man|elder|brave|shaman|dancer)?s?\b/g,
    'tribesman ',
  ],
  [/\b(?:tea|fruit|apple|cotton|grape|coffee|berry|olive|strawberry) pickers?\b/g, 'farmer'],
  [/\b(?:tightrope|rope) (?:walker|dancer)s?\b/g, 'acrobat'],
  [/\btrapeze artists?\b/g, 'acrobat'],
  [
    /\b(?:scuba|deep ?sea|sea|skin|free) ?divers?\b|(?<=\b(?:underwater|reef|coral|ocean|wreck|sea|sharks?|mantas?|whales?|rays?|fish|deep)\b.*)\bdivers?\b|\bdivers?\b(?=.*\b(?:underwater|under water|reef|corals?|ocean|wreck|shipwreck|sea|sharks?|turtles?|mantas?|stingrays?|whales?|fish|fishes|jellyfish|octopus|dolphins?|seals?|deep (?:blue )?water|blue water|kelp|bubbles)\b)|\bsnorkel(?:er|ler)s?\b/g,
    'scubadiver',
  ],
  [
    /(?<=\b(?:man|woman|person|people|boy|girl|couple|someone|friends?)\b.*)\b(?:is |are )?(?:scuba ?diving|snorkell?ing|free ?diving)\b/g,
    'scubadiving',
  ],
  [
    /\bpull(?:ing|s) an? (white |fluffy |little )*(rabbit|bunny|dove) (?:out of|from) (?:an?|his|her|the) (?:\w+ )?hat\b/g,
    'by a $2 in a tophat',
  ],
  [
    /\b(grandpa|grandma|granny|grandfather|grandmother|mum|mom|dad|daddy|mommy|mummy|mother|father|papa|mama) and (?:me|i)\b/g,
    '$1 and a child',
  ],
  [
    /\b(?:me|i) and (?:my )?(grandpa|grandma|granny|grandfather|grandmother|mum|mom|dad|daddy|mommy|mother|father|papa|mama)\b/g,
    '$1 and a child',
  ],
  [
    /\b((?:come|comes|came|coming|get|gets|getting|go|going|back|return|returns|returning|walk|walking|run|running|arriving|arrive)s?) home(?: from (?:school|work|the office))?\b/g,
    '$1',
  ],
  [/\b(?:crossing|security|museum|prison|night|bank|border|traffic) guards?\b/g, 'policeman'],
  [/\bdragon ?riders?\b/g, 'knight riding a dragon'],
  [
    /\b(wolf|griffin|gryphon|bear|elephant|camel|tiger|lion|unicorn|eagle) ?riders?\b/g,
    'warrior riding a $1',
  ],
  [/\bpeoples\b/g, 'people'],
  [/\bme (?=\w+ing\b)/g, 'a person '],
  [
    /\bflying (?:on top of|on the back of|upon|on) (?=(?:an?|his|her|my|their|the) (?:\w+ )?(?:dragon|griffin|phoenix|eagle|pegasus|unicorn|broom|broomstick|bird|owl|goose|swan)\b)/g,
    'flying riding ',
  ],
  [
    /\b(?:our|my|a|the) (?:school |whole )?class (?=on|at|in|with|visit|trip|walking|going)/g,
    'several children ',
  ],
  [
    /(?<=\b(?:wizard|mage|sorcerer|sorceress|witch|alchemist|princess|warlock|prince|rapunzel)\b.*)\b(?:in|inside|at the top of) (?:an?|his|her|the) (?:(?:high|tall|old|stone|dark|ancient|wizards?|mage|messy|cluttered|dusty|cosy|cozy|crooked|round|lonely|crumbling|tiny|untidy|magical|starry) )*tower\b/g,
    'in a tower room',
  ],
  [/\barm(?:y|ies) of (?=\w+s\b)/g, 'several '],
  [/\b(?:the )?(?:stark |sharp |beautiful )?contrasts? (?:of|between) /g, ''],
  [/\bsoap bubbles?\b/g, 'soap bubbles'],
  [/\bbicyclists?\b/g, 'cyclist'],
  // Light and weather.
  [/\b(?:at |in |during )?the witching hour\b/g, 'at midnight'],
  [
    /\b(?:an? |the )?comets?\b(?= (?:over|above|in the (?:night )?sky|streaking|crossing|across))/g,
    'meteors',
  ],
  [/\bheat ?wave\b/g, 'heatwave'],
  [
    /\b(?:very |really |burning |blazing |boiling )?(?:hot|sweltering|blistering)(?:,? (?:and )?(?:dry|sunny|humid))? (?=(?:summer|sunny|july|august|day|afternoon|noon|midday|weather|sun)\b)|\b(?:blazing|burning|scorching|sweltering|blistering) (?=(?:sun|heat)\b)/g,
    'hotday ',
  ],
  [
    /\b(?:an? |the )?(?:fiery|burning) (?:sky|skies|clouds)\b(?!.*\b(?:dawn|sunrise|morning|dusk|twilight|night|evening|planet|mars|alien)\b)(?<!\b(?:dawn|sunrise|morning|dusk|twilight|night|evening|planet|mars|alien)\b.*)/g,
    'sunset sky',
  ],
  [/\bcherry tree\b(?! (?:with|full|laden|heavy|bearing)\b)/g, 'sakuratree'],
  [/\b(?:falling )?cherry petals\b/g, 'sakuratree'],
  // What is dim or crowded is seen from within.
  [
    /\b(?:dimly lit|candlelit|medieval|fantasy|firelit|dim|cozy|cosy|crowded|cluttered|smoky|noisy|busy|lively) (bar|pub|tavern|inn|cafe|coffee shop|restaurant|bistro|diner|bakery|bookshop|bookstore|toy shop|flower shop|candy shop)\b(?! (?:at|on|in|window|front|street|exterior|facade)\b)/g,
    'inside a $1',
  ],
  [
    /\bempty ((?:(?:old|small|little|quiet|village|wooden|dark|stone|gothic) )*)(church|chapel|cathedral|theat(?:re|er)|pub|bar|bakery|restaurant|cafe|diner|shop|museum|school|hospital)\b(?! (?:at|on|in) (?:the )?(?:hill|top|street|field|meadow|desert|countryside|edge|village|snow|mountains)\b| (?:street|yard|square|tower|window|bottle|front))/g,
    'inside of an $1$2',
  ],
  [/\bkids? (?=goats?\b)/g, 'baby '],
  [/\bon (?:its|his|her|their) (?:hind|back) legs\b/g, 'begging'],
  [/\bon (?:its|his|her|the) (?:owners?|mans?|womans?|girls?|boys?) laps?\b/g, ''],
  [/\bcar ride\b/g, 'drive'],
  [
    /\b(older|elderly|middle[- ]aged|senior) (?=(?:\w+ )?(?:men|man|women|woman|couple|people|lady|ladies|gentleman)\b)/g,
    'old ',
  ],
  [/\bmiddle[- ]aged\b/g, ''],
]
