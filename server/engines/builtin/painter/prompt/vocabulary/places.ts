import type { RoomKind } from '../../world/indoors/rooms/room.ts'
import type { Extra, Place, Season, Terrace, TreeWord } from '../surroundings.ts'
import { tableOf, wordSet } from './table.ts'

/** How one place is painted: by which kind of scene, and what makes it this place and no other. */
export type Setting = {
  stage: Place
  /** The place's words in the singular; those of several words have hyphens. */
  names: string
  /** Of several places in one prompt the one of the highest rank is painted; 4 when absent. */
  rank?: number
  room?: RoomKind
  trees?: TreeWord
  /** As in Scene. */
  flowers?: string
  season?: Season
  old?: boolean
  /** What kind of floor it is, and what is usually seen from it. */
  terrace?: Terrace
  view?: Place
  /** What else is always seen there. */
  extra?: Extra
  /** Drawings that stand in the background, nearest first. */
  scenery?: readonly string[]
}

const settings = <Name extends string>(rows: Record<Name, Setting>) => rows

/** Every place that can be painted. */
const SETTINGS = settings({
  forest: {
    stage: 'forest',
    names:
      'forest wood woodland clearing glade thicket grove copse beech-wood beech-forest oak-forest birch-forest birch-wood birch-grove redwood-forest forest-floor fairy-forest',
    rank: 5,
  },
  bamboogrove: { stage: 'forest', names: 'bamboo-grove bamboo-forest', rank: 6, trees: 'bamboo' },
  pinewood: {
    stage: 'forest',
    names: 'pine-forest taiga pine-wood fir-forest spruce-forest evergreen-forest pine-grove',
    rank: 6,
    trees: 'conifer',
  },
  burntwood: {
    stage: 'forest',
    names: 'burntforest',
    rank: 7,
    trees: 'bare',
    extra: 'burnt',
  },
  jungle: { stage: 'jungle', names: 'jungle rainforest rain-forest amazon tropics cloud-forest', rank: 5 },
  city: {
    stage: 'city',
    names:
      'city skyline cityscape metropolis skyscraper new-york tokyo london dubai chicago shanghai hong-kong singapore ' +
      'los-angeles san-francisco las-vegas seoul mumbai berlin',
  },
  alley: {
    stage: 'street',
    names:
      'alley alleyway cobblestone-street cobbled-street cobblestone-alley narrow-street narrow-alley backstreet back-street side-street old-street medina kasbah casbah',
    rank: 6,
    old: true,
  },
  bazaar: {
    stage: 'room',
    room: 'bazaar',
    names: 'bazaar spice-bazaar spice-market souk covered-market market-hall indoor-market grand-bazaar',
    rank: 7,
  },
  atoven: {
    stage: 'room',
    room: 'kitchen',
    names: 'oven brick-oven pizza-oven stove countertop kitchen-counter kitchen-sink',
    rank: 2,
  },
  glacier: { stage: 'glacier', names: 'glacier ice-field', rank: 6 },
  launchpad: { stage: 'desert', names: 'launch-pad launchpad spaceport rocket-launch', rank: 7 },
  street: {
    stage: 'street',
    names:
      'downtown street avenue boulevard sidewalk pavement manhattan times-square crosswalk tram-stop taxi-stand roundabout city-street main-street high-street crossroads intersection traffic-jam curb kerb',
    rank: 5,
  },
  oldtown: {
    stage: 'village',
    names:
      'old-town paris prague venice rome florence barcelona lisbon amsterdam havana vienna budapest edinburgh istanbul ' +
      'medieval-town greek-village santorini european-town italian-village spanish-village mediterranean-village french-village',
    rank: 5,
    old: true,
  },
  square: {
    stage: 'village',
    names:
      'square plaza town-square piazza market-square village-square city-square courtyard cloister castle-courtyard',
    rank: 5,
    scenery: ['fountain', '@lamppost'],
  },
  canaltown: { stage: 'village', names: 'canal-town', rank: 7, old: true },
  seasidetown: {
    stage: 'village',
    names:
      'seaside-town coastal-town fishing-village fishing-town coastal-village seaside-village harbour-town harbor-town',
    scenery: ['@rowboat', 'sailboat'],
    rank: 6,
  },
  village: {
    stage: 'village',
    names:
      'town village hamlet suburb suburbs neighborhood neighbourhood settlement outskirts mountain-village alpine-village small-town residential-street cul-de-sac driveway favela slum ghost-town',
    rank: 5,
  },
  marketstreet: {
    stage: 'street',
    names: 'market-street street-market night-market street-food-stall chinatown',
    rank: 7,
    scenery: ['@stall', '@stall', '@stall', '@stall'],
  },
  market: {
    stage: 'village',
    names:
      'market marketplace farmers-market open-air-market food-market christmas-market flea-market winter-market christmas-fair',
    rank: 6,
    scenery: ['@stall', '@stall', '@stall'],
  },
  road: {
    stage: 'road',
    names:
      'road race-track racetrack speedway highway country-road motorway route freeway dirt-road gravel-road lane country-lane roadside parking-lot car-park runway airfield airstrip tarmac coastal-road mountain-road',
    rank: 5,
  },
  space: {
    stage: 'space',
    names:
      'space galaxy nebula cosmos universe planet orbit outer-space deep-space asteroid-belt stars-and-planets',
    rank: 5,
  },
  underwater: {
    stage: 'underwater',
    names: 'underwater reef coral-reef seabed undersea sea-floor ocean-floor aquarium',
    rank: 8,
  },
  table: {
    stage: 'table',
    names: 'table desk tabletop wooden-table still-life picnic',
    rank: 3,
  },
  studio: { stage: 'studio', names: 'studio pedestal plinth', rank: 5 },
  window: { stage: 'window', names: 'window', rank: 5 },
  windowsill: { stage: 'window', names: 'windowsill window-sill window-ledge', rank: 8 },
  mountains: {
    stage: 'alps',
    names:
      'mountain alps peak valley ridge himalaya mount fuji mount-fuji mt-fuji everest matterhorn kilimanjaro patagonia ' +
      'switzerland rockies andes yosemite mountainside mountain-pass mountain-range mountain-peak mountain-valley plateau dolomites alpine-meadow sierra',
  },
  lake: {
    stage: 'lake',
    names: 'lake lakeside lakeshore fjord norway dam loch reservoir alpine-lake mountain-lake forest-lake',
    rank: 5,
  },
  hotspring: {
    stage: 'lake',
    names: 'hot-spring thermal-spring thermal-pool geyser onsen',
    rank: 6,
    extra: 'steam',
  },
  river: {
    stage: 'river',
    names:
      'river riverbank riverside river-bank river-valley stream creek brook rapids delta river-delta estuary ford weir',
    rank: 5,
  },
  canal: { stage: 'river', names: 'canal waterway', rank: 3 },
  water: { stage: 'lake', names: 'water waters shallows', rank: 1 },
  pond: { stage: 'pond', names: 'pond lily-pond duck-pond fish-pond koi-pond village-pond moat', rank: 6 },
  swamp: {
    stage: 'pond',
    names: 'swamp marsh bog bayou wetland everglades mangrove marshland fen swampland',
    rank: 6,
    trees: 'bare',
  },
  waterhole: { stage: 'pond', names: 'waterhole watering-hole', rank: 7, trees: 'acacia' },
  hills: {
    stage: 'hills',
    names:
      'hill countryside hillside landscape ireland scotland highlands england yorkshire new-zealand hilltop hill-top foothill dale glen dell downs knoll toscana highland farmland-hill valley-floor',
  },
  moor: { stage: 'hills', names: 'moor moorland heath heathland', flowers: 'heather', rank: 5 },
  meadow: {
    stage: 'meadow',
    names:
      'meadow field grassland prairie grass pasture lawn plain plains grasslands paddock pampas clover-field flower-meadow wildflower-meadow hayfield hay-field cotton-field grassy-plain',
  },
  cornfield: { stage: 'cornfield', names: 'cornfield corn-field maize-field field-of-corn', rank: 6 },
  ploughland: {
    stage: 'ploughland',
    names: 'ploughland battlefield trench ploughed-field plowed-field farm-field',
    rank: 6,
  },
  tulipfield: {
    stage: 'tulipfield',
    names: 'tulip-field field-of-tulip tulip-farm tulip-row rows-of-tulip keukenhof',
    rank: 6,
  },
  poppyfield: {
    stage: 'meadow',
    names: 'poppy-field field-of-poppy poppy-meadow',
    flowers: 'poppy',
    rank: 6,
  },
  wheatfield: {
    stage: 'farmland',
    names: 'wheat-field wheatfield barley-field field-of-wheat barleyfield rye-field oat-field grain-field',
    flowers: 'wheat',
    rank: 6,
  },
  garden: {
    stage: 'meadow',
    names:
      'garden backyard yard flowerbed flower-garden front-yard vegetable-garden allotment herb-garden rose-garden kitchen-garden flower-bed',
    flowers: 'mixed',
    scenery: ['@fence', '@fence'],
    rank: 5,
  },
  park: {
    stage: 'meadow',
    names:
      'park gazebo city-park picnic-ground campus university-campus dog-park golf-course tennis-court basketball-court',
    trees: 'green',
    scenery: ['@bench', '@lamppost'],
    rank: 5,
  },
  playground: {
    stage: 'meadow',
    names: 'playground schoolyard',
    trees: 'green',
    scenery: ['playground-slide', '@swing'],
    rank: 5,
  },
  orchard: {
    stage: 'meadow',
    names: 'orchard apple-orchard cherry-orchard fruit-orchard',
    trees: 'apple',
    rank: 5,
  },
  orangegrove: {
    stage: 'meadow',
    names: 'orange-grove lemon-grove orange-orchard citrus-grove citrus-orchard',
    trees: 'orange',
    rank: 6,
  },
  olivegrove: { stage: 'meadow', names: 'olive-grove olive-orchard', trees: 'green', rank: 6 },
  zengarden: {
    stage: 'meadow',
    names: 'zen-garden japanese-garden rock-garden japanese-zen-garden temple-garden',
    trees: 'conifer',
    extra: 'raked sand',
    scenery: ['@lantern', 'rock', 'rock', 'rock'],
    rank: 6,
  },
  busstop: { stage: 'street', names: 'bus-stop bus-shelter', scenery: ['bus-stop', '@bench'], rank: 6 },
  cemetery: {
    stage: 'meadow',
    names: 'cemetery graveyard churchyard',
    scenery: ['headstone', 'headstone', 'headstone', 'church'],
    rank: 6,
  },
  campsite: { stage: 'lake', names: 'campsite camp camping campground', scenery: ['tent'], rank: 5 },
  zoo: { stage: 'meadow', names: 'zoo safari-park', trees: 'green', scenery: ['@fence', '@fence'], rank: 5 },
  funfair: {
    stage: 'meadow',
    names:
      'fair funfair carnival festival street-fair amusement-park theme-park fairground county-fair state-fair village-fair',
    scenery: ['ferris-wheel', 'circus-tent'],
    rank: 5,
  },
  stadium: {
    stage: 'meadow',
    names: 'pitch sports-field football-field soccer-field playing-field',
    scenery: ['stadium'],
    rank: 5,
  },
  farm: {
    stage: 'farmland',
    names: 'farm farmland farmyard barnyard ranch homestead croft pumpkin-patch cabbage-patch crop-field',
    scenery: ['@barn'],
  },
  vineyard: { stage: 'vineyard', names: 'vineyard winery tuscany wine-country vineyard-row', rank: 5 },
  teafield: {
    stage: 'teafield',
    names: 'tea-plantation tea-field tea-garden plantation coffee-plantation',
    rank: 6,
  },
  lavenderfield: {
    stage: 'lavenderfield',
    names: 'lavender-field lavender-farm field-of-lavender provence lavender-row',
    rank: 6,
  },
  riceterrace: {
    stage: 'riceterrace',
    names:
      'rice-terrace rice-field rice-paddy terraced-field terraced-rice-paddy terraced-rice-field paddy-field',
    rank: 8,
  },
  saltflat: { stage: 'saltflat', names: 'salt-flat salt-lake salt-pan salt-desert', rank: 6 },
  desert: {
    stage: 'desert',
    names: 'desert wild-west arizona texas mojave gobi wasteland dry-lake death-valley nevada utah',
    rank: 6,
  },
  dunes: { stage: 'dunes', names: 'dune sahara desert-dune dune-sea sand-dune egypt', rank: 7 },
  oasis: { stage: 'oasis', names: 'oasis desert-oasis', rank: 8, trees: 'palm' },
  beach: {
    stage: 'beach',
    names:
      'beach shore coast seaside sand tropical-beach hawaii maldives bali caribbean bahamas shoreline seashore coastline cove sandbar tidal-flat tide-pool riviera pebble-beach sandy-beach beachfront',
    rank: 6,
  },
  ocean: { stage: 'ocean', names: 'sea ocean wave high-sea open-sea bay lagoon' },
  harbour: {
    stage: 'village',
    names:
      'harbour harbor port marina quay seaport shipyard boatyard fishing-harbor fishing-harbour fishing-port',
    scenery: ['sailboat', '@rowboat', 'sailboat', '@rowboat'],
    old: true,
    rank: 5,
  },
  deck: { stage: 'terrace', terrace: 'deck', view: 'ocean', names: 'deck ship-deck main-deck', rank: 7 },
  pier: {
    stage: 'terrace',
    terrace: 'pier',
    view: 'ocean',
    names: 'pier dock jetty seafront promenade esplanade boardwalk wharf wooden-pier',
    rank: 7,
  },
  bridgedeck: { stage: 'terrace', terrace: 'bridge', view: 'river', names: 'bridge-deck', rank: 7 },
  balcony: {
    stage: 'terrace',
    terrace: 'balcony',
    view: 'hills',
    names:
      'balcony terrace veranda porch roof-terrace rooftop-terrace patio porch-railing roof-garden rooftop-garden',
    rank: 7,
  },
  rooftop: {
    stage: 'terrace',
    terrace: 'roof',
    view: 'city',
    names: 'rooftop roof roof-top house-roof tiled-roof roof-ridge roof-edge rooftop-edge',
    rank: 7,
  },
  fireescape: { stage: 'terrace', terrace: 'fire escape', view: 'street', names: 'fire-escape', rank: 8 },
  cafeterrace: {
    stage: 'street',
    names: 'cafe-terrace sidewalk-cafe street-cafe outdoor-cafe pavement-cafe terrace-cafe cafe-table',
    rank: 8,
    old: true,
    scenery: ['@table', '@chair', '@table', '@chair'],
  },
  island: { stage: 'island', names: 'island atoll islet archipelago', rank: 5 },
  cliff: {
    stage: 'cliff',
    names:
      'cliff sea-cliff headland rocky-coast bluff sea-stack rocky-shore cliffside clifftop cliff-top cape headlands',
    rank: 5,
  },
  savanna: {
    stage: 'savanna',
    names:
      'savanna savannah safari africa serengeti kenya outback veld masai-mara savannah-plain african-plain',
    rank: 6,
  },
  canyon: {
    stage: 'canyon',
    rank: 6,
    names:
      'canyon gorge grand-canyon cappadocia monument-valley ravine gulch badlands mesa butte rock-arch slot-canyon rocky-valley red-rocks quarry sedona',
  },
  summit: { stage: 'summit', names: 'summit mountaintop mountain-top', rank: 6 },
  volcano: { stage: 'volcano', names: 'volcano lava volcanic volcanic-landscape', rank: 6 },
  mars: {
    stage: 'mars',
    names:
      'mars martian red-planet alienplanet alien-planet alien-world desert-planet red-world alien-landscape alien-desert exoplanet',
    rank: 7,
  },
  moon: { stage: 'moon', names: 'lunar', rank: 7 },
  snowfield: {
    stage: 'snowfield',
    names:
      'arctic polar antarctica antarctic north-pole south-pole ski-slope slope ski-resort ski-lift snow-field ice-cap avalanche ice-shelf',
    rank: 5,
  },
  ice: { stage: 'snowfield', names: 'ice', rank: 2, season: 'winter' },
  icesea: {
    stage: 'ocean',
    names: 'pack-ice sea-ice',
    rank: 6,
    scenery: ['@iceberg', '@iceberg', '@iceberg', '@iceberg'],
  },
  frozenlake: {
    stage: 'frozenlake',
    names:
      'frozen-lake icy-lake ice-rink skating-rink frozen-pond frozen-river ice-lake lake-ice icy-pond icy-river frozen-water frozen-bay',
    rank: 6,
    season: 'winter',
  },
  tundra: { stage: 'tundra', names: 'tundra steppe siberia iceland mongolia' },
  abstract: { stage: 'abstract', names: 'abstract swirl pattern', rank: 5 },
  portrait: { stage: 'portrait', names: 'portrait headshot selfie', rank: 0 },
  livingroom: {
    stage: 'room',
    room: 'livingroom',
    names:
      'living-room livingroom lounge penthouse room sitting-room parlour parlor interior house-interior apartment-interior indoors house-interior room-interior cottage-interior entrance-hall guest-room',
    rank: 6,
  },
  fireside: {
    stage: 'room',
    room: 'fireside',
    names:
      'fireplace hearth fireside ski-lodge mountain-lodge cabin-interior log-cabin-interior chalet-interior',
    rank: 7,
  },
  bedroom: {
    stage: 'room',
    room: 'bedroom',
    names: 'bedroom bed-room hotel-room dormitory gaming-room gamer-room',
    rank: 7,
  },
  nursery: {
    stage: 'room',
    room: 'nursery',
    names:
      'nursery playroom childs-room kids-room childrens-room childs-bedroom kids-bedroom childrens-bedroom',
    rank: 7,
  },
  kitchen: {
    stage: 'room',
    room: 'kitchen',
    names: 'kitchen pantry restaurant-kitchen farmhouse-kitchen',
    rank: 7,
  },
  diningroom: { stage: 'room', room: 'diningroom', names: 'dining-room diningroom', rank: 7 },
  bathroom: { stage: 'room', room: 'bathroom', names: 'bathroom shower-room washroom', rank: 7 },
  cafe: {
    stage: 'room',
    room: 'cafe',
    names:
      'cafe coffee-shop coffeehouse tearoom tea-room diner bistro cafeteria tea-house-interior ice-cream-parlor',
    rank: 7,
  },
  restaurant: {
    stage: 'room',
    room: 'restaurant',
    names: 'restaurant trattoria canteen pizzeria sushi-bar food-court steakhouse',
    rank: 6,
  },
  bar: {
    stage: 'room',
    room: 'bar',
    names: 'bar pub tavern saloon inn nightclub jazz-club casino arcade karaoke-bar whisky-bar',
    rank: 7,
  },
  bakery: { stage: 'room', room: 'bakery', names: 'bakery patisserie pastry-shop', rank: 7 },
  shop: {
    stage: 'room',
    room: 'shop',
    names:
      'shop store laundromat toy-shop toy-store grocery supermarket boutique pharmacy flower-shop antique-shop mall shopping-mall barbershop barber-shop hair-salon tattoo-parlor tailor-shop butcher-shop record-store pet-shop candy-shop shoe-shop',
    rank: 7,
  },
  library: {
    stage: 'room',
    room: 'library',
    names:
      'library study nook reading-nook reading-corner window-seat alcove bookshelf bookcase bookshop bookstore book-shop archive',
    rank: 7,
  },
  classroom: {
    stage: 'room',
    room: 'classroom',
    names: 'classroom schoolroom kindergarten lecture-hall courtroom kindergarten-classroom',
    rank: 7,
  },
  office: { stage: 'room', room: 'office', names: 'office workplace meeting-room cubicle', rank: 7 },
  workshop: {
    stage: 'room',
    room: 'workshop',
    names:
      'workshop workbench studio-workshop carpentry factory-floor warehouse-interior glassblower-studio pottery-studio potters-studio',
    rank: 7,
  },
  forge: { stage: 'room', room: 'forge', names: 'forge smithy blacksmith-shop', rank: 7 },
  stonehall: {
    stage: 'room',
    room: 'stonehall',
    names: 'mountain-hall stone-hall dwarven-hall dwarf-hall underground-hall mead-hall goblin-hall',
    rank: 8,
  },
  garage: {
    stage: 'room',
    room: 'garage',
    names: 'garage car-workshop hangar warehouse factory factory-hall',
    rank: 7,
  },
  artstudio: { stage: 'room', room: 'artstudio', names: 'art-studio atelier artists-studio', rank: 7 },
  laboratory: { stage: 'room', room: 'laboratory', names: 'laboratory lab science-lab', rank: 7 },
  hospital: {
    stage: 'room',
    room: 'hospital',
    names: 'hospital clinic hospital-room ward operating-room hospital-ward doctors-office',
    rank: 7,
  },
  gym: {
    stage: 'room',
    room: 'gym',
    names:
      'gym gymnasium dance-studio ballet-studio yoga-studio boxing-gym boxing-ring locker-room fitness-studio',
    rank: 7,
  },
  church: {
    stage: 'room',
    room: 'church',
    names:
      'church chapel cathedral nave altar basilica stained-glass cathedral-interior church-interior temple-interior mosque-interior abbey-interior monastery-interior',
    rank: 7,
  },
  ballroom: {
    stage: 'room',
    room: 'ballroom',
    names:
      'ballroom chandelier throne-room hotel-lobby lobby great-hall hall palace-hall banquet-hall castle-interior palace-interior opera-foyer castle-hall mirror-hall',
    rank: 7,
  },
  museum: { stage: 'room', room: 'museum', names: 'museum gallery art-gallery exhibition', rank: 7 },
  theatre: {
    stage: 'room',
    room: 'stage',
    names:
      'stage theatre theater concert concert-hall opera opera-house circus-ring cinema movie-theater movie-theatre backstage dressing-room concert-stage theatre-stage',
    rank: 7,
  },
  stage: { stage: 'room', room: 'stage', names: 'podium-stage', rank: 7 },
  station: {
    stage: 'room',
    room: 'station',
    names:
      'train-station railway-station station subway subway-station platform metro-station railway-platform metro',
    rank: 7,
  },
  airport: {
    stage: 'room',
    room: 'airport',
    names: 'airport airport-terminal departure-lounge airport-lounge airport-gate departure-gate terminal',
    rank: 7,
  },
  corridor: {
    stage: 'room',
    room: 'corridor',
    names: 'corridor hallway hospital-corridor school-corridor hotel-corridor stairwell elevator',
    rank: 8,
  },
  tunnel: {
    stage: 'room',
    room: 'tunnel',
    names: 'tunnel subway-tunnel underpass sewer train-tunnel',
    rank: 8,
  },
  traincar: {
    stage: 'room',
    room: 'train',
    names: 'train-compartment train-carriage train-interior bus-interior tram-interior train-car subway-car',
    rank: 8,
  },
  observatory: { stage: 'room', room: 'observatory', names: 'observatory planetarium', rank: 7 },
  attic: { stage: 'room', room: 'attic', names: 'attic loft garret', rank: 7 },
  cellar: {
    stage: 'room',
    room: 'cellar',
    names:
      'cellar wine-cellar basement dungeon crypt vault prison cell prison-cell jail tomb wine-vault tower-room wizards-tower-room catacomb',
    rank: 7,
  },
  cave: {
    stage: 'room',
    room: 'cave',
    names: 'cave cavern grotto mine den lair dragons-lair sea-cave lava-tube crystal-cave',
    rank: 7,
  },
  icecave: {
    stage: 'room',
    room: 'icecave',
    names: 'ice-cave ice-cavern glacier-cave crystal-ice-cave frozen-cave ice-tunnel',
    rank: 8,
  },
  barn: {
    stage: 'room',
    room: 'barn',
    names: 'barn stable hayloft cowshed stall-interior henhouse chicken-coop shed tool-shed horse-stable',
    rank: 7,
  },
  greenhouse: {
    stage: 'room',
    room: 'greenhouse',
    names: 'greenhouse conservatory glasshouse botanical-garden winter-garden hothouse palm-house',
    rank: 7,
  },
  spaceship: {
    stage: 'room',
    room: 'spaceship',
    names: 'spaceship-interior cockpit control-room space-lab inside-spaceship',
    rank: 7,
  },
  poolhall: { stage: 'room', room: 'pool', names: 'swimming-pool pool spa sauna swimming-hall', rank: 7 },
  party: { stage: 'room', room: 'party', names: 'party birthday-party celebration disco', rank: 6 },
})

export type PlaceName = keyof typeof SETTINGS

const USUAL_RANK = 4

const BY_WORD = new Map<string, PlaceName>()
for (const [name, { names }] of Object.entries(SETTINGS) as [PlaceName, Setting][])
  for (const word of names.split(' ')) BY_WORD.set(word.replaceAll('-', ''), name)

/** As they are written, with hyphens between the words of a name. */
export const PLACE_WORDS: readonly string[] = Object.values<Setting>(SETTINGS).flatMap(({ names }) =>
  names.split(' '),
)

export const settingOf = (name: PlaceName): Setting => SETTINGS[name]

/** The place that a word names; words of several parts are written together. */
export const placeNamed = (word: string): PlaceName | undefined => BY_WORD.get(word)

export const PLACE_NAMES = Object.keys(SETTINGS) as PlaceName[]

/** Of several places named in one prompt, the one that ranks highest is painted. */
export const placeRank = (name: PlaceName): number => settingOf(name).rank ?? USUAL_RANK

/** Indoor or framing words: never the head of a compound such as “fox portrait”. */
export const FRAMING_PLACES: ReadonlySet<Place> = new Set(['portrait', 'abstract', 'studio', 'window'])

/** What is seen in space. */
export const CELESTIAL_BODIES = wordSet(
  'galaxy nebula planet earth saturn jupiter spacestation comet asteroid',
)

/** Words for trees; null is a word that is understood but adds no tree. */
export const TREES = tableOf<TreeWord | null>({
  sakuratree: 'blossom',
  palmtree: 'palm',
  pine: 'conifer',
  fir: 'conifer',
  spruce: 'conifer',
  redwood: 'conifer',
  sequoia: 'conifer',
  larch: 'conifer',
  cedar: 'conifer',
  evergreen: 'conifer',
  cypress: 'cypress',
  poplar: 'cypress',
  baobab: 'acacia',
  deadtree: 'bare',
  magnolia: 'blossom',
  wisteria: 'blossom',
  jacaranda: 'blossom',
  acacia: 'acacia',
  bamboo: 'bamboo',
  maple: 'autumn',
  leaf: 'autumn',
  appletree: 'apple',
  fruittree: 'apple',
  orangetree: 'orange',
  lemontree: 'orange',
  tree: 'green',
  oak: 'green',
  birch: 'green',
  beech: 'green',
  aspen: 'green',
  elm: 'green',
  sycamore: 'green',
  linden: 'green',
  banyan: 'green',
  eucalyptus: 'green',
  willow: 'green',
  petal: null,
})
