import { settings } from './setting.ts'

/** Ground that people have laid out for sport, traffic and work. */
export const GROUNDS = settings({
  parkinglot: {
    stage: 'grounds',
    laid: 'parking lot',
    names: 'parking-lot car-park parking-space parking parking-area carpark',
    scenery: ['@parkedcars', '@parkedcars', '@lamppost', '@parkedcars'],
    rank: 6,
  },
  waterpark: {
    stage: 'grounds',
    laid: 'swimming pool',
    names: 'water-park waterpark aqua-park',
    scenery: ['playground-slide', 'playground-slide', 'playground-slide'],
    rank: 8,
  },
  drivein: {
    stage: 'grounds',
    laid: 'parking lot',
    names: 'drive-in drive-in-movie drive-in-theater drive-in-theatre drive-in-movie-theater drive-in-cinema',
    scenery: ['@parkedcars', '@moviescreen', '@parkedcars'],
    rank: 8,
  },
  airfield: {
    stage: 'grounds',
    laid: 'runway',
    names:
      'runway airfield airstrip tarmac airport-runway airport-tarmac landing-strip airport-apron aerodrome',
    scenery: ['@controltower'],
    rank: 8,
  },
  helipad: { stage: 'grounds', laid: 'helipad', names: 'helipad heliport helicopter-pad', rank: 6 },
  pitch: {
    stage: 'grounds',
    laid: 'pitch',
    names:
      'pitch sports-field football-field soccer-field playing-field football-pitch soccer-pitch rugby-pitch rugby-field athletic-field',
    scenery: ['@goal'],
    rank: 6,
  },
  stadium: {
    stage: 'grounds',
    laid: 'pitch',
    names:
      'stadium football-stadium soccer-stadium baseball-stadium sports-stadium olympic-stadium baseball-field ballpark baseball-diamond cricket-ground',
    scenery: ['@grandstand', '@grandstand'],
    rank: 6,
  },
  bullring: {
    stage: 'grounds',
    laid: 'arena',
    names: 'bullring bull-ring arena gladiator-arena rodeo rodeo-arena',
    scenery: ['@grandstand', '@grandstand'],
    rank: 6,
  },
  tenniscourt: {
    stage: 'grounds',
    laid: 'tennis court',
    names: 'tennis-court badminton-court',
    scenery: ['@tennisnet'],
    rank: 6,
  },
  claycourt: {
    stage: 'grounds',
    laid: 'clay court',
    names: 'clay-court clay-tennis-court red-clay-court roland-garros',
    scenery: ['@tennisnet'],
    rank: 7,
  },
  grasscourt: {
    stage: 'grounds',
    laid: 'grass court',
    names: 'grass-court grass-tennis-court wimbledon',
    scenery: ['@tennisnet'],
    rank: 7,
  },
  basketballcourt: {
    stage: 'grounds',
    laid: 'basketball court',
    names: 'basketball-court outdoor-basketball-court',
    scenery: ['@hoop'],
    rank: 6,
  },
  runningtrack: {
    stage: 'grounds',
    laid: 'running track',
    names: 'running-track athletics-track athletic-track',
    scenery: ['@grandstand'],
    rank: 6,
  },
  racecourse: {
    stage: 'grounds',
    laid: 'racecourse',
    names: 'racecourse race-course horse-track hippodrome horse-race horse-racing-track',
    scenery: ['@grandstand'],
    rank: 6,
  },
  railway: {
    stage: 'grounds',
    laid: 'railway',
    names:
      'railway railway-track train-track railroad railroad-track rail-track railway-line train-line railroad-crossing railway-crossing rail-line train-yard rail-yard railyard',
    rank: 5,
  },
  junkyard: {
    stage: 'grounds',
    laid: 'yard',
    names: 'junkyard scrapyard scrap-yard junk-yard landfill wrecking-yard dump garbage-dump',
    scenery: ['@scrapheap', '@scrapheap', '@scrapheap'],
    rank: 6,
  },
  constructionsite: {
    stage: 'grounds',
    laid: 'yard',
    names:
      'construction-site building-site construction-zone excavation excavation-site excavation-pit roadworks',
    scenery: ['@excavator', '@crane', '@bulldozer'],
    rank: 6,
  },
  skatepark: {
    stage: 'grounds',
    laid: 'concrete',
    names: 'skate-park skatepark skate-ramp half-pipe halfpipe',
    scenery: ['@halfpipe', '@halfpipe'],
    rank: 6,
  },
  poolside: {
    stage: 'grounds',
    laid: 'swimming pool',
    names:
      'poolside pool swimming-pool hotel-pool outdoor-pool pool-deck pool-party resort-pool backyard-pool',
    scenery: ['@loungers', '@loungers'],
    rank: 6,
  },
  emptypool: {
    stage: 'grounds',
    laid: 'empty pool',
    names:
      'empty-pool empty-swimming-pool drained-pool drained-swimming-pool abandoned-pool abandoned-swimming-pool',
    rank: 7,
  },
  solarfarm: {
    stage: 'meadow',
    names: 'solar-farm solar-park solar-field solar-power-plant',
    scenery: ['@solarpanels', '@solarpanels', '@solarpanels', '@solarpanels'],
    rank: 6,
  },
  windfarm: {
    stage: 'hills',
    names: 'wind-farm wind-park windfarm',
    scenery: ['@windturbine', '@windturbine', '@windturbine', '@windturbine'],
    rank: 6,
  },
  oilfield: {
    stage: 'desert',
    names: 'oil-field oilfield',
    scenery: ['@pumpjack', '@pumpjack', '@pumpjack'],
    rank: 7,
  },
  formalgarden: {
    stage: 'meadow',
    names:
      'formal-garden french-garden palace-garden hedge-maze garden-maze labyrinth topiary-garden versailles castle-garden manicured-garden',
    flowers: 'mixed',
    scenery: ['@topiary', '@hedge', '@topiary', '@hedge'],
    rank: 6,
  },
  cottagegarden: {
    stage: 'meadow',
    names: 'cottage-garden english-garden country-garden',
    flowers: 'mixed',
    scenery: ['@rosearch', '@stonecottage'],
    rank: 6,
  },
  picnicarea: {
    stage: 'meadow',
    names: 'picnic-area picnic-site picnic-ground picnic-spot',
    trees: 'green',
    scenery: ['@picnictable', '@picnictable'],
    rank: 5,
  },
  treefarm: {
    stage: 'meadow',
    names: 'tree-farm christmas-tree-farm tree-nursery',
    trees: 'conifer',
    rank: 6,
  },
  campus: {
    stage: 'meadow',
    names: 'campus university-campus college-campus school-campus',
    trees: 'green',
    scenery: ['@bench', '@mansion'],
    rank: 5,
  },
  fuji: {
    stage: 'hills',
    names: 'fuji mount-fuji mt-fuji mountain-fuji',
    scenery: ['@fuji'],
    rank: 6,
  },
  fujilake: { stage: 'pond', names: 'fujilake lake-kawaguchi', scenery: ['@fuji'], rank: 6 },
  containerport: {
    stage: 'grounds',
    laid: 'quay',
    names:
      'container-port container-terminal cargo-port shipping-port port-terminal freight-port container-yard industrial-port commercial-port cargo-terminal shipping-yard industrial-harbor industrial-harbour dockyard docklands',
    scenery: ['@gantrycrane', '@containers', '@gantrycrane', '@containership'],
    rank: 8,
  },
  karstbay: {
    stage: 'ocean',
    names:
      'ha-long-bay halong-bay halong phi-phi krabi phang-nga-bay phuket limestone-cliff limestone-karst karst-landscape karst-cliff guilin',
    scenery: ['@karst', '@karst', '@karst', '@karst'],
    rank: 7,
  },
})
