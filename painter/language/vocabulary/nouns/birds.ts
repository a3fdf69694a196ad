import type { NounGroup } from './noun.ts'

/** Birds beyond those of every garden; each has a plumage of its own. */
export const BIRDS: readonly NounGroup[] = [
  {
    habitat: 'forest',
    posture: 'flies',
    on: 'air ground',
    fur: 0.012,
    things: {
      bird: [
        0.5,
        'chaffinch brambling linnet bullfinch greenfinch siskin goldcrest warbler willow-warbler chiffchaff vireo nuthatch treecreeper waxwing ' +
          'cedar-waxwing junco dunnock blackcap catbird flycatcher phoebe redwing fieldfare thrush song-thrush mistle-thrush lark skylark pipit ' +
          'wagtail pied-wagtail grey-wagtail great-tit coal-tit tit titmouse long-tailed-tit swift-bird house-martin cuckoo oriole golden-oriole ' +
          'tanager scarlet-tanager indigo-bunting bunting grosbeak painted-bunting towhee american-robin mockingbird shrike tui fantail kookaburra ' +
          'songbird robin sparrow finch goldfinch nightingale blue-tit canary blue-jay jay bluebird cardinal chickadee wren kingfisher woodpecker ' +
          'hoopoe bee-eater motmot lilac-breasted-roller sunbird honeyeater quetzal bird-of-paradise zebra-finch house-finch house-sparrow hornbill grey-jay',
        'bird-feeder-bird',
      ],
      'black-bird': [
        0.6,
        'crow raven blackbird magpie starling grackle cowbird jackdaw rook-bird bulbul redwingedblackbird',
      ],
      dove: [
        0.45,
        'mourning-dove collared-dove turtle-dove wood-pigeon kestrel sparrowhawk buzzard red-kite kite-bird harrier tern-bird gannet booby blue-footed-booby',
      ],
      eagle: [1.4, 'harpy-eagle vulture turkey-vulture condor marabou secretary-bird', 'roc thunderbird'],
      parrot: [
        0.7,
        'parakeet budgie budgerigar lorikeet lovebird cockatoo sulphur-crested-cockatoo cockatiel african-grey african-grey-parrot grey-parrot kea kakapo',
      ],
    },
  },
  {
    habitat: 'meadow',
    posture: 'stands',
    on: 'ground',
    fur: 0.01,
    things: {
      bird: [
        0.6,
        'quail partridge grouse ruffed-grouse ptarmigan prairie-chicken guinea-fowl guineafowl pheasant roadrunner lyrebird kiwi-bird',
      ],
      rooster: [0.65, 'chicken hen silkie silkie-chicken white-hen black-hen'],
      flamingo: [1.6, 'ostrich emu rhea cassowary'],
    },
  },
  {
    habitat: 'pond',
    posture: 'stands',
    on: 'ground water',
    fur: 0.01,
    things: {
      flamingo: [
        1.3,
        'heron blue-heron great-blue-heron grey-heron little-blue-heron bittern egret stork white-stork black-stork ibis spoonbill shoebill ' +
          'whooping-crane red-crowned-crane japanese-crane sandhill-crane',
      ],
      bird: [
        0.45,
        'sandpiper curlew redshank dowitcher turnstone snipe plover killdeer godwit whimbrel avocet stilt',
      ],
    },
  },
  {
    habitat: 'jungle',
    posture: 'flies',
    on: 'air ground',
    fur: 0.012,
    things: { bird: [0.6, 'macaw toucan'] },
  },
  {
    habitat: 'beach',
    posture: 'stands',
    on: 'ground',
    fur: 0.012,
    things: { dove: [1, 'pelican'] },
  },
  {
    habitat: 'cliff',
    posture: 'stands',
    on: 'ground',
    fur: 0.01,
    things: {
      penguin: [0.5, 'puffin atlantic-puffin razorbill guillemot auk murre oystercatcher lapwing cormorant'],
    },
  },
  {
    habitat: 'lake',
    posture: 'floats',
    on: 'water ground',
    fur: 0.01,
    things: {
      duck: [
        0.6,
        'mandarin-duck wood-duck loon grebe merganser teal-duck eider moorhen coot gallinule mallard',
      ],
      swan: [1.2, 'black-swan'],
      goose: [1, 'canada-goose'],
    },
  },
]
