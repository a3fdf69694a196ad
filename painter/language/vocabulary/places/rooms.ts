import { settings } from './setting.ts'

/** Indoors, and the grounds of still lifes and portraits. */
export const ROOMS = settings({
  bazaar: {
    stage: 'room',
    room: 'bazaar',
    names: 'bazaar spice-bazaar spice-market souk covered-market market-hall indoor-market grand-bazaar',
    rank: 7,
  },
  atoven: {
    stage: 'room',
    room: 'kitchen',
    names: 'brick-oven pizza-oven countertop',
    rank: 2,
  },
  table: {
    stage: 'table',
    names: 'table desk tabletop wooden-table still-life picnic',
    rank: 3,
  },
  studio: { stage: 'studio', names: 'studio pedestal plinth', rank: 5 },
  window: { stage: 'window', names: 'window', rank: 5 },
  windowsill: { stage: 'window', names: 'windowsill window-sill window-ledge window-view', rank: 8 },
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
    names: 'ski-lodge mountain-lodge cabin-interior log-cabin-interior chalet-interior',
    rank: 7,
  },
  atfire: { stage: 'room', room: 'fireside', names: 'fireplace hearth fireside', rank: 6.5 },
  atstove: { stage: 'room', room: 'fireside', names: 'woodstove', rank: 2 },
  underfan: { stage: 'room', room: 'livingroom', names: 'ceilingfan', rank: 1 },
  atspiralstairs: { stage: 'room', room: 'tower', names: 'spiralstair', rank: 2 },
  underchandelier: { stage: 'room', room: 'ballroom', names: 'chandelier', rank: 2 },
  hall: { stage: 'room', room: 'ballroom', names: 'hall', rank: 6.5 },
  bedroom: {
    stage: 'room',
    room: 'bedroom',
    names:
      'bedroom bed-room teenager-room teen-room student-room college-dorm hotel-room dormitory gaming-room gamer-room guest-bedroom motel-room hostel dorm-room teenage-bedroom',
    rank: 7,
  },
  nursery: {
    stage: 'room',
    room: 'nursery',
    names:
      'nursery playroom boy-room girl-room kid-room child-room baby-room childs-room kids-room childrens-room childs-bedroom kids-bedroom childrens-bedroom',
    rank: 7,
  },
  kitchen: {
    stage: 'room',
    room: 'kitchen',
    names: 'kitchen farmhouse-kitchen kitchenette galley',
    rank: 7,
  },
  restaurantkitchen: {
    stage: 'room',
    room: 'restaurantkitchen',
    names: 'restaurant-kitchen hotel-kitchen professional-kitchen commercial-kitchen industrial-kitchen',
    rank: 8,
  },
  diningroom: {
    stage: 'room',
    room: 'diningroom',
    names: 'dining-room diningroom breakfast-room breakfast-nook dining-area',
    rank: 7,
  },
  bathroom: { stage: 'room', room: 'bathroom', names: 'bathroom shower-room washroom', rank: 7 },
  cafe: {
    stage: 'room',
    room: 'cafe',
    names: 'cafe coffee-shop coffeehouse tearoom tea-room bistro tea-house-interior cafe-table',
    rank: 7,
  },
  restaurant: {
    stage: 'room',
    room: 'restaurant',
    names: 'restaurant trattoria pizzeria sushi-bar steakhouse',
    rank: 6,
  },
  bar: {
    stage: 'room',
    room: 'bar',
    names:
      'bar pub saloon nightclub jazz-club jazz-bar karaoke-bar whisky-bar cocktail-bar speakeasy wine-bar dive-bar hotel-bar sports-bar',
    rank: 7,
  },
  bakery: { stage: 'room', room: 'bakery', names: 'bakery patisserie pastry-shop', rank: 7 },
  shop: {
    stage: 'room',
    room: 'shop',
    names:
      'shop store tattoo-parlor tattoo-studio general-store clothes-shop yarn-shop wool-shop umbrella-shop lamp-shop lighting-shop ' +
      'lantern-shop camera-shop carpet-shop rug-shop pottery-shop spice-shop candle-shop kite-shop mirror-shop mask-shop puppet-shop basket-shop key-shop knife-shop map-shop soap-shop button-shop pen-shop cushion-shop telescope-shop bell-shop honey-shop teapot-shop pen-store umbrella-store yarn-store lamp-store camera-store candle-store rug-store carpet-store',
    rank: 7,
  },
  library: {
    stage: 'room',
    room: 'library',
    names:
      'library study nook reading-nook reading-room reading-corner window-seat alcove bookshelf bookcase archive scriptorium',
    rank: 7,
  },
  classroom: {
    stage: 'room',
    room: 'classroom',
    names:
      'classroom schoolroom lecture-hall lecture-theatre lecture-room kindergarten kindergarten-classroom',
    rank: 7,
  },
  office: {
    stage: 'room',
    room: 'office',
    names:
      'office workplace cubicle home-office police-station-interior newsroom open-plan-office coworking-space call-center call-centre',
    rank: 7,
  },
  workshop: {
    stage: 'room',
    room: 'workshop',
    names:
      'workshop workbench studio-workshop carpentry factory-floor warehouse-interior glassblower-studio pottery-studio potters-studio',
    rank: 7,
  },
  forge: { stage: 'room', room: 'forge', names: 'forge smithy blacksmith-shop', rank: 7 },
  templeroom: { stage: 'room', room: 'temple', names: 'temple-interior temple-hall', rank: 8 },
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
  artstudio: {
    stage: 'room',
    room: 'artstudio',
    names:
      'art-studio atelier artists-studio creative-studio painting-studio painters-studio art-room art-classroom craft-room craft-studio',
    rank: 7,
  },
  laboratory: { stage: 'room', room: 'laboratory', names: 'laboratory lab science-lab', rank: 7 },
  hospital: {
    stage: 'room',
    room: 'hospital',
    names: 'hospital clinic hospital-room ward operating-room hospital-ward doctors-office',
    rank: 7,
  },
  dancestudio: {
    stage: 'room',
    room: 'dancestudio',
    names: 'dance-studio ballet-studio yoga-studio rehearsal-room',
    rank: 7,
  },
  church: {
    stage: 'room',
    room: 'church',
    names:
      'church chapel cathedral nave altar basilica stained-glass cathedral-interior church-interior abbey-interior synagogue cathedral-nave monastery-interior',
    rank: 7,
  },
  ballroom: {
    stage: 'room',
    room: 'ballroom',
    names:
      'ballroom palace-room palace-chamber royal-chamber palace-hall palace-interior opera-foyer mirror-hall',
    rank: 7,
  },
  museum: { stage: 'room', room: 'museum', names: 'museum gallery art-gallery exhibition', rank: 7 },
  theatre: {
    stage: 'room',
    room: 'stage',
    names: 'stage theatre theater concert opera circus-ring concert-stage theatre-stage',
    rank: 7,
  },
  stage: { stage: 'room', room: 'stage', names: 'podium-stage', rank: 7 },
  concerthallroom: {
    stage: 'room',
    room: 'concerthall',
    names: 'concert-hall opera-house philharmonic symphony-hall recital-hall music-hall',
    rank: 8,
  },
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
    names:
      'corridor hospital-corridor hotel-corridor passageway-indoors hospital-hallway hotel-hallway office-hallway office-corridor apartment-hallway',
    rank: 8,
  },
  hallway: {
    stage: 'room',
    room: 'hallway',
    names:
      'hallway entryway vestibule mudroom foyer-of-a-house mansion-hallway mansion-corridor house-hallway manor-corridor palace-corridor',
    rank: 8,
  },
  tunnel: {
    stage: 'room',
    room: 'tunnel',
    names: 'tunnel subway-tunnel underpass sewer train-tunnel',
    rank: 8,
  },
  lighttunnel: {
    stage: 'room',
    room: 'lighttunnel',
    names: 'lighttunnel neon-tunnel',
    rank: 9,
  },
  traincar: {
    stage: 'room',
    room: 'train',
    names:
      'train-compartment train-carriage train-interior tram-interior train-car railway-carriage sleeper-train dining-car',
    rank: 8,
  },
  observatory: { stage: 'room', room: 'observatory', names: 'observatory planetarium', rank: 7 },
  attic: { stage: 'room', room: 'attic', names: 'attic loft garret', rank: 7 },
  cellar: {
    stage: 'room',
    room: 'cellar',
    names: 'cellar basement crypt tomb catacomb tower-room underground-chamber mausoleum burial-chamber',
    rank: 7,
  },
  dungeonroom: { stage: 'room', room: 'dungeon', names: 'dungeon torture-chamber', rank: 7 },
  cave: {
    stage: 'room',
    room: 'cave',
    names: 'cave cavern grotto stalactite stalagmite mine den lair dragons-lair sea-cave lava-tube',
    rank: 7,
  },
  crystalcave: {
    stage: 'room',
    room: 'crystalcave',
    names: 'crystal-cave crystal-cavern crystal-grotto',
    rank: 8,
  },
  icehall: { stage: 'room', room: 'icehall', names: 'ice-hall', rank: 9 },
  icecave: {
    stage: 'room',
    room: 'icecave',
    names: 'ice-cave ice-cavern glacier-cave crystal-ice-cave frozen-cave ice-tunnel',
    rank: 8,
  },
  barn: {
    stage: 'room',
    room: 'barn',
    names: 'barn hayloft henhouse chicken-coop shed tool-shed',
    rank: 7,
  },
  greenhouse: {
    stage: 'room',
    room: 'greenhouse',
    names:
      'greenhouse conservatory sunroom sun-room solarium orangery glasshouse botanical-garden winter-garden hothouse palm-house',
    rank: 7,
  },
  spaceship: {
    stage: 'room',
    room: 'spaceship',
    names:
      'spaceship-interior starship-interior control-room spaceship-cockpit starship-bridge space-lab inside-spaceship',
    rank: 7,
  },
  poolhall: {
    stage: 'room',
    room: 'pool',
    names: 'indoor-pool indoor-swimming-pool spa swimming-hall thermal-bath bathhouse',
    rank: 7,
  },
  party: { stage: 'room', room: 'party', names: 'party celebration disco', rank: 6 },
  birthdayroom: { stage: 'room', room: 'birthday', names: 'birthday-party birthday', rank: 6 },
  aquariumroom: {
    stage: 'room',
    room: 'aquarium',
    names: 'aquarium-hall public-aquarium sea-life-centre',
    rank: 8,
  },
  arcaderoom: {
    stage: 'room',
    room: 'arcade',
    names: 'arcade video-arcade game-arcade arcade-hall amusement-arcade',
    rank: 8,
  },
  boxingroom: {
    stage: 'room',
    room: 'boxing',
    names: 'boxing-ring boxing-gym wrestling-ring fight-ring',
    rank: 8,
  },
  bowlingroom: { stage: 'room', room: 'bowling', names: 'bowling-alley bowling-lane bowling-hall', rank: 8 },
  busroom: { stage: 'room', room: 'bus', names: 'bus-interior coach-interior school-bus-interior', rank: 8 },
  carroom: {
    stage: 'room',
    room: 'car',
    names: 'car-interior taxi-interior truck-interior limousine-interior dashboard car-dashboard',
    rank: 8,
  },
  cinemaroom: {
    stage: 'room',
    room: 'cinema',
    names:
      'cinema movie-theater movie-theatre home-cinema home-theater home-theatre film-theater conference-hall',
    rank: 8,
  },
  closetroom: {
    stage: 'room',
    room: 'closet',
    names:
      'closet boutique clothes-boutique dress-shop bridal-shop walk-in-closet wardrobe-room walk-in-wardrobe clothing-store clothes-store clothing-shop fashion-boutique vintage-shop thrift-store',
    rank: 8,
  },
  theatreroom: {
    stage: 'room',
    room: 'theatre',
    names: 'theatreseats auditorium theatre-interior theater-interior opera-house-interior',
    rank: 8,
  },
  shipcabinroom: {
    stage: 'room',
    room: 'shipcabin',
    names: 'ships-cabin ship-cabin captain-cabin pirate-cabin',
    rank: 8,
  },
  cockpitroom: {
    stage: 'room',
    room: 'cockpit',
    names:
      'cockpit flight-deck airplane-cockpit plane-cockpit airliner-cockpit helicopter-cockpit jet-cockpit',
    rank: 8,
  },
  conferenceroom: {
    stage: 'room',
    room: 'conference',
    names: 'conference-room meeting-room boardroom board-room',
    rank: 8,
  },
  elevatorroom: { stage: 'room', room: 'elevator', names: 'elevator elevator-interior', rank: 8 },
  floristroom: {
    stage: 'room',
    room: 'florist',
    names: 'flower-shop florist-shop florists-shop flowershop',
    rank: 8,
  },
  iglooroom: { stage: 'room', room: 'igloo', names: 'igloo-interior snow-cave', rank: 8 },
  jailroom: {
    stage: 'room',
    room: 'jail',
    names: 'prison prison-cell jail jail-cell cell holding-cell',
    rank: 8,
  },
  laundryroom: {
    stage: 'room',
    room: 'laundry',
    names: 'laundromat laundry-room launderette laundrette laundry',
    rank: 8,
  },
  lockerroom: { stage: 'room', room: 'lockerroom', names: 'locker-room changing-room', rank: 8 },
  metroroom: {
    stage: 'room',
    room: 'metro',
    names:
      'subway-car subway-train-interior subway-interior metro-interior underground-train-interior metro-car',
    rank: 8,
  },
  mosqueroom: { stage: 'room', room: 'mosque', names: 'mosque-interior prayer-hall', rank: 8 },
  planeroom: {
    stage: 'room',
    room: 'plane',
    names:
      'plane-interior airplane-cabin plane-cabin aircraft-cabin airplane-interior airliner-cabin jet-cabin',
    rank: 8,
  },
  rinkroom: {
    stage: 'room',
    room: 'rink',
    names: 'indoor-ice-rink indoor-skating-rink hockey-rink ice-hockey-rink hockey-arena ice-arena',
    rank: 8,
  },
  salonroom: {
    stage: 'room',
    room: 'salon',
    names: 'hair-salon salon barbershop barber-shop beauty-salon nail-salon hairdressers hairdresser-salon',
    rank: 8,
  },
  saunaroom: { stage: 'room', room: 'sauna', names: 'sauna steam-room', rank: 8 },
  serverroom: {
    stage: 'room',
    room: 'server',
    names: 'server-room data-center data-centre datacenter computer-room server-farm',
    rank: 8,
  },
  staircaseroom: {
    stage: 'room',
    room: 'staircase',
    names: 'palacestair grand-staircase marble-staircase stairwell stairway escalator',
    rank: 7,
  },
  submarineroom: { stage: 'room', room: 'submarine', names: 'submarine-interior', rank: 8 },
  supermarketroom: {
    stage: 'room',
    room: 'supermarket',
    names:
      'supermarket grocery grocery-store supermarket-aisle grocery-aisle convenience-store minimarket bodega',
    rank: 8,
  },
  backstageroom: {
    stage: 'room',
    room: 'backstage',
    names: 'backstage dressing-room green-room theatre-dressing-room backstage-room wings-of-the-stage',
    rank: 8,
  },
  sweetshoproom: {
    stage: 'room',
    room: 'sweetshop',
    names: 'candy-shop candy-store sweet-shop sweetshop pantry chocolate-shop chocolatier',
    rank: 8,
  },
  tatamiroom: {
    stage: 'room',
    room: 'tatami',
    names:
      'tatami-room japanese-room tea-room-japan ryokan japanese-house-interior japanese-tea-room washitsu dojo karate-dojo tatami',
    rank: 8,
  },
  tavernroom: {
    stage: 'room',
    room: 'tavern',
    names: 'tavern inn tavern-interior fantasy-tavern medieval-inn mead-house alehouse',
    rank: 8,
  },
  tentroom: { stage: 'room', room: 'tent', names: 'tent-interior yurt-interior yurt', rank: 8 },
  throneroom: { stage: 'room', room: 'throne', names: 'throne-room throne-hall', rank: 8 },
  towerroom: {
    stage: 'room',
    room: 'tower',
    names: 'tower-interior tower-chamber windmill-interior clock-tower-interior',
    rank: 8,
  },
  lighthouseroom: {
    stage: 'room',
    room: 'lighthouse',
    names: 'lighthouse-interior lighthouse-lamp-room lighthouse-lantern-room',
    rank: 8,
  },
  toyshoproom: {
    stage: 'room',
    room: 'toyshop',
    names: 'toy-shop toy-store toyshop toy-workshop santas-workshop',
    rank: 8,
  },
  treehouseroom: {
    stage: 'room',
    room: 'treehouse',
    names: 'treehouse-interior tree-house-interior',
    rank: 8,
  },
  vanroom: {
    stage: 'room',
    room: 'van',
    names:
      'van-interior camper-van-interior campervan-interior caravan-interior camper-interior rv-interior motorhome-interior',
    rank: 8,
  },
  vaultroom: {
    stage: 'room',
    room: 'vault',
    names: 'bank-vault vault treasure-room treasury treasure-chamber gold-vault',
    rank: 8,
  },
  waitingroom: {
    stage: 'room',
    room: 'waitingroom',
    names: 'waiting-room hospital-waiting-room doctors-waiting-room reception',
    rank: 8,
  },
  winecellarroom: {
    stage: 'room',
    room: 'winecellar',
    names: 'wine-cellar wine-vault beer-cellar brewery distillery',
    rank: 8,
  },
  wizardroom: {
    stage: 'room',
    room: 'wizard',
    names:
      'wizards-study wizard-study wizards-tower-room witchs-cottage-interior witch-cottage-interior witchs-kitchen witch-kitchen alchemists-workshop alchemist-workshop alchemist-laboratory alchemy-lab potion-shop magic-shop wizard-library wizards-library wizards-room',
    rank: 8,
  },
  dinerroom: {
    stage: 'room',
    room: 'diner',
    names: 'diner retro-diner american-diner roadside-diner diner-interior milk-bar',
    rank: 8,
  },
  lobbyroom: {
    stage: 'room',
    room: 'lobby',
    names:
      'hotel-lobby lobby hotel-reception reception-desk reception-hall hotel-foyer front-desk check-in-desk',
    rank: 8,
  },
  courtroomroom: {
    stage: 'room',
    room: 'courtroom',
    names: 'courtroom court-room courthouse-interior tribunal',
    rank: 8,
  },
  casinoroom: { stage: 'room', room: 'casino', names: 'casino gambling-hall casino-floor', rank: 8 },
  castlehallroom: {
    stage: 'room',
    room: 'castlehall',
    names:
      'great-hall castle-hall castle-interior banquet-hall longhouse viking-longhouse medieval-hall castle-great-hall knights-hall feasting-hall inside-castle',
    rank: 8,
  },
  stableroom: {
    stage: 'room',
    room: 'stable',
    names: 'stable horse-stable stables horse-stables stall-interior horse-stall cowshed cow-shed',
    rank: 8,
  },
  canteenroom: {
    stage: 'room',
    room: 'canteen',
    names:
      'canteen cafeteria school-cafeteria school-canteen food-court mess-hall lunchroom lunch-room dining-hall soup-kitchen',
    rank: 8,
  },
  gym: {
    stage: 'room',
    room: 'gym',
    names:
      'gym fitness-studio fitness-center fitness-centre weight-room weights-room health-club fitness-gym',
    rank: 7,
  },
  sportshallroom: {
    stage: 'room',
    room: 'sportshall',
    names:
      'gymnasium sports-hall indoor-basketball-court indoor-court school-gym basketball-court-indoor basketball-gym climbing-gym',
    rank: 8,
  },
  bookshoproom: {
    stage: 'room',
    room: 'bookshop',
    names:
      'bookshop bookstore book-shop book-store secondhand-bookshop antiquarian-bookshop comic-shop comic-book-store',
    rank: 8,
  },
  antiquesroom: {
    stage: 'room',
    room: 'antiques',
    names:
      'antique-shop antiques-shop antique-store antiques-store curiosity-shop junk-shop pawn-shop flea-shop clock-shop clockmakers-shop watchmakers-shop',
    rank: 8,
  },
  pharmacyroom: {
    stage: 'room',
    room: 'pharmacy',
    names: 'pharmacy apothecary drugstore drug-store chemists-shop apothecary-shop perfume-shop perfumery',
    rank: 8,
  },
  petshoproom: { stage: 'room', room: 'petshop', names: 'pet-shop pet-store petshop aquarium-shop', rank: 8 },
  musicshoproom: {
    stage: 'room',
    room: 'musicshop',
    names: 'music-shop music-store guitar-shop instrument-shop violin-shop',
    rank: 8,
  },
  recordshoproom: {
    stage: 'room',
    room: 'recordshop',
    names: 'record-store record-shop vinyl-shop vinyl-store vinyl-record-store',
    rank: 8,
  },
  jewellerroom: {
    stage: 'room',
    room: 'jeweller',
    names: 'jewellery-shop jewelry-store jewelry-shop jewellery-store jewellers jewelers watch-shop',
    rank: 8,
  },
  butcherroom: {
    stage: 'room',
    room: 'butcher',
    names: 'butcher-shop butchers-shop butchery butchers butchers-counter meat-shop',
    rank: 8,
  },
  delicatessenroom: {
    stage: 'room',
    room: 'delicatessen',
    names: 'delicatessen deli cheese-shop cheesemonger wine-shop cheese-store deli-counter',
    rank: 8,
  },
  greengrocerroom: {
    stage: 'room',
    room: 'greengrocer',
    names: 'greengrocer greengrocers fruit-shop fruit-store vegetable-shop farm-shop produce-shop',
    rank: 8,
  },
  icecreamroom: {
    stage: 'room',
    room: 'icecream',
    names:
      'ice-cream-parlor ice-cream-parlour ice-cream-shop ice-cream-store gelateria gelato-shop frozen-yogurt-shop',
    rank: 8,
  },
  hatshoproom: {
    stage: 'room',
    room: 'hatshop',
    names: 'hatshop milliner millinery milliners-shop hatters-shop',
    rank: 8,
  },
  shoeshoproom: {
    stage: 'room',
    room: 'shoeshop',
    names:
      'shoe-shop shoe-store shoemakers-shop cobblers-shop cobblers-workshop shoemakers-workshop sneaker-store',
    rank: 8,
  },
  tailorroom: {
    stage: 'room',
    room: 'tailor',
    names: 'tailor-shop tailors-shop sewing-room sewing-studio dressmakers-shop fabric-shop haberdashery',
    rank: 8,
  },
  hardwareroom: { stage: 'room', room: 'hardware', names: 'hardware-store hardware-shop tool-shop', rank: 8 },
  giftshoproom: {
    stage: 'room',
    room: 'giftshop',
    names: 'gift-shop souvenir-shop gift-store stationery-shop museum-shop',
    rank: 8,
  },
  postofficeroom: {
    stage: 'room',
    room: 'postoffice',
    names: 'post-office-interior post-office-counter inside-post-office mail-room',
    rank: 8,
  },
  schoolcorridorroom: {
    stage: 'room',
    room: 'schoolcorridor',
    names: 'school-corridor school-hallway school-hall locker-corridor high-school-hallway school-lockers',
    rank: 8,
  },
  recordingroom: {
    stage: 'room',
    room: 'recordingstudio',
    names: 'recording-studio music-studio sound-studio podcast-studio radio-studio mixing-room',
    rank: 8,
  },
  dentistroom: {
    stage: 'room',
    room: 'dentist',
    names:
      'dentist-office dentists-office dental-office dental-clinic dentist-surgery dentists-surgery dental-surgery dentist-chair dentists-chair dental-practice dentist-room',
    rank: 8,
  },
  carparkroom: {
    stage: 'room',
    room: 'carpark',
    names: 'parking-garage underground-parking parking-deck parking-structure underground-car-park',
    rank: 8,
  },
  loftroom: { stage: 'room', room: 'loft', names: 'loftroom', rank: 6.8 },
  futurehallroom: { stage: 'room', room: 'futurehall', names: 'futurehall', rank: 8 },
  poolloungeroom: { stage: 'room', room: 'poollounge', names: 'poollounge', rank: 8 },
  mallroom: {
    stage: 'room',
    room: 'mall',
    names: 'mall shopping-mall shopping-center shopping-centre shopping-arcade galleria',
    rank: 7,
  },
  grandlibraryroom: { stage: 'room', room: 'grandlibrary', names: 'grandlibrary', rank: 8 },
  shelfwallroom: { stage: 'room', room: 'shelfwall', names: 'shelfwall', rank: 8 },
})
