import type { NounGroup } from './noun.ts'

/** Vehicles with drawings of our own. */
export const TRANSPORT: readonly NounGroup[] = [
  {
    habitat: 'road',
    posture: 'stands',
    on: 'ground',
    things: {
      '@sportscar': [
        1.25,
        'sportscar sports-car supercar ferrari lamborghini porsche race-car-replica hypercar bugatti mclaren corvette luxury-car',
      ],
      '@beetlecar': [1.5, 'beetlecar', 'small-car'],
      '@convertible': [1.3, 'convertible cabriolet roadster open-top-car'],
      '@musclecar': [1.35, 'muscle-car camaro hot-rod dodge-charger chevrolet'],
      '@limousine': [1.5, 'limousine limo stretch-limousine'],
      '@jeep': [
        1.9,
        'jeep off-roader off-road-vehicle land-rover safari-jeep dune-buggy 4x4 safari-vehicle safari-car',
      ],
      '@monstertruck': [3, 'monster-truck bigfoot-truck'],
      '@racingcar': [
        1.05,
        'racing-car race-car racecar formula-one formula-1-car f1-car formula-one-car indycar formula-car',
      ],
      '@hearse': [1.6, 'hearse'],
      '@van': [2.2, 'van minivan delivery-van cargo-van transporter'],
      '@campervan': [
        2.1,
        'camper-van campervan camper volkswagen-bus vw-bus vw-camper vw-van hippie-van volkswagen-van kombi volkswagen camping-van hippie-bus',
      ],
      '@motorhome': [2.8, 'motorhome rv recreational-vehicle camping-car'],
      '@caravan': [
        2.4,
        'caravan-trailer travel-trailer camping-trailer camper-trailer airstream trailer-home',
      ],
      '@horsetrailer': [2.3, 'horse-trailer horse-box cattle-trailer livestock-trailer'],
      '@trucktrailer': [2.6, 'towing-truck'],
      '@dumptruck': [3.2, 'dump-truck tipper-truck tipper mining-truck'],
      '@garbagetruck': [3.2, 'garbage-truck rubbish-truck bin-lorry dustcart trash-truck'],
      '@cementmixer': [3.3, 'cement-mixer concrete-mixer cement-truck'],
      '@tankertruck': [3.2, 'tanker-truck tank-truck fuel-truck'],
      '@foodtruck': [
        2.9,
        'food-truck ice-cream-truck taco-truck coffee-truck ice-cream-van food-van coffee-van burger-van',
      ],
      '@semitruck': [
        3.6,
        'semi-truck articulated-lorry big-rig trailer-truck semi cargo-truck freight-truck',
      ],
      '@towtruck': [2.7, 'tow-truck crane-truck breakdown-truck'],
      '@militarytruck': [2.9, 'military-truck army-truck'],
      '@schoolbus': [3, 'school-bus'],
      '@snowplow': [3, 'snowplow snow-plow snowplough'],
      '@gokart': [0.8, 'go-kart gokart kart'],
    },
  },
  {
    habitat: 'street',
    posture: 'stands',
    on: 'ground',
    things: {
      '@doubledecker': [4.4, 'double-decker double-decker-bus london-bus routemaster'],
      '@pennyfarthing': [1.6, 'penny-farthing highwheeler'],
    },
  },
  {
    habitat: 'hills',
    posture: 'stands',
    on: 'ground',
    things: {
      '@passengertrain': [4, 'train express-train intercity'],
      '@freighttrain': [4, 'freight-train goods-train cargo-train diesel-locomotive'],
      '@tank': [2.6, 'tank army-tank battle-tank panzer armored-vehicle armoured-vehicle war-tank'],
      '@steamroller': [2.8, 'road-roller'],
      '@golfcart': [1.8, 'golf-cart golfcart golf-buggy'],
      '@haywagon': [2.6, 'hay-wagon hay-cart ox-cart farm-cart cart wooden-cart'],
      '@wheelbarrow': [0.7, 'wheelbarrow barrow'],
    },
  },
  {
    habitat: 'street',
    posture: 'stands',
    on: 'ground',
    things: { '@forklift': [2.2, 'forklift fork-lift'] },
  },
  {
    habitat: 'mountains',
    posture: 'flies',
    on: 'air',
    things: {
      '@fighter': [
        5,
        'fighter-jet fighter-plane stealth-bomber stealth-fighter jet-fighter military-jet bomber f16',
      ],
      '@warplane': [4, 'spitfire warplane war-plane world-war-plane fighter-aircraft mustang-plane'],
      '@biplane': [3.4, 'biplane triplane old-airplane vintage-airplane vintage-plane old-plane'],
      '@lightplane': [
        3.4,
        'light-plane light-aircraft small-plane small-airplane little-plane propeller-plane propeller-airplane propeller-aircraft prop-plane bush-plane cessna small-aircraft small-propeller-plane tiny-plane sport-plane',
      ],
      '@glider': [2.2, 'glider sailplane'],
      '@airship': [10, 'airship blimp zeppelin dirigible'],
      '@steamairship': [12, 'steampunk-airship steam-airship sky-ship skyship flying-ship steampunk-ship'],
      '@drone': [0.8, 'drone quadcopter'],
      '@hangglider': [3, 'hang-glider'],
      '@flyingcarpet': [0.8, 'flying-carpet magic-carpet'],
      '@flyingcar': [
        2.4,
        'flying-car flying-taxi flying-automobile hover-car hovercar air-car sky-car',
        'flying-vehicle hover-vehicle air-taxi',
      ],
    },
  },
  {
    habitat: 'ocean',
    posture: 'floats',
    on: 'water',
    things: {
      '@seaplane': [3.4, 'seaplane sea-plane floatplane float-plane hydroplane water-plane flying-boat'],
      '@dhow': [8, 'dhow felucca'],
      '@fishingboat': [4.6, 'trawler fishing-trawler fishing-vessel lobster-boat'],
      '@tugboat': [6, 'tugboat tug-boat', 'icebreaker'],
      '@warship': [20, 'warship battleship destroyer naval-ship navy-ship'],
      '@aircraftcarrier': [24, 'aircraft-carrier'],
      '@catamaran': [9, 'catamaran trimaran'],
      '@buoy': [2, 'buoy'],
    },
  },
  {
    habitat: 'lake',
    posture: 'floats',
    on: 'water',
    things: {
      '@kayak': [0.9, 'kayak sea-kayak'],
      '@houseboat': [5, 'lake-house-boat floating-house floating-home'],
      '@swanboat': [2, 'swan-boat swan-pedal-boat pedal-boat paddleboat'],
    },
  },
  {
    habitat: 'river',
    posture: 'floats',
    on: 'water',
    things: { '@paddlesteamer': [9, 'paddle-steamer riverboat steamboat river-boat'] },
  },
  {
    habitat: 'space',
    posture: 'flies',
    on: 'air ground',
    things: {
      '@spacestation': [12, 'space-station spacestation orbital-station international-space-station iss'],
      '@shuttle': [14, 'space-shuttle shuttle'],
      '@starship': [
        14,
        'spaceship spacecraft space-ship starship alien-spaceship spacefighter star-fighter starfighter cruiser-spaceship interstellar-ship',
      ],
    },
  },
  {
    habitat: 'mars',
    posture: 'stands',
    on: 'ground',
    things: {
      '@rover': [1.8, 'rover mars-rover lunar-rover moon-rover'],
      '@lander': [4, 'lunar-lander lander moon-lander lunar-module', 'capsule'],
    },
  },
  {
    habitat: 'city',
    posture: 'stands',
    on: 'ground',
    things: { '@mech': [9, 'mech mecha giant-robot mechs battle-robot war-robot gundam giant-mech'] },
  },
  {
    habitat: 'snowfield',
    posture: 'stands',
    on: 'ground',
    things: { '@snowmobile': [1.2, 'snowmobile'] },
  },
]
