import type { Action, Bearing } from '../scene.ts'
import { SERVED } from './nouns/served.ts'
import type { PlaceName } from './places.ts'
import { meanings, wordSet } from './table.ts'

/** How one thing is to another, by the word between the two. */
export type Relation =
  | Bearing
  | 'of'
  | 'with'
  | 'beside'
  | 'chased'
  | 'fed'
  | 'made'
  | 'over'
  | 'leftof'
  | 'rightof'
  | 'between'
  | 'aloft'

export const RELATIONS = meanings<Relation>({
  on: 'climbing climbs on onto upon atop ontop over-top crossing crosses',
  led: 'walking walks leading leads guiding guides',
  at: 'at',
  in: 'in inside into from aboard wrapped',
  under: 'under beneath underneath below',
  of: 'of',
  with: 'with',
  ridden: 'rowing rows paddling sailing riding rides ride driving drives drive steering piloting',
  held:
    'buying buys picking picks handing checking inspecting winding consulting washing washes cleaning scrubbing waxing carving sculpting chiseling chiselling repainting sells stealing snatching stroking collecting gathering smelling tasting unwrapping presenting giving delivering fetching sharpening peeling smoking catch grab grabbing throw hug kick tossing juggle wielding pulling filling cutting polishing arranging icing writing showing offering stirring hammering holding holds hold carrying carries carry eating eats eat drinking drinks drink plays play nibbling munching chewing gnawing sniffing wrapping fixing repairing ' +
    'mending knitting sewing using swinging waving juggling kicking selling bringing clutching hugging hugs cuddling catching throwing ' +
    'flying flies blowing lifting sipping sips photographing cradling petting brushing playing',
  read: 'reading reads read studying',
  chased: 'chase hunt chasing chases stalking hunting hunts following herding',
  fed: 'feeding feeds',
  made: 'baking bakes kneading pouring pours creating creates crafting crafts preparing prepares decorates building builds build making makes make shaping sculpting decorating digging',
  against: 'against',
  beside: 'beside near by nextto and alongside',
  behind: 'behind',
  over: 'over above',
  worn: 'wearing wears',
  leftof: 'leftof',
  rightof: 'rightof',
  between: 'between',
  aloft: 'bearingaloft',
})

export const ACTIONS = meanings<Action>({
  sleeping:
    'sleeping asleep sleeps sleep napping naps dozing dozes snoring slumbering sleepy curled snoozing',
  lying: 'lying lies laying resting rests lounging sprawled sprawling basking sunbathing',
  running:
    'running runs run jogging jogs jog sprints galloping gallops racing races chasing chases herding fleeing sprinting dashing bounding hurrying fetching fetches',
  jumping:
    'skipping leapfrogging hop jumping jumps jump leaping leaps leap hopping hops bouncing breaching pouncing pounces',
  crawling: 'crawling crawls',
  diving: 'headfirst goalsave',
  rowing: 'rowing paddling',
  sitting: 'sitting sits sit dining sulking nesting daydreaming seated perched perches perching relaxing',
  eating:
    'nibble chew gnaw lick sniff dig eating eats eat nibbling nibbles munching munches chewing chews grazing grazes gnawing devouring licking ' +
    'sniffing sniffs digging digs rooting foraging pecking snacking',
  boxing: 'boxing',
  batting: 'catch pounce reach swat catching catches batting pawing reaching swatting',
  begging: 'begging begs',
  howling: 'howling howls barking barks yawning yawns',
  dancing: 'aerobics zumba dancing dances dance waltzing twirling spinning salsa tango ballet',
  walking:
    'entering striding escaping walking walks walk strolling strolls hiking hikes marching wandering wanders crossing crosses trekking trotting ' +
    'trots prowling prowls stalking sneaking roaming exploring strutting waddling padding',
  talking:
    'chatting chats chat talking talks talk gossiping conversing arguing discussing debating negotiating whispering bargaining haggling',
  giving: 'handing gives giving offering offers passing',
  pouring: 'pouring pours',
  waving: 'saluting waving waves greeting saying hailing',
  pointing: 'directing signalling signaling pointing points',
  cheering: 'cheering celebrating celebrate laughing splashing shouting applauding',
  praying: 'praying prays wishing',
  kneeling:
    'crouching squatting milking shearing kneeling kneels gardening planting weeding picking petting feeding building proposing',
  working:
    'fusing soldering repainting chiseling chiselling waxing sculpts carves cooking cooks baking bakes frying typing working works washing ironing repairing repairs fixing fixes kneading hammering polishing ' +
    'writing brewing cleaning sweeping polishes arranging sorting packing scrubbing shaving cutting carving filling icing loading ' +
    'combing tending collecting gathering measuring weaving sharpening raking shoveling sanding serving styling ' +
    'mixing stirring welding grilling sculpting decorating mending making shaping knitting sewing chopping serving conducting',
  watering: 'watering waters',
  stretching: 'stretching stretches',
  throwing: 'throwing throws tossing bowling hurling',
  kicking: 'kicking kicks',
  pushing: 'pushing pushes pulling pulls',
  hugging: 'snuggling comforting clinging hugging hugs hug kissing kisses kiss embracing cuddling embrace',
  meditating: 'meditating meditates yoga meditation',
  painting: 'painting paints',
  fishing: 'fishing fishes angling',
  hosing: 'hosing',
  ropeskipping: 'ropeskipping',
  upright: 'upright',
  barjumping: 'barjumping',
  cartwheeling: 'cartwheeling',
  grappling: 'grappling',
  handstanding: 'handstanding',
  hipthrowing: 'hipthrowing',
  hurdlejumping: 'hurdlejumping',
  planking: 'planking',
  polevaulting: 'polevaulting',
  racketing: 'racketing',
  scrumming: 'scrumming',
  somersaulting: 'somersaulting',
  drinking: 'drinking drinks drink sipping sips lapping laps',
  playing: 'playing plays play frolicking',
  sliding: 'skateboarding surfing surfs skating skates',
  flying: 'flying flies fly soaring soars gliding hovering floating levitating',
})

/** Deeds that have a picture of their own: the icon of a person who does them. */
export const DEEDS = meanings<string>({
  'person-surfing': 'surfing surfs',
  'person-biking': 'cycling biking',
  skier: 'skiing skis-down',
  snowboarder: 'snowboarding',
  'person-swimming': 'swimming swims',
  'person-climbing': 'climbing climbs',
  '@diver': 'scubadiving',
  'person-golfing': 'golfing',
  'person-lifting-weights': 'weightlifting',
})

/** Where what somebody does is usually done, when the prompt does not say. */
export const ACTIVITY_PLACES = meanings<PlaceName>({
  kitchen: 'baking cooking bakes cooks frying chopping chops slicing slices peeling kneading grating',
  livingroom: 'ironing irons vacuuming vacuums',
  garden: 'gardening watering planting weeding',
  artstudio: 'painting sculpting drawing-at-easel',
  library: 'studying',
  underwater: 'diving scuba snorkeling snorkelling',
  ocean: 'surfing sailing',
  lake: 'fishing camping rowing',
  snowfield: 'skiing snowboarding sledding iceskating',
  frozenlake: 'skating',
  shop: 'shopping',
  office: 'working typing',
  gym: 'exercising stretching boxing',
  church: 'praying marrying',
  theatre: 'performing singing',
  workshop: 'repairing fixing',
  forge: 'forging',
  mountains: 'hiking climbing',
  wheatfield: 'plowing ploughing harvesting farming',
})

/** Parts of a body that something may be on, and how it is then borne. */
export const BODY_PARTS = meanings<Bearing>({
  shouldered: 'shoulder head back knee arm',
  held: 'hand paw mouth beak arms hands claw lap',
})

/** Things that are full of something: “a bowl of cherries”. */
export const VESSELS = wordSet(
  '@opendrawer @heap @pile @bowl @vase @papercone @delftvase @jug @tuba trumpet womans-boot running-shoe skull @rowboat luggage @paperbag @haywagon @wateringcan @wheelbarrow @cauldron handbag backpack bathtub @flowerpot basket bucket amphora @glassjar @clearbottle @clearvase @emptyglass package fork-and-knife-with-plate shopping-cart teacup-without-handle treasure-chest ' +
    'shopping-bags',
)

/** Dishes that come in a vessel of their own. */
export const SERVED_DISHES: ReadonlySet<string> = new Set([
  ...wordSet(
    'steaming-bowl curry-rice hot-beverage teacup-without-handle pot-of-food @soup @tomatosoup @pumpkinsoup ' +
      'spaghetti popcorn french-fries shaved-ice sake bouquet',
  ),
  ...SERVED.flatMap(({ things }) => Object.keys(things)),
])

/** Dishes with something on them, and what that is. */
export const TOPPED = wordSet(
  'pancakes waffle @chocolatecake @lemoncake @strawberrycake ' +
    Array.from({ length: 12 }, (_, k) => `@candlecake${k + 1}`).join(' '),
)
export const TOPPINGS = wordSet('blueberries strawberry cherries')

/** Things with an inside that another thing can look out of. */
export const CONTAINERS = wordSet(
  '@opendrawer basket bucket @flowerpot @eggshell wrapped-gift package handbag backpack @rowboat @gondola @kayak @longtail @raft @haywagon @wheelbarrow @sportscar @convertible @van @campervan @racingcar @jeep @pram canoe sailboat motor-boat automobile pickup-truck ' +
    'hot-beverage teacup-without-handle bathtub @paddlingpool @hottub @washingmachine @jumpinghoop @firehoop top-hat nest-with-eggs empty-nest shopping-cart womans-boot ' +
    'tulip rose lotus hibiscus @glassjar @clearbottle @stocking amphora luggage treasure-chest @bed sled @longship @galleon @cauldron flying-saucer running-shoe @well wastebasket',
)

/** Boats that show whoever is in them. */
export const OPEN_BOATS = /^(@rowboat|canoe|@gondola|@kayak|@longtail|@raft)$/

/** Vehicles that one is seen in through a window, at the wheel or as a passenger. */
export const CABINS = wordSet(
  'tractor automobile @carriage @toycar @sportscar @convertible @van @campervan @racingcar taxi pickup-truck delivery-truck sport-utility-vehicle ' +
    'fire-engine police-car ambulance articulated-lorry bus @schoolbus @doubledecker @foodtruck @jeep @excavator @bulldozer tram-car ' +
    '@passengertrain locomotive @lightplane @seaplane @biplane airplane helicopter rocket @submarine speedboat motor-boat flying-saucer @flyingcar @balloon @mech',
)

/** Whoever is on a bus or a train is inside. */
export const ROOFED =
  /^(?:bus|@schoolbus|@doubledecker|tram-car|@passengertrain|locomotive|airplane|helicopter)$/

/** What the young of animals are called. */
export const YOUNG = wordSet(
  'cub pup calf fawn foal kitten chick duckling gosling piglet lamb joey cygnet baby offspring',
)

/** What people sit on. */
export const SEATS = wordSet(
  '@throne @hammock @rockingchair @stool @seesaw @steps @chair @armchair @sofa @bench @bed @crib @bunkbed @deckchair @swing @wall @fence @pier @stool @log @rock @blanket rock wood couch-and-lamp seat manual-wheelchair',
)

/** What people work or play at, standing or sitting before it. */
export const WORKPLACES = wordSet(
  '@weldwork @weldedsculpture @flamingwok @grindwork @glassfurnace @operatingtable @dentalchair @brickcourse @paintedwall @stoneblock @cobblersbench @watchbench @jewelbench @draughtingtable @messydesk @writingdesk @fusebox @fishstall @noodlestall @sewingmachine @bookcart ' +
    '@anvil @loom @workbench @hedge @oven @range @sink @counter @blackboard @whiteboard @washingmachine @ironingboard @cashregister @potterswheel @piano @pipeorgan harp @cauldron @table @easel telescope microscope desktop-computer musical-keyboard @stall @typewriter laptop ' +
    'barbecue potters-wheel shopping-cart @wheelbarrow @pram @haywagon @kettlegrill fire @snowman snowman snowman-without-snow',
)

/** What people and animals ride rather than carry. */
export const MOUNTS = wordSet(
  'horse unicorn donkey camel two-hump-camel elephant zebra dragon llama deer moose ox polar-bear bear lion tiger ' +
    'wolf pig goat ram ostrich turtle whale dolphin sauropod t-rex dog fox rhinoceros hippopotamus ewe cow giraffe ' +
    '@broomstick @unicycle bicycle motorcycle motor-scooter kick-scooter skateboard sled rocket broom tractor crocodile frog snail rabbit ' +
    'cat chicken rooster flamingo swan goose duck phoenix eagle shark kangaroo mammoth shopping-cart ' +
    'fish @clownfish @seahorse @ray @narwhal @seaturtle octopus squid orca honeybee butterfly @dragonfly @dragon owl parrot bat ' +
    'lizard t-rex sauropod gorilla panda boar bison @centaur @flyingcarpet crescent-moon balloon banana',
)

/** What is ridden standing, with both feet on it. */
export const RIDDEN_STANDING = wordSet('skateboard kick-scooter skis @surfboardafloat')

/** Bridges that stand on both banks of a river. */
export const OVER_RIVERS: ReadonlySet<string> = new Set([
  '@bridge',
  '@suspensionbridge',
  '@goldengate',
  '@archbridge',
  '@towerbridge',
  '@ropebridge',
  '@coveredbridge',
  '@footbridge',
  '@moonbridge',
])
