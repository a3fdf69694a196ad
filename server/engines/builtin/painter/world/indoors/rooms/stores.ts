import { block, counter, METALS, shelves, sideShelves, table, WOODS } from '../furniture.ts'
import type { Surface } from '../surfaces.ts'
import { surface } from '../surfaces.ts'
import { GREY_FLOOR, lamp, leftWindow, pendant, prop, room, row, WHITE_LIGHT } from './parts.ts'
import type { Room, RoomProp } from './room.ts'

/** Metres of the boards on the wall, and of the counter. */
const BOARDS = [0.12, 0.82, 1.42, 2]
const WARE = 0.44
const SHELVED = { from: -2.3, to: 2.3, back: 0.28 }
const COUNTER = { x: 1.2, back: 1.7, width: 2.6, top: 0.91 }
/** Metres from the floor of the rail that wares hang from. */
const RAIL = 2.35

type Store = {
  /** What stands on each of the boards, from the floor up, over and over from left to right. */
  boards: readonly (readonly string[])[]
  onCounter: readonly string[]
  /** What hangs under the ceiling. */
  hung?: readonly string[]
  /** What stands on the floor before the boards, and how high it is. */
  onFloor?: readonly (readonly [key: string, x: number, height: number])[]
  colours: { wall: Surface; board: Surface; counter: string; top: string; floor?: Surface }
  more?: Partial<Room>
}

const along = (
  icons: readonly string[],
  from: number,
  to: number,
  place: (icon: string, x: number) => RoomProp,
) => icons.map((icon, k) => place(icon, from + ((k + 0.5) / icons.length) * (to - from)))

/** Light on the front of the counter. */
const BEFORE_COUNTER = lamp(0.6, 2, 3, 0.9)

/** A shop known by its wares: boards of them on the back wall, more on the counter, and some that hang. */
function store({ boards, onCounter, hung = [], onFloor = [], colours, more }: Store): Room {
  const { wall, board, floor } = colours
  const { x, back, width, top } = COUNTER
  return room({
    wall,
    ...(floor && { floor }),
    windows: [leftWindow(2.1, 1.5)],
    furniture: [
      ...boards.map((_, k) => block(0, SHELVED.back, 5, 0.44, BOARDS[k] - 0.05, 0.05, board)),
      ...[-2.5, -0.85, 0.85, 2.5].map(post =>
        block(post, SHELVED.back, 0.06, 0.44, 0, BOARDS[boards.length - 1] + 0.5, board),
      ),
      ...counter(x, back, width, colours.counter, colours.top),
      ...(hung.length > 0 ? [block(0, 0.9, 5, 0.04, RAIL, 0.04, METALS.IRON)] : []),
      ...[-1.5, 1.5].flatMap(aside => pendant(aside, 2.15, 1.8, 2.8)),
    ],
    props: [
      ...boards.flatMap((icons, k) =>
        along(icons, SHELVED.from, SHELVED.to, (icon, at) => prop(icon, at, BOARDS[k], SHELVED.back, WARE)),
      ),
      ...along(hung, SHELVED.from, SHELVED.to, (icon, at) => prop(icon, at, RAIL - 0.48, 0.92, 0.5)),
      ...onFloor.map(([key, at, height]) => prop(key, at, 0, 0.9, height)),
      ...along(onCounter, x - width / 2, x + width / 2, (icon, at) => prop(icon, at, top, back, 0.32)),
    ],
    lamps: [lamp(-1.5, 2.1, 1.8, 0.9), lamp(1.5, 2.1, 1.8, 0.9), BEFORE_COUNTER],
    ...more,
  })
}

const WHITE_BOARD = surface('paint', '#eef0ee')
const TILED = surface('tiles', '#eef0ec', '#cfd6d2')

/** A brick oven with the glow in its mouth, along the back wall. */
const breadOven = (x: number) => [
  block(x, 0.5, 1.8, 1, 0, 2.2, surface('bricks', '#8a4a34', '#b09478')),
  block(x, 1.005, 1.15, 0.02, 0.85, 0.62, surface('paint', '#1a1210')),
  block(x, 1.02, 1.05, 0.02, 0.88, 0.3, surface('art', '#ff7a1a', '#ffd25a', 2.4)),
  block(x, 1.05, 1.35, 0.16, 0.72, 0.12, surface('stone', '#8a8174', '#b3a896')),
  block(x, 1.2, 0.9, 0.02, 0.12, 0.4, surface('planks', '#5a3a20', '#7a5230')),
]

/** Shops that are known by what they sell. */
export const STORES = {
  bakery: room({
    wall: surface('tiles', '#f0e6d2', '#d9c8a8'),
    windows: [leftWindow(1.8, 1.6)],
    furniture: [
      ...breadOven(-1.75),
      ...[0.82, 1.42, 2].map(y => block(0.95, 0.28, 3.3, 0.44, y - 0.05, 0.05, WOODS.PALE_WOOD)),
      ...[-0.65, 2.55].map(x => block(x, 0.28, 0.06, 0.44, 0, 2.4, WOODS.PALE_WOOD)),
      ...counter(0.6, 1.7, 3.2, '#c9a070', '#e8d2a8'),
      ...[-0.6, 1.7].flatMap(x => pendant(x, 2.15, 1.7, 2.8)),
    ],
    props: [
      ...[
        ['@loaf', 'bread', '@loaf', '@rolls', 'bread', '@loaf'],
        ['baguette-bread', 'croissant', 'baguette-bread', 'pretzel', 'baguette-bread', 'bagel'],
        ['bread', '@loaf', 'baguette-bread', '@loaf', 'bread', '@rolls'],
      ].flatMap((icons, k) =>
        along(icons, -0.55, 2.45, (icon, x) => prop(icon, x, [0.82, 1.42, 2][k], 0.28, k === 1 ? 0.4 : 0.28)),
      ),
      ...along(
        ['baguette-bread', 'croissant', '@rolls', 'cupcake', 'pie', '@loaf', '@cashregister'],
        -0.9,
        2.1,
        (icon, x) => prop(icon, x, 0.91, 1.7, icon === '@cashregister' ? 0.34 : 0.24),
      ),
      prop('@flour', -2.2, 0, 1.4, 0.6),
    ],
    lamps: [lamp(-1.75, 1, 1.4, 1.2, [1, 0.5, 0.18]), lamp(-0.6, 2.1, 1.7), lamp(1.7, 2.1, 1.7)],
  }),
  bookshop: room({
    height: 3.1,
    wall: surface('panels', '#6b4a30', '#5a3a26'),
    windows: [leftWindow(2, 1.6, 1.9, 0.7)],
    furniture: [
      ...shelves(-1.5, 0.2, 2.6, 2.6, 'books'),
      ...shelves(1.5, 0.2, 2.6, 2.6, 'books'),
      ...sideShelves(2.8, 1, 0.4, 5, 2.6, 'books'),
      ...table(-1.1, 1.9, 1.5, 0.8),
      ...counter(1.7, 1.6, 1.4, '#5a3a22', '#8a5a34'),
      ...[-1.1, 1.7].flatMap(x => pendant(x, 2.15, 1.8, 3.1)),
    ],
    props: [
      ...['books', 'open-book', 'books', 'blue-book'].map((icon, k) =>
        prop(icon, -1.65 + k * 0.36, 0.75, 1.9, 0.28),
      ),
      prop('@cashregister', 2, 0.91, 1.6, 0.36),
      prop('books', 1.4, 0.91, 1.6, 0.3),
      prop('ladder', -0.2, 0, 0.5, 1.7),
      prop('books', -2.2, 0, 1.1, 0.4),
      prop('cat', 0.7, 0, 1.6, 0.34),
    ],
    lamps: [lamp(-1.1, 2.1, 1.8, 1), lamp(1.7, 2.1, 1.8, 1)],
  }),
  antiques: store({
    boards: [
      ['@typewriter', 'amphora', 'radio', '@vase', 'old-key', '@gramophone'],
      ['mantelpiece-clock', 'teapot', '@armillary', 'telephone', 'framed-picture', '@vase', 'hourglass-done'],
      ['@shipinbottle', 'candle', 'amphora', 'violin', 'mantelpiece-clock', 'nesting-dolls', 'camera'],
    ],
    onCounter: ['@gramophone', 'hourglass-done', '@pocketwatch'],
    onFloor: [
      ['@grandfatherclock', -2.45, 2],
      ['@armchair', -1.5, 1],
      ['@standingmirror', -0.5, 1.5],
    ],
    colours: {
      wall: surface('paper', '#5f4a3c', '#8a6a50'),
      board: WOODS.DARK_WOOD,
      counter: '#4a2f1c',
      top: '#7a5230',
    },
    more: { isDark: false },
  }),
  pharmacy: store({
    boards: [
      ['lotion-bottle', '@pumpbottle', 'lotion-bottle', '@creamjar', 'lotion-bottle', '@serum', 'package'],
      ['@creamjar', 'pill', '@pumpbottle', 'lotion-bottle', '@serum', '@creamjar', 'soap', 'lotion-bottle'],
      ['@pumpbottle', '@creamjar', 'lotion-bottle', 'adhesive-bandage', '@serum', 'lotion-bottle', 'pill'],
      ['lotion-bottle', '@creamjar', '@pumpbottle', '@serum', 'lotion-bottle', '@creamjar', '@pumpbottle'],
    ],
    onCounter: ['balance-scale', 'pill', 'adhesive-bandage', '@cashregister'],
    colours: { wall: TILED, board: WHITE_BOARD, counter: '#3f9a70', top: '#f2f6f2', floor: GREY_FLOOR },
    more: {
      lamps: [lamp(-1.2, 2.5, 1.6, 1.2, WHITE_LIGHT), lamp(1.2, 2.5, 1.6, 1.2, WHITE_LIGHT)],
    },
  }),
  petshop: store({
    boards: [
      ['rabbit', 'bone', '@basket', 'dog-face', 'rabbit', '@basket', 'cat-face'],
      ['@aquarium', 'hamster', '@aquarium', '@fishbowl', '@aquarium'],
      ['@birdcage', '@aquarium', '@birdcage', '@aquarium', '@birdcage'],
    ],
    onCounter: ['hamster', '@fishbowl', '@cashregister'],
    hung: ['parrot', '@birdcage', 'parrot', '@birdcage'],
    colours: {
      wall: surface('paint', '#7fb5a0'),
      board: WOODS.PALE_WOOD,
      counter: '#d98a3a',
      top: '#f0d9a8',
      floor: GREY_FLOOR,
    },
  }),
  musicshop: store({
    boards: [
      ['@speaker', 'long-drum', '@speaker', 'drum', '@speaker', 'accordion'],
      ['trumpet', 'violin', 'saxophone', 'banjo', 'trumpet', 'violin', 'musical-keyboard'],
    ],
    onCounter: ['@recordplayer', 'headphone', '@cashregister'],
    hung: ['guitar', 'guitar', 'violin', 'guitar', 'banjo', 'guitar', 'guitar'],
    onFloor: [['@piano', -1.7, 1.2]],
    colours: {
      wall: surface('bricks', '#8a4a3a', '#b09a88'),
      board: WOODS.DARK_WOOD,
      counter: '#3a2f3f',
      top: '#6b4426',
    },
  }),
  recordshop: room({
    wall: surface('posters', '#4a3a5a', '#f2e6c8'),
    windows: [leftWindow(2.1, 1.5)],
    furniture: [
      ...[-1.7, 0.1].flatMap(x => [
        block(x, 1.3, 1.6, 0.7, 0, 0.75, surface('planks', '#6b4426', '#94683c')),
        block(x, 1.3, 1.5, 0.6, 0.75, 0.24, surface('books', '#6b4426', '#94683c')),
      ]),
      ...counter(1.9, 1.6, 1.4, '#3a2f3f', '#6b4426'),
      ...[-1.2, 1.4].flatMap(x => pendant(x, 2.15, 1.7, 2.8)),
    ],
    props: [
      ...row(5, k => prop('@vinyl', -2.1 + k * 1.05, 2.2, 0.06, 0.46)),
      prop('@recordplayer', 1.6, 0.91, 1.6, 0.3),
      prop('headphone', 2.2, 0.91, 1.6, 0.26),
      prop('@speaker', 0.98, 0, 0.5, 1),
      prop('guitar', 2.4, 1.2, 0.1, 0.9),
    ],
    lamps: [lamp(-1.2, 2.1, 1.7, 1.1), lamp(1.4, 2.1, 1.7, 1.1)],
  }),
  jeweller: store({
    boards: [
      ['wrapped-gift', '@box', 'wrapped-gift', '@box', 'wrapped-gift'],
      ['@necklace', 'crown', '@pearls', 'gem-stone', '@necklace', '@tiara', '@bracelet'],
      ['gem-stone', '@pearls', '@pocketwatch', '@necklace', 'watch', 'gem-stone', '@tiara'],
    ],
    onCounter: ['ring', 'gem-stone', '@tiara', '@earrings', 'ring'],
    colours: {
      wall: surface('panels', '#2a3a5a', '#1f2c46'),
      board: surface('paint', '#f2ead2', '#f2ead2', 0.25),
      counter: '#23304a',
      top: '#f0e6d2',
      floor: surface('marble', '#d8d2c8', '#8a8278'),
    },
  }),
  butcher: store({
    boards: [
      ['@box', '@box', 'package', '@box', 'package'],
      ['cut-of-meat', 'bacon', 'poultry-leg', 'cut-of-meat', '@roastbird', 'bacon', 'cut-of-meat'],
    ],
    onCounter: ['cut-of-meat', '@roastbird', 'kitchen-knife', 'balance-scale'],
    hung: [
      'meat-on-bone',
      'poultry-leg',
      'meat-on-bone',
      'bacon',
      'meat-on-bone',
      'poultry-leg',
      'meat-on-bone',
    ],
    colours: { wall: TILED, board: METALS.STEEL, counter: '#a32f2a', top: '#f2f0ea', floor: GREY_FLOOR },
  }),
  delicatessen: store({
    boards: [
      ['@winebottle', '@basket', '@winebottle', '@oilbottle', '@basket', '@winebottle'],
      ['cheese-wedge', '@picklejar', 'cheese-wedge', '@honeyjar', 'cheese-wedge', '@jamjar', 'cheese-wedge'],
      ['@oilbottle', 'cheese-wedge', '@jamjar', 'cheese-wedge', '@glassjar', 'cheese-wedge', '@pastajar'],
    ],
    onCounter: ['cheese-wedge', '@cheeseboard', 'bread', 'balance-scale'],
    hung: ['bacon', 'garlic', 'meat-on-bone', 'garlic', 'bacon', 'garlic'],
    colours: {
      wall: surface('tiles', '#e8dcc0', '#c9b48a'),
      board: WOODS.OAK,
      counter: '#5a6a3f',
      top: '#e8e0cc',
    },
  }),
  greengrocer: store({
    boards: [
      ['@pumpkin', 'potato', 'melon', '@basket', 'watermelon', '@pumpkin'],
      ['red-apple', 'tangerine', 'pear', 'lemon', 'grapes', 'banana', 'strawberry', 'peach'],
      ['tomato', 'carrot', 'broccoli', 'eggplant', 'leafy-green', 'bell-pepper', 'cucumber', 'ear-of-corn'],
    ],
    onCounter: ['red-apple', 'balance-scale', 'banana', '@cashregister'],
    hung: ['banana', 'garlic', 'hot-pepper', 'banana', 'garlic', 'hot-pepper'],
    colours: {
      wall: surface('bricks', '#a8795a', '#d9c8b0'),
      board: WOODS.PALE_WOOD,
      counter: '#4a7a3f',
      top: '#e0c898',
    },
  }),
  icecream: store({
    boards: [
      ['@candyjar', 'wrapped-gift', '@candyjar', 'popcorn', '@candyjar'],
      ['@milkshake', 'shaved-ice', 'cupcake', '@milkshake', 'ice-cream', 'doughnut', '@milkshake'],
      ['@candyjar', 'lollipop', '@candyjar', 'cookie', '@candyjar', 'lollipop'],
    ],
    onCounter: ['soft-ice-cream', 'ice-cream', 'soft-ice-cream', 'shaved-ice', 'soft-ice-cream'],
    hung: ['soft-ice-cream', 'balloon', 'soft-ice-cream', 'balloon', 'soft-ice-cream'],
    colours: {
      wall: surface('paper', '#bfe6dc', '#e4f6f0'),
      board: WHITE_BOARD,
      counter: '#f0a0b4',
      top: '#fbf2ea',
      floor: surface('checks', '#fbf2ea', '#f0b8c6'),
    },
  }),
  hatshop: store({
    boards: [
      ['@box', 'package', '@box', 'package', '@box', 'package'],
      ['top-hat', 'womans-hat', '@fedora', '@cowboyhat', 'womans-hat', 'top-hat', 'graduation-cap'],
      ['@fedora', 'womans-hat', 'top-hat', 'womans-hat', '@cowboyhat', 'billed-cap', '@beanie'],
      ['womans-hat', '@box', 'top-hat', '@box', 'womans-hat', '@box'],
    ],
    onCounter: ['womans-hat', '@fedora', '@cashregister'],
    onFloor: [['@standingmirror', -2.2, 1.7]],
    colours: {
      wall: surface('paper', '#7a4a5a', '#a87a86'),
      board: WOODS.OAK,
      counter: '#5a2f3a',
      top: '#8a5a34',
    },
  }),
  shoeshop: store({
    boards: [
      ['@box', '@box', 'package', '@box', 'package', '@box'],
      [
        'high-heeled-shoe',
        'running-shoe',
        'womans-boot',
        'mans-shoe',
        'ballet-shoes',
        'hiking-boot',
        'womans-sandal',
      ],
      [
        'running-shoe',
        'mans-shoe',
        'high-heeled-shoe',
        'hiking-boot',
        'womans-boot',
        'flat-shoe',
        'running-shoe',
      ],
      [
        'womans-boot',
        'high-heeled-shoe',
        'mans-shoe',
        'running-shoe',
        'ballet-shoes',
        'hiking-boot',
        'mans-shoe',
      ],
    ],
    onCounter: ['handbag', 'high-heeled-shoe', '@cashregister'],
    colours: {
      wall: surface('paint', '#d9cfc0'),
      board: WOODS.PALE_WOOD,
      counter: '#6b4a3a',
      top: '#e0d2bc',
    },
  }),
  tailor: store({
    boards: [
      ['thread', '@basket', 'yarn', 'thread', '@basket', 'yarn'],
      ['yarn', 'thread', 'yarn', 'thread', 'yarn', 'thread', 'yarn', 'thread'],
    ],
    onCounter: ['@sewingmachine', 'scissors', 'thread'],
    hung: ['coat', 'dress', 'coat', 'necktie', 'kimono', 'dress', 'coat'],
    onFloor: [
      ['@mannequin', -2.1, 1.6],
      ['@mannequin', -1.3, 1.6],
    ],
    colours: {
      wall: surface('panels', '#6a5a4a', '#4a3a2c'),
      board: WOODS.OAK,
      counter: '#4a3020',
      top: '#8a6238',
    },
  }),
  hardware: store({
    boards: [
      ['@bucket', 'toolbox', 'oil-drum', 'brick', '@bucket', 'toolbox'],
      ['nut-and-bolt', 'light-bulb', 'screwdriver', 'gear', 'wrench', 'clamp', 'nut-and-bolt'],
      ['hammer', 'axe', 'wrench', 'carpentry-saw', 'hammer', 'screwdriver', 'pick'],
    ],
    onCounter: ['toolbox', 'key', '@cashregister'],
    hung: ['carpentry-saw', 'hammer', 'wrench', 'axe', 'carpentry-saw', 'hook'],
    onFloor: [['ladder', -2.3, 1.5]],
    colours: {
      wall: surface('tools', '#a88a5c', '#6b4a2e'),
      board: WOODS.PALE_WOOD,
      counter: '#8a5a2f',
      top: '#c9a878',
      floor: surface('paint', '#8a8278'),
    },
  }),
  giftshop: store({
    boards: [
      ['teddy-bear', 'wrapped-gift', '@basket', 'wrapped-gift', 'teddy-bear', 'wrapped-gift'],
      ['@snowglobe', 'postbox', 'nesting-dolls', '@candlejar', '@snowglobe', 'camera', '@vase'],
      [
        'framed-picture',
        '@candlejar',
        'globe-showing-europe-africa',
        '@snowglobe',
        'wrapped-gift',
        'teacup-without-handle',
      ],
    ],
    onCounter: ['wrapped-gift', 'shopping-bags', '@cashregister'],
    hung: ['wind-chime', 'balloon', 'wind-chime', 'red-paper-lantern', 'wind-chime'],
    colours: {
      wall: surface('paint', '#d9a88a'),
      board: WOODS.PALE_WOOD,
      counter: '#7a4a5a',
      top: '#e8d2b8',
    },
  }),
  postoffice: store({
    boards: [
      ['package', '@box', 'package', '@box', 'package', '@box'],
      ['envelope', 'package', 'incoming-envelope', 'envelope', 'package', '@letter', 'envelope'],
      ['package', '@letter', 'package', 'envelope', 'package', 'red-envelope', 'package'],
    ],
    onCounter: ['envelope', 'balance-scale', 'package', 'bellhop-bell'],
    onFloor: [['postbox', -2.2, 1.3]],
    colours: {
      wall: surface('panels', '#e8d8a0', '#c9a84a'),
      board: WOODS.OAK,
      counter: '#a3302a',
      top: '#e0d2b0',
      floor: GREY_FLOOR,
    },
  }),
} satisfies Record<string, Room>
