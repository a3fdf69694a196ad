const KIN = '(?:cat|kitty|kitten|neko|fox|wolf|dog|puppy|mouse|bear|animal|tiger|leopard)'
const RABBIT = '(?:bunny|rabbit|hare)'
const YOUNG_FOLK = '(girl|boy|woman|man|lady|princess|maid|warrior|ninja|witch)'
const MACHINE = '(?:robot(?:ic)?|mechanical|cyborg|cybernetic|android|bionic|cyber|mecha)'
const CLOCKWORK = '(?:clockwork|steampunk|wind up)'
const BEAST =
  'dog|puppy|cat|kitten|horse|owl|bird|eagle|raven|crow|fish|shark|whale|octopus|spider|bee|beetle|butterfly|dragonfly|wolf|fox|lion|tiger|bear|rabbit|dragon|elephant|turtle|snake|crab|scorpion|unicorn|deer|monkey|cow|bull|dinosaur|dolphin|frog|mouse|rat|pig|duck|chicken|penguin'
/** Those that no skeleton shows: what is wound up in them is seen all over. */
const SMALL_BEAST =
  'bee|bumblebee|beetle|ladybird|ladybug|ant|wasp|fly|moth|butterfly|dragonfly|grasshopper|cricket|mantis|spider|scorpion|crab|lobster|snail|caterpillar|octopus|squid|jellyfish|seahorse|fish|goldfish|whale|turtle|tortoise|owl|bird|hummingbird|raven|crow|penguin|duck|frog|snake|insect|bug'
/** What is printed, worn or cut out rather than looked into: it shows one thing and no place. */
const DESIGN =
  '(?:tattoo|logo|sticker|icon|emblem|badge|mascot|clip ?art|enamel pin|emoji|symbol|decal|coat of arms|(?:t ?shirt|tee|shirt|pin|patch|crest)(?= (?:design|idea|art|artwork|print|graphic|template))|(?:embroidered|iron on|sew on) patch)'
const SAYING =
  '(?:(?:design|idea|art|artwork|print|graphic|pack|set|sheet|illustration|image|drawing|sketch|template|stencil)s? ?)*'
const WORLD =
  '(?:castle|city|village|town|house|cottage|forest|church|christmas tree|snowman|mountain|lighthouse)'
const RISER =
  '(?:trees?|flowers?|rose|forest|garden|plant|mushrooms?|vine|sapling|sunflower|cactus|castle|city|village|house|ship|dragon|whale|butterfl(?:y|ies)|waterfall)'
/** What nothing grows from but in a dream. */
const OPENED =
  '(?:books?|teacup|cup|mug|boot|shoe|sneaker|skull|car|guitar|violin|piano|typewriter|suitcase|light ?bulb|clock|watch|chair|bathtub|hat|tv|television|laptop|computer|phone|camera|bag|backpack|hand|teapot|helmet|gramophone|radio)'
const ICE_PALACE =
  '(?:(?:palace|castle|hall|throne room|kingdom) (?:made )?of ice|(?:ice|frozen|crystal|icy|snow) (?:palace|castle|throne room|hall))'

/** Beings of stories and games, wonders, and pictures that are designs: in words that the tables know. */
export const STORY_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Who they are.
  [/\b(?:little )?red riding hood\b/g, 'girl in a red cloak'],
  [/\barch ?angel(s?)\b/g, 'angel$1'],
  [/\bhobgoblin(s?)\b/g, 'goblin$1'],
  [/\b(?:the )?(?:grim reaper|death with (?:a|his) scythe)\b/g, 'reaper'],
  [/\bheadless (?:horseman|rider)\b/g, 'reaper riding a black horse'],
  [/\b(?:super ?villain|dark lord|evil overlord)(s?)\b/g, 'villain$1'],
  [
    /\bmartian(s?)\b(?! (?:landscape|surface|desert|colony|base|city|dunes|soil|sunset|sky|canyon|valley))/g,
    'alien$1',
  ],
  [/\b(?:cinderella|rapunzel|tiana|princess (?:belle|aurora|jasmine)|thumbelina)\b/g, 'princess'],
  [
    /\bsnow white(?= (?:and the (?:seven )?dwar|with the (?:seven )?dwar|sleeping|in (?:the|a) (?:forest|woods|cottage|castle)))/g,
    'princess',
  ],
  [
    /\b(?:(?:little|small|tiny|cute|cosy|cozy) )*(?:house|home|cottage) (?:(?:built|dug|set|nestled) )?(?:in|into|under|inside) (?:an? |the )?(?:(?:grassy|green|small|little) )*hill(?:side)?\b(?=.*\bround\b)/g,
    'hobbit house',
  ],
  [/\balice in wonderland\b/g, 'girl in a blue dress in a magic forest'],
  [/\bpeter pan\b/g, 'boy in a green tunic'],
  [/\bpinocchio\b/g, 'wooden puppet'],
  [/\b(?:god )?(?:zeus|poseidon|hades|odin)\b/g, 'god'],
  [/\bthor\b(?= (?:with|holding|god|wielding|in|on|and)\b|,| $)/g, 'viking'],
  [/\bvampire (?:count|lord|king|prince|hunter)(s?)\b/g, 'vampire$1'],
  [/\balien (?=(?:woman|man|girl|boy|princess|queen)\b(?!.*\b(?:spaceship|ufo)\b))/g, 'green skinned '],
  [/\bamazon (?=warrior|queen|woman|princess)/g, 'female '],
  [
    /\b(?:cthulhu|giant squid monster|tentacle monster|eldritch (?:horror|monster|creature))\b/g,
    'giant octopus',
  ],
  [
    /\b(?:two|three|2|3|four|five|seven|many|multi) headed (?=\w)|\b(?:with )(?:two|three|2|3|five|seven|many) heads\b/g,
    '',
  ],
  [/\bhydra\b(?! island)/g, 'green dragon'],
  [/\bcentaur (?:archer|warrior|king|hunter|soldier|girl|woman|man)(s?)\b/g, 'centaur$1'],
  // What somebody of another kind has on the head.
  [new RegExp(`\\b${KIN} ?${YOUNG_FOLK}(s?)\\b(?! (?:dressed|riding|and cat))`, 'g'), '$1$2 with catears'],
  [new RegExp(`\\b${RABBIT} ?(girl|boy|woman|lady)(s?)\\b`, 'g'), '$1$2 with rabbitears'],
  [new RegExp(`\\b(?:${KIN} ears?)(?: (?:and|with) (?:an? )?(?:(?:\\w+ )?tails?))?\\b`, 'g'), 'catears'],
  [
    new RegExp(`\\b(?:${RABBIT} ears?)(?: (?:and|with) (?:an? )?(?:(?:\\w+ )?tails?))?\\b`, 'g'),
    'rabbitears',
  ],
  [
    /\b(?:demon|devil|goat|ram|small|curved|little) horns\b(?<=\b(?:girl|boy|woman|man|lady|queen|elf|witch|princess|demon)\b.*)/g,
    'horns',
  ],
  [/\b(?:fairy|butterfly|angel|angelic|dragonfly|bat|demon|dragon|feathered) wings\b/g, 'wings'],
  [/(?<=\bcyborg .*),? ?\b(?:half|part) (?:robot|machine|android|metal|human)\b/g, ''],
  [
    /\b(?:half|part) (?:robot|machine|android),? (?:and )?(?:half|part) (?:human|man|person)\b|\b(?:half|part) (?:human|man),? (?:and )?(?:half|part) (?:robot|machine|android)\b/g,
    'cyborg',
  ],
  [/\blizard ?(?:man|men|person|people|folk|warrior)\b/g, 'anthropomorphic lizard'],
  [/\bfish ?(?:man|men|person|people)\b(?! (?:selling|fishing))/g, 'anthropomorphic fish'],
  [/\bbird ?(?:man|men|person|people|folk)\b/g, 'anthropomorphic bird'],
  [/\bmushroom (?:man|person|creature|guy|people|character)\b/g, 'smiling mushroom with arms and legs'],
  [
    new RegExp(
      `\\b(?:${MACHINE}|${CLOCKWORK}) ((?:${SMALL_BEAST})s?)\\b(?: made (?:entirely )?(?:out )?of (?:polished |old |shiny |rusty )?(?:brass|metal|gears|steel|copper|iron|bronze|scrap metal|cogs)(?: and (?:brass|metal|gears|steel|copper|glass|cogs))?)?`,
      'g',
    ),
    '$1 made of clockwork',
  ],
  [new RegExp(`\\b${MACHINE} (?=(?:${BEAST})s?\\b)`, 'g'), 'silver metal '],
  [new RegExp(`\\bsilver metal ((?:${BEAST})s?)\\b`, 'g'), '$1 made of metal'],
  [new RegExp(`\\b${CLOCKWORK} ((?:${BEAST})s?)\\b`, 'g'), '$1 made of clockwork'],
  [new RegExp(`\\bbrass ((?:${BEAST})s?)\\b`, 'g'), '$1 made of brass'],
  // What they have and where they live.
  [/\b(?:flying|magic|magical|enchanted|aladdins)(?: flying)? carpet(s?)\b/g, 'flyingcarpet$1'],
  [/\b(?:magic|magical|genie|genies|aladdins) lamp(s?)\b/g, 'genielamp$1'],
  [/\b(?:candy|gingerbread|sweets|cookie|chocolate) (?:house|cottage|home)\b/g, 'gingerbread house'],
  [/\b(?:black |dark |alien |mysterious )?monolith(s?)\b/g, 'black obelisk$1'],
  [/\b(?:rune|runic|standing|druid) stones?\b/g, 'stone circle'],
  [
    /\b(?:house|home|cottage|village house)s? (?:\w+ )?(?:inside|in|made (?:out )?of|made from|built in(?:to|side)?|carved (?:in|into|out of)) (?:an? |the )?((?:(?!mushroom)\w+ ){0,2})(?:mushroom|toadstool)\b/g,
    '$1mushroom house',
  ],
  [
    /\b(?:gnome|elf|fairy|pixie|smurf|hobbit) (?:\w+ )?mushroom house\b|\b(?:gnome|elf|fairy|pixie|smurf)s? (?:house|home|cottage) (?=in a mushroom house)/g,
    'mushroom house',
  ],
  [/(?:\bgnome |\belf |\bfairy |\bpixie |\bsmurf )(?=(?:\w+ ){0,2}mushroom house\b)/g, ''],
  [
    new RegExp(
      `\\b((?:\\w+ )?${WORLD}) (?:inside|in|within|trapped in) (?:of )?(?:an? |the )?(?:snow ?globe|glass (?:globe|ball|sphere|orb))\\b`,
      'g',
    ),
    'snow globe',
  ],
  [
    /\b(?:cave|cavern|grotto)(?= (?:(?!and\b|with no\b)\w+ ){0,4}?(?:crystals|amethysts|gemstones)\b)/g,
    'crystalcave',
  ],
  [/\b(?:crystal|gem|amethyst|geode|jewel) (?:cave|cavern|grotto)s?\b/g, 'crystalcave'],
  [
    new RegExp(`\\b(?:in|inside|within) (?:an?|the|her|his|their) (?:\\w+ )?${ICE_PALACE}\\b`, 'g'),
    'in an icehall',
  ],
  [
    new RegExp(
      `\\b${ICE_PALACE} (?:interior|inside|throne room)\\b|\\b(?:ice|frozen|crystal) throne room\\b`,
      'g',
    ),
    'icehall',
  ],
  [/\b(?:maya|mayan|aztec|inca|incan) (?:temple|pyramid)(s?)\b/g, 'jungle temple$1'],
  [/\b(?:ancient|lost|forgotten|hidden|old|ruined|overgrown) temple(s?)(?=.*\bjungle\b)/g, 'jungle temple$1'],
  [
    /\b(?:stirring|stirs|brewing|brews|making|mixing|cooking) (?:an?|some|the|her|his) (?:\w+ ){0,3}(?:potion|brew|soup|stew|elixir|spell|poison)s? in (?=(?:an?|the|her|his) (?:\w+ )*?(?:cauldron|pot)\b)/g,
    'stirring ',
  ],
  [
    /\bin (?:her|his|a|an|the) (?:(?:old|dark|cozy|cosy|wooden|little|small) )*(?:hut|cottage|house|home|kitchen|lair)\b(?<=\b(?:witch|wizard|alchemist|druid)\b.*\b(?:cauldron|potions?|spell|brew\w*)\b.*)/g,
    'in a witchs kitchen',
  ],
  [
    /\b(?:an? )?(wizard|knight|samurai|witch|sword|ninja|pirate|robot|mage|mech)s? (?:duel|battle|fight)\b(?! (?:scene )?with)/g,
    'two $1s fighting',
  ],
  [/\btwo swords fighting\b/g, 'two knights fighting'],
  [
    /\b(?:magical |golden |glowing |marble |white |long |endless |spiral )*(?:stairway|staircase|stairs|steps|ladder)s? (?:that )?(?:(?:leading|leads|going|goes|rising|rises|climbing|reaching) )?(?:up )?(?:in|to|into|through|towards?) (?:the )?(?:heavens?|sky|clouds|moon|stars)\b(?: (?:in|through|above) (?:the )?clouds)?/g,
    'skystair',
  ],
  [
    /\b(shel(?:f|ves)|racks?|cabinets?)(?: \w+)? (?:full of|filled with|lined with|covered with|of|with) (?=(?:\w+ ){0,3}?(?:potions?|elixirs?)\b)/g,
    'potion shop full of ',
  ],
  [
    /\b(standing|sitting|sleeping|lying|kneeling|resting|dreaming|sits|stands|sleeps|asleep) (?:in|on|among|upon|above) (?:the |some |a |(?:fluffy|pink|white|soft|big|little) )*clouds?\b/g,
    '$1 on a cloud',
  ],
  [
    /\b(?:riding|rides|surfing|floating|flying) on (?:the |some |a |(?:fluffy|pink|white|soft|big|little) )*clouds?\b|\b(?:riding|rides) (?:a |(?:fluffy|pink|white|soft|big|little) )+cloud\b/g,
    'sitting on a cloud',
  ],
  [
    /\b(turtle|tortoise|whale|dragon|elephant|snail|beast|crab|manta ray) (?:(?:that|which) (?:is )?)?(carrying|carries|bearing) (an? (?:\w+ ){0,2}(?:city|village|town|forest|island|castle|house|temple|lighthouse|mountain|kingdom|world))\b(?! on (?:its|his|her))/g,
    '$1 $2 $3 on its back',
  ],
  // What comes out of what.
  [
    /\b(?:hatching|hatches|hatched|emerging|coming|breaking|peeking|crawling|popping|looking|climbing) (?:out )?(?:of|from|out from|out) (?:an?|its|the|his|her) (?:(?:broken|cracked|cracking|golden|big|giant|huge|glowing|little|magic) )*(?:egg|eggshell|egg shell)\b/g,
    'in an eggshell',
  ],
  [
    /\b(?:inside|in) (?:an?|its|the|his|her) (?:(?:broken|cracked|golden|big|giant|huge) )+(?:egg|eggshell|egg shell)\b/g,
    'in an eggshell',
  ],
  // Its shell lies in the nest, and hides it.
  [/(?<=\bin an eggshell) (?:in|inside|on) (?:an?|its|the) (?:\w+ )?nest\b/g, ''],
  [
    /\b(?:long|giant|tall) ?neck(?:ed)? (?:dinosaur|dino)(s?)\b|\b(?:dinosaur|dino)(s?) with (?:an? )?(?:very )?long necks?\b/g,
    'sauropod$1$2',
  ],
  [
    /\b(?<!eggshell.*)(baby \w+|youngdragon|dragon|chick|dinosaur) hatching\b(?! (?:from|out))/g,
    '$1 in an eggshell',
  ],
  [
    new RegExp(
      `\\b(?:an? |the )?((?:(?!an?\\b)\\w+ )?${RISER}) (?:that (?:is|are) )?(?:growing|grows|sprouting|blooming|coming|emerging|rising|popping|bursting|sailing|flying) (?:up )?(?:out of|from|out from|out) (an?|the|my|some) ((?:\\w+ ){0,2}${OPENED})\\b`,
      'g',
    ),
    '$2 $3 bearingaloft a $1',
  ],
  [
    new RegExp(
      `(?<=^ |\\b)((?:an?|the|my|some) )?((?:(?!an?\\b|the\\b)\\w+ ){0,2}?${OPENED}) with (?:an? |the )?((?:(?!an?\\b)\\w+ )?${RISER}) (?:growing|sprouting|blooming|coming|emerging|rising|popping|bursting) (?:up )?(?:out of|from|out from|out) (?:it|its pages|the pages|inside(?: it)?)\\b`,
      'g',
    ),
    '$1$2 bearingaloft a $3',
  ],
  [/(?<=\bbearingaloft (?:an? )?(?:\w+ )?)(?:trees|forest|garden)\b(?<!land\w+)/g, 'landforest'],
  [/(?<=\bbearingaloft (?:an? )?(?:\w+ )?)village\b/g, 'landvillage'],
  [/(?<=\bbearingaloft (?:an? )?(?:\w+ )?)city\b/g, 'landcity'],
  // Somebody is asked for who rides or flies.
  [
    /^ (?:(?:me|myself|i m|i am|i was|im|being|us) )?(?:riding|rides) (?=(?:an?|my|the|on)\b)/g,
    ' person riding ',
  ],
  [
    /\b(?:that )?i (?:was|am|were) (?=(?:riding|flying|sitting|standing|walking|swimming|floating)\b)/g,
    ' person ',
  ],
  // What is a design.
  [
    new RegExp(
      `\\b(?:(?:an?|the|my|our) )?(?:(?:cute|simple|minimalist?|minimalistic|cool|vintage|retro|black|small|funny|kawaii|modern|gaming|esports?|tribal|fine line|traditional|vector) )*${DESIGN} ${SAYING}(?:for (?:an?|my|our) (?:\\w+ ){1,3}?(?:with|showing|featuring)|of|for|with|showing|featuring) (?=(?:an?|the|my|one|two|three|some)?\\b)`,
      'g',
    ),
    ' asdesign ',
  ],
  [
    /(?<=\basdesign\b.*)(?<!^ ?)\bfor (?:an?|my|our|the|his|her) (?:\w+ ){0,2}(?:team|company|shop|cafe|brand|business|band|club|bakery|restaurant|store|school|clan|channel|studio|salon|farm|gym|bar|party|birthday)\b/g,
    '',
  ],
  [/(?<=\basdesign .*)\b(\w+) (?:head|face)s?\b/g, 'closeup $1'],
  [new RegExp(`(?<=\\w )${DESIGN} ${SAYING}(?= ?,| ?$)`, 'g'), 'asdesign '],
  [/(?<=\w )(?:logo|sticker|emblem|mascot)(?: design)? (?=(?:in|using) (?:\w+ ){0,2}\w+ ?$)/g, 'asdesign '],
]
