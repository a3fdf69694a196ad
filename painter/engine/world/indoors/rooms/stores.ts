import { block, counter, shelves, sideShelves, table, WOODS } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import { GREY_FLOOR, lamp, leftWindow, pendant, prop, room, row, WHITE_LIGHT } from './parts.ts'
import type { Room } from './room.ts'
import { store, TILED, WHITE_BOARD } from './store.ts'

/** Shops that are known by what they sell, food apart. */
export const STORES = {
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
