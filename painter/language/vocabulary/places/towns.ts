import { settings } from './setting.ts'

/** Where people live, trade and pass: towns, streets, floors above a view. */
export const TOWNS = settings({
  city: {
    stage: 'city',
    names:
      'city skyline cityscape metropolis skyscraper new-york nyc tokyo dubai chicago shanghai hong-kong singapore ' +
      'los-angeles san-francisco las-vegas seoul mumbai berlin sydney melbourne brisbane auckland toronto vancouver montreal boston seattle ' +
      'miami philadelphia atlanta dallas houston denver osaka bangkok kuala-lumpur beijing shenzhen jakarta manila taipei busan frankfurt ' +
      'sao-paulo buenos-aires mexico-city tel-aviv doha abu-dhabi riyadh johannesburg nairobi delhi new-delhi cape-town rio-de-janeiro detroit pittsburgh san-diego minneapolis baltimore caracas lagos karachi ' +
      'portland nashville sacramento calgary edmonton ottawa honolulu-city perth adelaide nagoya yokohama sapporo hiroshima fukuoka guangzhou chengdu chongqing ' +
      'macau kaohsiung tehran ankara beirut kuwait-city montevideo bogota medellin panama-city recife brasilia monterrey tijuana rio hollywood beverly-hills',
  },
  alley: {
    stage: 'street',
    names:
      'alley alleyway laneway cobblestone-street cobbled-street cobblestone-alley narrow-street narrow-alley backstreet back-street side-street old-street medina kasbah casbah',
    rank: 6,
    old: true,
    extra: 'narrow',
  },
  street: {
    stage: 'street',
    names:
      'downtown street avenue boulevard sidewalk pavement manhattan times-square crosswalk taxi-stand roundabout city-street main-street high-street crossroads intersection curb kerb',
    rank: 5,
  },
  brownstones: {
    stage: 'street',
    names: 'brooklyn harlem bronx greenwich-village brownstone-street',
    rank: 5,
    old: true,
    fronts: ['@brickrow'],
  },
  trafficjam: {
    stage: 'street',
    names: 'traffic traffic-jam rush-hour heavy-traffic gridlock traffic-queue',
    rank: 6,
    scenery: ['@parkedcars', '@parkedcars', '@parkedcars', '@parkedcars'],
  },
  oldtown: {
    stage: 'village',
    names: 'old-town old-quarter prague amsterdam vienna budapest edinburgh european-town',
    rank: 5,
    old: true,
  },
  square: {
    stage: 'village',
    names: 'square plaza town-square piazza market-square village-square city-square courtyard cloister',
    rank: 5,
    scenery: ['fountain', '@lamppost'],
  },
  castlecourt: {
    stage: 'village',
    names: 'castle-courtyard castle-yard fortress-courtyard castle-bailey',
    rank: 7,
    old: true,
    fronts: ['castle'],
    scenery: ['@well'],
  },
  paris: {
    stage: 'village',
    names: 'paris parisian-square montmartre french-town champs-elysees',
    rank: 5,
    old: true,
    fronts: ['@boulevard', '@boulevard', '@boulevard', 'church'],
  },
  favela: {
    stage: 'village',
    names: 'favela slum shanty-town shantytown rocinha',
    rank: 6,
    old: true,
    fronts: ['@favela'],
  },
  estate: {
    stage: 'village',
    names: 'housing-estate council-estate housing-project housing-block',
    rank: 6,
    fronts: ['office-building'],
    trees: 'green',
  },
  moscow: {
    stage: 'village',
    names: 'moscow saint-petersburg st-petersburg novgorod',
    rank: 6,
    old: true,
    fronts: ['@palazzi', '@boulevard'],
    scenery: ['@lamppost'],
  },
  westminster: {
    stage: 'village',
    names:
      'westminster trafalgar-square piccadilly whitehall notting-hill covent-garden camden-town shoreditch',
    rank: 6,
    old: true,
    fronts: ['@boulevard', '@brickrow', '@boulevard'],
    scenery: ['@lamppost'],
  },
  london: {
    stage: 'village',
    names: 'london',
    rank: 3,
    old: true,
    fronts: ['@brickrow', '@boulevard', '@brickrow', 'church'],
  },
  italiantown: {
    stage: 'village',
    names:
      'rome florence barcelona naples siena verona milan seville sicily malta corsica sardinia italian-village italian-town spanish-village spanish-town mediterranean-village mediterranean-town french-village amalfi madrid palermo dubrovnik valletta nice monaco trastevere la-rambla las-ramblas',
    rank: 5,
    old: true,
    fronts: ['@palazzi', '@palazzi', '@palazzi', 'church'],
  },
  portuguesetown: {
    stage: 'village',
    names: 'lisbon porto alfama coimbra sintra portuguese-village portuguese-town',
    rank: 5,
    old: true,
    fronts: ['@tiledrow', '@tiledrow', '@tiledrow', 'church'],
  },
  pasteltown: {
    stage: 'village',
    names: 'burano cinque-terre portofino manarola vernazza riomaggiore procida camogli menton',
    rank: 5,
    old: true,
    fronts: ['@pastelrow', '@pastelrow', '@pastelrow', 'church'],
  },
  ottomantown: {
    stage: 'village',
    names: 'istanbul constantinople turkish-town turkish-village ottoman-city',
    rank: 5,
    old: true,
    fronts: ['@ottomanrow'],
  },
  timbertown: {
    stage: 'village',
    names:
      'medieval-town medieval-city medieval-square medieval-village medieval-market german-village german-town bavarian-village bavarian-town tudor-village tudor-town rothenburg colmar strasbourg alsace riquewihr goslar quedlinburg',
    rank: 7,
    old: true,
    fronts: ['@timberrow', '@timberrow', '@timberrow', 'church'],
  },
  ancientcity: {
    stage: 'village',
    names:
      'ancient-rome ancient-roman-city roman-city roman-town ancient-greece ancient-athens roman-forum pompeii herculaneum carthage',
    rank: 7,
    old: true,
    fronts: ['@forum'],
  },
  latintown: {
    stage: 'village',
    names:
      'havana cartagena oaxaca guanajuato cusco antigua-guatemala san-miguel-de-allende new-orleans mexican-village mexican-town mexican-courtyard mexican-street mexican-square',
    rank: 6,
    old: true,
    fronts: ['@mexicanrow', '@mexicanrow', '@mexicanrow', 'church'],
  },
  indiantown: {
    stage: 'village',
    names:
      'varanasi jaipur jodhpur udaipur kolkata kathmandu kochi agra lahore amritsar chennai hyderabad bangalore dhaka colombo',
    rank: 6,
    old: true,
    fronts: ['@indianrow'],
  },
  venice: {
    stage: 'village',
    names: 'venice grand-canal venetian-canal',
    rank: 6,
    old: true,
    fronts: ['@palazzi', '@palazzi', '@palazzi', 'church'],
  },
  japanesetown: {
    stage: 'village',
    names:
      'kyoto gion nara edo japanese-village japanese-town japanese-street chinese-village chinese-town ancient-chinese-town asian-village asian-town hanok-village hoi-an kanazawa',
    rank: 6,
    old: true,
    fronts: ['@machiya'],
  },
  greekvillage: {
    stage: 'village',
    names: 'greek-village santorini mykonos greek-island greece oia cycladic-village athens',
    rank: 6,
    old: true,
    fronts: ['@whitehouses'],
  },
  deserttown: {
    stage: 'village',
    names:
      'desert-village desert-town adobe-village mud-village oasis-town clay-village arabian-village arab-village moroccan-village moroccan-town marrakech marrakesh fez cairo damascus baghdad jerusalem timbuktu',
    rank: 6,
    old: true,
    fronts: ['@adobes'],
  },
  westerntown: {
    stage: 'village',
    names: 'western-town wild-west-town old-west-town frontier-town ghost-town cowboy-town old-west',
    rank: 7,
    old: true,
    fronts: ['@westernstreet'],
  },
  fairyvillage: {
    stage: 'village',
    names: 'fairyvillage mushroom-village toadstool-village',
    rank: 7,
    old: true,
    fronts: ['@mushroomhouse'],
  },
  treehousevillage: {
    stage: 'village',
    names: 'treehouse-village tree-house-village village-of-treehouse',
    rank: 7,
    fronts: ['@treehouse'],
  },
  stiltvillage: {
    stage: 'village',
    names: 'stilt-village floating-village water-village',
    rank: 6,
    fronts: ['@stilthouse'],
  },
  industrialarea: {
    stage: 'village',
    names:
      'industrial-area industrial-site industrial-complex industrial-ruin factory-site chemical-plant industrial-plant industrial-zone industrial-estate industrial-district industrial-park factory-district warehouse-district harbour-district industrial-landscape industrial-city industrial-town factory-town',
    rank: 6,
    fronts: ['@smokestacks', 'factory', '@silos', '@smokestacks', '@coolingtowers'],
  },
  canaltown: { stage: 'village', names: 'canal-town', rank: 7, old: true },
  seasidetown: {
    stage: 'village',
    names:
      'seaside-town coastal-town fishing-village fishing-town coastal-village seaside-village harbour-town harbor-town',
    scenery: ['@rowboat', 'sailboat'],
    rank: 6,
  },
  promenade: {
    stage: 'village',
    names: 'promenade esplanade seafront seaside-promenade waterfront-promenade',
    rank: 6,
    old: true,
  },
  village: {
    stage: 'village',
    names:
      'outpost trading-post town village hamlet suburb suburbs neighborhood neighbourhood settlement outskirts mountain-village alpine-village small-town residential-street cul-de-sac driveway',
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
      'road highway country-road motorway route freeway dirt-road gravel-road lane country-lane roadside coastal-road mountain-road',
    rank: 5,
  },
  racetrack: {
    stage: 'road',
    names: 'race-track racetrack speedway raceway race-circuit racing-circuit racing-track grand-prix',
    rank: 6,
    scenery: ['@grandstand', '@grandstand'],
  },
  tramstop: {
    stage: 'street',
    names: 'tram-stop streetcar-stop tramway-stop trolley-stop',
    scenery: ['@busshelter', '@tram'],
    rank: 6,
  },
  busstop: { stage: 'street', names: 'bus-stop bus-shelter', scenery: ['@busshelter'], rank: 6 },
  harbour: {
    stage: 'village',
    names:
      'harbour harbor port marina quay seaport shipyard boatyard fishing-harbor fishing-harbour fishing-port ferry-terminal ferry-port',
    scenery: ['@harbourwall', 'sailboat', '@rowboat', 'sailboat', '@rowboat'],
    old: true,
    rank: 5,
  },
  deck: { stage: 'terrace', terrace: 'deck', view: 'ocean', names: 'deck ship-deck main-deck', rank: 7 },
  pier: {
    stage: 'terrace',
    terrace: 'pier',
    view: 'ocean',
    names: 'pier dock jetty boardwalk wharf wooden-pier',
    rank: 7,
  },
  bridgedeck: { stage: 'terrace', terrace: 'bridge', view: 'river', names: 'bridge-deck', rank: 7 },
  balcony: {
    stage: 'terrace',
    terrace: 'balcony',
    view: 'hills',
    names: 'balcony terrace roof-terrace rooftop-terrace patio roof-garden rooftop-garden',
    rank: 7,
  },
  porch: {
    stage: 'terrace',
    terrace: 'porch',
    view: 'hills',
    names: 'porch veranda verandah front-porch back-porch porch-railing',
    rank: 7,
  },
  rooftop: {
    stage: 'terrace',
    terrace: 'roof',
    view: 'city',
    names: 'rooftop roof roof-top house-roof tiled-roof roof-ridge roof-edge rooftop-edge',
    rank: 7,
  },
  steelbeam: {
    stage: 'terrace',
    terrace: 'steel beam',
    view: 'city',
    names:
      'steel-beam steel-girder iron-beam iron-girder construction-beam i-beam girder skyscraper-beam crossbeam windowcradle',
    rank: 8,
  },
  fireescape: { stage: 'terrace', terrace: 'fire escape', view: 'street', names: 'fire-escape', rank: 8 },
  cafeterrace: {
    stage: 'street',
    names: 'cafe-terrace sidewalk-cafe street-cafe outdoor-cafe pavement-cafe terrace-cafe',
    rank: 8,
    old: true,
    scenery: ['@table', '@chair', '@table', '@chair'],
  },
})
