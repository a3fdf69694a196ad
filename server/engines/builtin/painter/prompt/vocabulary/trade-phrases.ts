const VEHICLE =
  'bus|taxi|cab|tram|truck|lorry|van|ambulance|tractor|coach|school bus|fire truck|rickshaw|limousine'
const AT_HAND =
  'pocket ?watch|wrist ?watch|watch|phone|map|compass|notes|clipboard|letter|notebook|smartphone|camera'

/** People whose trade two words name, and who would be somebody else by the second alone. Applied before the phrases of deeds. */
export const TRADE_PHRASES: readonly (readonly [RegExp, string])[] = [
  // A diver's helmet is no knight's.
  [/(?<=\bdivers?) (?:with|in|wearing) (?:an?|the|his|her) (?:\w+ ){0,2}helmet\b/g, ''],
  // Whoever forges has an anvil before them.
  [
    /\b(dwarf|dwarves|man|woman|girl|boy|elf|orc|goblin|viking|giant|troll)(?: (?:is|are))? (?=(?:forging|hammering) (?:an?|the|his|her|their|some) (?:\w+ ){0,2}(?:swords?|blades?|axes?|armou?r|shields?|horseshoes?|hammer|daggers?|iron|steel)\b)/g,
    '$1 blacksmith ',
  ],
  [
    /\b(?:train|railway|rail|railroad|tram|bus|ticket|metro|subway|tube|streetcar|trolley) (?:conductor|inspector|attendant|collector|guard)(s?)\b/g,
    'trainconductor$1',
  ],
  [
    /\b(?:train|locomotive|steam engine|steam train) (?:driver|engineer|operator)(s?)\b|\b(?:train|engine) drivers\b/g,
    'trainconductor$1',
  ],
  [/\b(?:station ?masters?|signalm[ae]n)\b/g, 'trainconductor'],
  [/\bconductor(?=s? (?:\w+ ){0,3}(?:tickets?|train|carriage|platform|whistle)\b)/g, 'trainconductor'],
  [
    /\b(?:park|forest|national park|wildlife|game|safari|mountain|jungle|nature) (?:ranger|warden|keeper)(s?)\b/g,
    'parkranger$1',
  ],
  [
    /\branger(?=s? (?:\w+ ){0,4}(?:binoculars|jeep|badge|tourists|visitors|campers|hikers|campfire|radio|national park)\b)/g,
    'parkranger',
  ],
  [/\btexas ranger/g, 'cowboy'],
  // A lifeguard's tower has no rooms.
  [
    /(?<=\blife ?guards?\b[^,]*)\bon (?:an?|his|her|the|their) (?:\w+ )?(?:tower|chair|stand|post)\b(?!.*\b(?:pool|beach)\b)/g,
    'on a beach',
  ],
  // Whoever drives for a living is beside what they drive.
  [
    new RegExp(
      `\\b(${VEHICLE}) drivers?\\b(?!.*\\b(?:${VEHICLE}|driving|wheel)\\b)(?! (?:and an?|, an?) )(?<!, (?:an? |the |and )*(?:${VEHICLE}) drivers?)`,
      'g',
    ),
    'driver by a $1',
  ],
  [
    new RegExp(
      `\\b(?:${VEHICLE}|delivery|uber|bus and truck|snow ?plough|snow ?plow|getaway) driver(s?)\\b`,
      'g',
    ),
    'driver$1',
  ],
  [
    /\b(?:race|racing|formula 1|formula one|f1|rally|nascar)(?: car)? drivers?\b(?!.*\bcar\b)/g,
    'driver by a racing car',
  ],
  [
    /\b(?:mail|letter|newspaper) (?:carrier|deliverer|lady|woman)(s?)\b|\bdelivery (?:man|guy|woman|person|boy|girl)\b|\bdelivery(m[ae]n)\b/g,
    'postman',
  ],
  [
    /\b(?:flight attendant|air ?line steward(?:ess)?|air hostess|cabin crew(?: member)?)(e?s)?\b/g,
    'flightattendant$1',
  ],
  [
    /\b(?:news|tv|television|weather) (?:anchor|presenter|reader|caster|reporter|host|man|woman)(s?)\b/g,
    'anchorman$1',
  ],
  [
    /\b(?:hotel|hostel|front desk|spa|dental|clinic) (?:receptionist|clerk|manager)(s?)\b/g,
    'porter$1 in a hotel lobby',
  ],
  [/\bhotel (?=(?:porter|bellboy|bellhop|doorman|maid|concierge)s?\b)/g, ''],
  [/\bchimney ?sweep(?:er)?s?\b/g, 'chimneysweep'],
  [/\blion ?tamers?\b/g, 'ringmaster with a lion'],
  [/\b(?:animal|elephant|tiger|circus) trainers?\b/g, 'ringmaster'],
  [/\b(?:glass) ?blowers?\b/g, 'glassblower'],
  [
    /\bdog ?walkers? with (?=(?:\w+ )?(?:dogs|poodles|labradors|corgis|huskies|terriers)\b)/g,
    'woman walking ',
  ],
  [/\bdog ?walkers?\b/g, 'woman walking a dog'],
  [/\b(shoe|watch|clock|toy|wine|cheese|hat) (makers?)\b/g, '$1$2'],
  [/\bbook binders?\b/g, 'bookbinder'],
  [
    /\b(?:violin|guitar|instrument|lute|furniture|doll|puppet|basket|boat|cabinet|candle|soap|pipe|key|kite|mask|drum|lantern|umbrella|saddle|knife|sword|perfume|chocolate|bell) makers?\b/g,
    'carpenter',
  ],
  [
    /\b(?:construction|factory|road|dock|warehouse|oil rig|steel|railway|assembly line|shipyard|demolition|sewer|utility) worker(s?)\b/g,
    'builder$1',
  ],
  [/\b(?:office|bank) worker(s?)\b/g, 'businessman$1'],
  [
    /\b(tea|coffee|rice|lavender|tulip|corn|vineyard|grape|cotton|tobacco|banana|sugar ?cane|fruit|flower|vegetable|wheat) (?:plantation|field|farm|garden|terrace|harvest)s? (?:worker|picker|labou?rer|harvester)(s?)\b/g,
    'farmer$2 with a basket in a $1 field',
  ],
  [
    /\b(tea|coffee|rice|lavender|tulip|corn) (?:worker|picker|harvester|farmer|labou?rer)(s?)\b/g,
    'farmer$2 with a basket in a $1 field',
  ],
  [/\b(vineyard|orchard|greenhouse) (?:worker|picker|labou?rer)(s?)\b/g, 'farmer$2 in a $1'],
  [
    /\b(?:farm|field|plantation|garden|harvest|seasonal|agricultural|ranch) (?:worker|hand|labou?rer)(s?)\b|\b(?:worker|labou?rer)(s?)(?= (?:\w+ )?(?:picking|harvesting|planting|gathering|plucking)\b)|\b(?:mushroom|berry|grape|apple|cherry|flower|cotton) picker(s?)\b/g,
    'farmer$1$2$3',
  ],
  [/\b(?:care|health|hospital) worker(s?)\b/g, 'nurse$1'],
  [/\b(?:rescue|emergency) worker(s?)\b/g, 'firefighter$1'],
  [/\bpolice (?:woman|lady|girl)\b/g, 'policewoman'],
  [/\b(?:airline|plane|jumbo jet|aircraft|flight) captain\b/g, 'pilot'],
  [/\b(?:team|football|soccer|rugby) (?:captain|star|legend|hero)\b/g, 'footballer'],
  [
    /\b(?:starship|spaceship|space) (?:captain|explorer|pilot|traveler|traveller|cadet|ranger|marine)(s?)\b/g,
    'astronaut$1',
  ],
  [/\b(?:cross ?country|nordic) skier\b/g, 'person wearing tourskis'],
  [/\b(?:cross ?country|nordic) skiers\b/g, 'athletes wearing tourskis'],
  [/\b(?:cross ?country|nordic) ski(?:ing|s)\b/g, 'wearing tourskis'],
  [/\bski(?:ing)? (?:instructor|teacher)\b/g, 'skier'],
  [/\bsurf(?:ing)? (?:instructor|teacher|champion)\b/g, 'surfer'],
  [/\byoga (?:teacher|instructor|student|master)\b/g, 'yogi'],
  [/\b(?:swim|swimming|diving) (?:coach|teacher|instructor|champion)\b/g, 'swimmer'],
  [/\b(?:mountain|trekking|alpine|hiking) guide\b/g, 'hiker'],
  [/\b(?:tour|tourist|city) guide\b/g, 'woman'],
  [/\bmuseum guide\b/g, 'woman in a museum'],
  [/\b(?:graffiti|street) artists?\b/g, 'man in a hoodie'],
  [/\b(?:pop|rock) (?:star|idol|diva)(s?)\b/g, 'popstar$1'],
  [/\b(?:movie|film|hollywood|tv) (?:star|idol|diva)(s?)\b/g, 'celebrity$1'],
  [/\b(?:make ?up|nail|make-up|hair) (?:artist|stylist)(s?)\b/g, 'hairdresser$1'],
  [
    /\b(?:martial|karate|judo|kung ?fu|taekwondo|aikido|con) (?:artist|master|teacher|student|fighter|kid|champion|instructor)(s?)\b/g,
    'karateka$1',
  ],
  [/\btattoo artists?\b/g, 'barber'],
  [/\b(?:fashion|costume|dress|clothes) designers?\b/g, 'seamstress'],
  [
    /\b(?:graphic|web|game|interior|product|car|furniture|landscape|ux|industrial) designers?\b/g,
    'businesswoman',
  ],
  [/\bair traffic controllers?\b/g, 'businessman at a computer'],
  [/\b(?:car|used car) (?:salesm[ae]n|dealers?|sellers?)\b/g, 'businessman by a car'],
  [/\b(?:in|inside|from) the cab of (?=(?:a|an|the|his|her) )/g, 'in '],
  // Whoever serves or travels in an aeroplane, or lives in a station in space, is within it.
  [
    /(?<=\b(?:stewardess(?:es)?|flightattendants?|steward|passengers?|travell?ers?|business(?:wo)?m[ae]n)\b[^,]*)\b(?:in|on|aboard) (?:an?|the) (?:air ?plane|aeroplane|plane|airliner|jet|flight)\b(?! (?:wing|crash|ticket))/g,
    'in a plane interior',
  ],
  [
    /(?<=\b(?:astronauts?|cosmonauts?)\b[^,]*)\b(?:in|inside|aboard|on board) (?:an?|the|his|her|their) (?:\w+ )?(?:space ?station|space ?ship|space ?craft|space shuttle)\b/g,
    'in a spaceship interior',
  ],
  // The bridge of a ship leads over no river.
  [
    /\b(?:on|from|at) (?:the |his |her )?bridge of (?:an?|the|his|her|their) (?!(?:space|star))(?:\w+ )?(?:ship|boat|vessel|ferry|freighter|trawler)\b/g,
    'on the deck of a ship',
  ],
  // Ships are steered on deck.
  [
    /(?<=\b(?:captain|sailor|pirate|helmsman|ship)\b.*)\bat the (?:ships )?(?:wheel|helm)\b/g,
    'on the deck of a ship',
  ],
  [/(?<=\b(?:shepherd|shepherdess)\b.*)\b(?:his|her|their|the|a) flock\b(?! of)/g, 'several sheep'],
  [/\bportrait (painter|artist|photographer)(s?)\b/g, '$1$2'],
  // Who herds animals has them about.
  [
    /\b(goat|cow|reindeer|yak|camel|llama|alpaca|buffalo|horse|sheep) ?herd(?:er|sm[ae]n)(s?)\b(?!.*\b(?:goats|cows|reindeer|yaks|camels|llamas|alpacas|buffalos|horses|sheep)\b)/g,
    'shepherd$2 with three $1',
  ],
  [
    /\b(?:draw|paint|sketch)(ing|s)? (?:an? |the |some |his |her )?(?:\w+ )?portraits?(?: of (?:an? |the )?(?:tourist|woman|man|girl|boy|customer|passer ?by|model)s?)?\b(?<=\b(?:artist|painter|man|woman|girl|boy)s? (?:\w+ ){1,5}portraits?.*)/g,
    'painting at an easel',
  ],
  [/\b(?:demon|monster|dragon|orc|beast|troll|devil|night) hunters?\b/g, 'warrior'],
  [/\b(?:treasure|bounty|truffle|mushroom|ghost|fossil|bargain|house|head) hunters?\b/g, 'explorer'],
  [/\bfortune ?tellers?\b/g, 'witch'],
  [/\bsnake charmers?\b/g, 'sheikh playing a flute to a snake'],
  [/\b(?:sword swallower|fire (?:eater|breather|dancer|juggler)|stilt walker)s?\b/g, 'juggler'],
  [/\b(?:camera|boom|sound) ?(?:man|woman|operator)\b/g, 'photographer'],
  [/\b(?:tea|zen|kung fu|meditation|yoga) masters?\b/g, 'monk'],
  [/\b(?:real estate|estate|travel|insurance|secret|fbi|cia) agents?\b/g, 'businessman'],
  [
    /\b(?:pastry|sushi|head|sous|executive|celebrity|personal|private|master|pizza) (?=(?:chef|cook)s?\b)/g,
    '',
  ],
  [
    new RegExp(
      `\\b(?:check(?:ing|s)|consult(?:ing|s)|glanc(?:ing|es) at|look(?:ing|s) (?:down )?at) (?!the camera\\b)(his|her|their|a|an|the) ((?:\\w+ )?(?:${AT_HAND}))\\b`,
      'g',
    ),
    'holding $1 $2',
  ],
  [
    /\bfans\b(?=.*\b(?:concert|stadium|football|soccer|cheering|stage|band|singer|team|match|game|crowd)\b)|(?<=\b(?:concert|stadium|football|soccer|cheering|stage|band|singer|team|match|game|crowd)\b.*)\bfans\b/g,
    'spectators',
  ],
  // A model of something is that thing, made small.
  [
    /\b(car|train|ship|plane|airplane|aeroplane|house|boat|aircraft|tank|rocket|railway|railroad|truck|phone|laptop|watch|bike|motorcycle) models?\b/g,
    '$1',
  ],
  [
    /\b(?:3d|scale|language|ai|data|business|clay|role|computer|statistical|financial|climate) models?\b(?= of)/g,
    '',
  ],
]
