import { settings } from './setting.ts'

/** Woods, waters, mountains and fields, and what lies beyond the sky. */
export const LANDS = settings({
  forest: {
    stage: 'forest',
    names:
      'forest wood woodland clearing glade thicket grove copse beech-wood beech-forest oak-forest forest-floor fairy-forest',
    rank: 5,
  },
  palmgrove: {
    stage: 'forest',
    names: 'palm-grove coconut-grove palm-forest coconut-plantation palm-wood coconut-palm-grove',
    rank: 6,
    trees: 'palm',
  },
  bamboogrove: { stage: 'forest', names: 'bamboo-grove bamboo-forest', rank: 6, trees: 'bamboo' },
  pinewood: {
    stage: 'forest',
    names:
      'pine-forest taiga pine-wood fir-forest spruce-forest evergreen-forest pine-grove redwood-forest sequoia-forest cedar-forest larch-forest',
    rank: 6,
    trees: 'conifer',
  },
  burningwood: {
    stage: 'forest',
    names: 'burningwood burning-forest burning-wood burning-jungle',
    rank: 7,
    extra: 'ablaze',
  },
  burntwood: {
    stage: 'forest',
    names: 'burntforest',
    rank: 7,
    trees: 'bare',
    extra: 'burnt',
  },
  jungle: { stage: 'jungle', names: 'jungle rainforest rain-forest amazon tropics cloud-forest', rank: 5 },
  glacier: { stage: 'glacier', names: 'glacier ice-field crevasse moraine', rank: 6 },
  tidewaterglacier: { stage: 'glacier', names: 'tidewaterglacier', extra: 'sea about', rank: 7 },
  launchpad: { stage: 'desert', names: 'launch-pad launchpad spaceport rocket-launch', rank: 7 },
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
  mountains: {
    stage: 'alps',
    names:
      'mountain alps peak valley mount matterhorn kilimanjaro patagonia ' +
      'switzerland rockies andes yosemite mountainside mountain-pass mountain-range mountain-peak mountain-valley plateau dolomites alpine-meadow sierra',
  },
  lake: {
    stage: 'lake',
    names: 'lake lakeside lakeshore loch reservoir alpine-lake mountain-lake forest-lake',
    rank: 5,
  },
  fjord: {
    stage: 'lake',
    names: 'fjord geirangerfjord geiranger sognefjord norway',
    extra: 'fjord',
    rank: 6,
  },
  hotspring: {
    stage: 'pond',
    names: 'hot-spring thermal-spring thermal-pool onsen geyser-basin',
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
  lilypond: {
    stage: 'pond',
    names:
      'lily-pond water-lily-pond lotus-pond waterlily-pond lily-pool lotus-lake lotus-field lotus-garden water-garden lotus-flower-field',
    extra: 'lilies',
    rank: 7,
  },
  pond: { stage: 'pond', names: 'pond duck-pond fish-pond koi-pond village-pond moat', rank: 6 },
  swamp: {
    stage: 'pond',
    names: 'swamp marsh bog bayou wetland everglades marshland fen swampland',
    rank: 6,
    trees: 'bare',
  },
  mangroves: {
    stage: 'pond',
    names: 'mangrove mangrove-swamp mangrove-forest mangrove-river',
    scenery: ['@mangrovetree', '@mangrovetree', '@mangrovetree', '@mangrovetree'],
    rank: 7,
  },
  waterhole: { stage: 'pond', names: 'waterhole watering-hole', rank: 7, trees: 'acacia' },
  hills: {
    stage: 'hills',
    names:
      'hill ridge countryside hillside landscape ireland scotland england yorkshire new-zealand hilltop hill-top foothill vale dale glen dell downs knoll toscana farmland-hill valley-floor',
  },
  highlands: {
    stage: 'hills',
    names: 'highland highlands scottish-highlands',
    extra: 'mountains',
  },
  moor: { stage: 'hills', names: 'moor moorland heath heathland', flowers: 'heather', rank: 5 },
  meadow: {
    stage: 'meadow',
    names:
      'meadow field grassland prairie grass pasture lawn plain plains grasslands paddock pampas clover-field flower-meadow wildflower-meadow hayfield hay-field cotton-field grassy-plain',
  },
  cornfield: {
    stage: 'cornfield',
    names: 'cornfield corn-maze maize-maze corn-field maize-field field-of-corn',
    rank: 6,
  },
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
    stage: 'meadow',
    names: 'wheat-field wheatfield barley-field field-of-wheat barleyfield rye-field oat-field grain-field',
    flowers: 'wheat',
    rank: 6,
  },
  yard: {
    stage: 'meadow',
    names: 'yard backyard front-yard back-yard side-yard',
    trees: 'green',
    scenery: ['@fence', '@fence'],
    rank: 5,
  },
  garden: {
    stage: 'meadow',
    names: 'garden flowerbed flower-garden herb-garden rose-garden flower-bed',
    flowers: 'mixed',
    scenery: ['@hedge', '@fence', '@hedge', '@fence'],
    rank: 5,
  },
  allotment: {
    stage: 'ploughland',
    names: 'allotment vegetable-garden kitchen-garden vegetable-patch vegetable-plot allotment-garden',
    scenery: ['@shed', '@fence', '@scarecrow'],
    rank: 6,
  },
  park: {
    stage: 'meadow',
    names: 'park city-park dog-park',
    trees: 'green',
    scenery: ['@bench', '@lamppost'],
    rank: 5,
  },
  golfcourse: {
    stage: 'meadow',
    names: 'golf-course golf-club-course golf-links fairway',
    trees: 'green',
    scenery: ['@golfgreen'],
    rank: 6,
  },
  playground: {
    stage: 'meadow',
    names: 'playground schoolyard',
    trees: 'green',
    scenery: ['@playset', '@swing'],
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
  birchwood: {
    stage: 'forest',
    trees: 'birch',
    names: 'birch-forest birch-wood birch-grove birch-woodland aspen-forest aspen-grove aspen-wood',
    rank: 6,
  },
  japanesegarden: {
    stage: 'pond',
    names: 'japanese-garden koi-garden japanese-tea-garden',
    trees: 'conifer',
    scenery: ['@moonbridge', '@stonelantern', 'rock', 'rock'],
    rank: 7,
  },
  zengarden: {
    stage: 'meadow',
    names: 'zen-garden rock-garden japanese-zen-garden temple-garden',
    trees: 'conifer',
    extra: 'raked sand',
    scenery: ['@stonelantern', 'rock', 'rock', 'rock'],
    rank: 5,
  },
  cemetery: {
    stage: 'meadow',
    names: 'cemetery graveyard churchyard',
    scenery: ['headstone', 'headstone', 'headstone', 'church'],
    rank: 6,
  },
  campsite: { stage: 'lake', names: 'campsite camp camping campground', scenery: ['@tent'], rank: 5 },
  zoo: {
    stage: 'meadow',
    names: 'zoo safari-park',
    trees: 'green',
    scenery: ['@zoogate', '@fence'],
    rank: 5,
  },
  funfair: {
    stage: 'meadow',
    names:
      'fair funfair carnival festival street-fair amusement-park theme-park fairground county-fair state-fair village-fair',
    scenery: ['@carousel', 'ferris-wheel', 'circus-tent', 'roller-coaster'],
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
    names: 'tea-plantation tea-field tea-garden plantation coffee-plantation coffee-field coffee-farm',
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
  saltflat: {
    stage: 'saltflat',
    names: 'salt-flat salt-lake salt-pan salt-desert salar salt-plain uyuni bonneville',
    rank: 6,
  },
  drylake: {
    stage: 'saltflat',
    names:
      'dry-lake dry-lake-bed dry-lakebed dried-lake dried-up-lake dried-out-lake dried-lakebed dried-lake-bed dry-riverbed dry-river-bed cracked-earth cracked-mud cracked-ground cracked-soil cracked-clay parched-earth mud-crack',
    extra: 'cracked',
    rank: 7,
  },
  dustyplain: { stage: 'desert', names: 'dustyplain', rank: 7 },
  desert: {
    stage: 'desert',
    names: 'desert wadi wild-west arizona texas mojave gobi wasteland death-valley nevada utah',
    rank: 6,
  },
  dunes: { stage: 'dunes', names: 'dune sahara desert-dune dune-sea sand-dune egypt', rank: 7 },
  oasis: { stage: 'oasis', names: 'oasis desert-oasis', rank: 8, trees: 'palm' },
  beach: {
    stage: 'beach',
    names:
      'beach shore coast seaside sand tropical-beach hawaii maldives bali caribbean bahamas shoreline seashore coastline cove sandbar riviera sandy-beach beachfront',
    rank: 6,
  },
  rockyshore: {
    stage: 'beach',
    names:
      'rocky-shore rocky-beach rocky-shoreline rocky-foreshore tide-pool tidepool rock-pool rockpool tidal-pool stony-beach stony-shore pebble-beach shingle-beach pebbly-beach pebble-shore rocky-cove',
    extra: 'rocky',
    rank: 7,
  },
  mudflat: { stage: 'beach', names: 'tidal-flat mudflat mud-flat wadden-sea', extra: 'low tide', rank: 6 },
  lagoon: { stage: 'oasis', names: 'lagoon blue-lagoon tropical-lagoon', trees: 'palm', rank: 6 },
  ocean: { stage: 'ocean', names: 'sea ocean wave high-sea open-sea bay tsunami tidal-wave' },
  coastaldunes: { stage: 'beach', names: 'coastaldunes', extra: 'dunes', rank: 8 },
  island: { stage: 'island', names: 'island atoll islet archipelago', rank: 5 },
  cliff: {
    stage: 'cliff',
    names:
      'cliff sea-cliff headland rocky-coast bluff sea-stack cliffside clifftop cliff-top cape headlands promontory peninsula',
    rank: 5,
  },
  savanna: {
    stage: 'savanna',
    names:
      'savanna savannah scrubland bushland safari serengeti outback veld masai-mara savannah-plain african-plain',
    rank: 6,
  },
  /** Whatever else is named there is the place. */
  africa: { stage: 'savanna', names: 'africa kenya', rank: 3 },
  canyon: {
    stage: 'canyon',
    rank: 6,
    names:
      'canyon gorge grand-canyon monument-valley ravine gulch badlands mesa butte slot-canyon rocky-valley red-rocks quarry sedona',
  },
  hoodoovalley: {
    stage: 'desert',
    rank: 7,
    names: 'hoodoovalley cappadocia bryce-canyon goreme',
    scenery: ['@hoodoos'],
  },
  summit: { stage: 'summit', names: 'summit mountaintop mountain-top', rank: 6 },
  volcano: {
    stage: 'volcano',
    names: 'volcano lava magma caldera volcanic-crater volcanic volcanic-landscape',
    rank: 6,
  },
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
      'arctic polar antarctica antarctic north-pole south-pole ski-slope slope ski-resort snow-field ice-cap ice-shelf',
    rank: 5,
  },
  avalanche: { stage: 'alps', names: 'avalanche', season: 'winter', rank: 7 },
  ice: { stage: 'snowfield', names: 'ice', rank: 2, season: 'winter' },
  icesea: {
    stage: 'ocean',
    names: 'pack-ice sea-ice',
    rank: 6,
    scenery: [
      '@iceberg',
      '@floe',
      '@floe',
      '@iceberg',
      '@floe',
      '@floe',
      '@iceberg',
      '@floe',
      '@floe',
      '@floe',
    ],
  },
  frozenlake: {
    stage: 'frozenlake',
    names:
      'frozen-lake icy-lake ice-rink skating-rink frozen-pond frozen-river ice-lake lake-ice icy-pond icy-river frozen-water frozen-bay',
    rank: 6,
    season: 'winter',
  },
  tundra: { stage: 'tundra', names: 'tundra permafrost steppe siberia iceland mongolia' },
  abstract: { stage: 'abstract', names: 'abstract swirl pattern', rank: 5 },
})
