import type { NounGroup } from './noun.ts'

/** Animals that have the coat and build of their own kind; those of one row share only an icon. */
export const WILDLIFE_NOUNS: readonly NounGroup[] = [
  {
    habitat: 'forest',
    posture: 'stands',
    on: 'ground',
    fur: 0.02,
    things: {
      wolf: [
        1.2,
        'coyote jackal red-wolf dhole black-wolf white-wolf dire-wolf timber-wolf fenrir hellhound cerberus',
        'chupacabra',
      ],
      fox: [0.9, 'grey-fox gray-fox black-fox white-fox'],
      leopard: [1.1, 'bobcat cougar mountain-cat ocelot margay genet civet'],
      otter: [0.5, 'weasel ferret polecat stoat ermine mink marten wolverine'],
      chipmunk: [0.5, 'marmot groundhog woodchuck', 'prairie-dog gopher'],
      raccoon: [0.6, 'coati possum opossum'],
      deer: [1.9, 'reindeer caribou hart'],
      moose: [2.2, 'elk wapiti'],
      bear: [1.8, 'sloth-bear sun-bear'],
    },
  },
  {
    habitat: 'desert',
    posture: 'stands',
    on: 'ground',
    fur: 0.018,
    things: {
      wolf: [1.1, 'dingo'],
      fox: [0.6, 'fennec fennec-fox kit-fox desert-fox'],
    },
  },
  {
    habitat: 'savanna',
    posture: 'stands',
    on: 'ground',
    fur: 0.014,
    things: {
      wolf: [1.2, 'hyena african-wild-dog african-hunting-dog wild-dog painted-dog'],
      leopard: [1.2, 'caracal serval'],
      lion: [1.6, 'white-lion'],
      otter: [0.5, 'mongoose'],
      deer: [1.7, 'gazelle impala antelope springbok pronghorn oryx gemsbok kudu eland hartebeest'],
      'water-buffalo': [1.8, 'wildebeest gnu'],
    },
  },
  {
    habitat: 'jungle',
    posture: 'stands',
    on: 'ground',
    fur: 0.016,
    things: {
      boar: [1.1, 'tapir'],
      zebra: [1.8, 'okapi'],
      raccoon: [0.7, 'lemur indri'],
      koala: [0.7, 'wombat quokka tasmanian-devil'],
      tiger: [1.4, 'tigress sabertooth sabretooth'],
    },
  },
  {
    habitat: 'pond',
    posture: 'stands',
    on: 'ground water',
    fur: 0.02,
    things: { beaver: [0.9, 'capybara'], rat: [0.5, 'nutria muskrat agouti'] },
  },
  {
    habitat: 'mountains',
    posture: 'stands',
    on: 'ground',
    fur: 0.016,
    things: {
      goat: [1.2, 'ibex chamois mountain-goat'],
      leopard: [1.2, 'snow-leopard'],
      bison: [1.9, 'yak musk-ox'],
      llama: [1.7, 'alpaca vicuna guanaco'],
    },
  },
  {
    habitat: 'farm',
    posture: 'stands',
    on: 'ground',
    fur: 0.012,
    things: {
      cow: [
        1.7,
        'highland-cow highland-cattle scottish-highland-cow jersey-cow brown-cow black-cow calf longhorn longhorn-cattle texas-longhorn',
      ],
      ox: [1.8, 'bull black-bull'],
      horse: [
        2.2,
        'palomino appaloosa clydesdale shire-horse draught-horse mustang-horse chestnut-horse black-horse white-horse black-stallion friesian ' +
          'arabian-horse shetland-pony',
      ],
    },
  },
  {
    habitat: 'meadow',
    posture: 'stands',
    on: 'ground table',
    fur: 0.026,
    things: {
      cat: [
        0.7,
        'bobtail-cat maine-coon norwegian-forest-cat ragdoll ragdoll-cat birman himalayan-cat bengal-cat egyptian-mau sphynx sphynx-cat hairless-cat ' +
          'russian-blue british-shorthair scottish-fold chartreux tortoiseshell-cat orange-tabby orange-cat marmalade-cat pallas-cat manul egyptian-cat tiger-cat',
      ],
      hamster: [0.4, 'guinea-pig cavy chinchilla'],
      dog: [
        0.8,
        'toller shih-tzu lhasa-apso havanese pekinese pekingese tibetan-terrier maltese bichon-frise bichon yorkshire-terrier yorkie silky-terrier ' +
          'west-highland-white-terrier westie highland-terrier scottish-terrier scottie scotch-terrier cairn-terrier papillon-dog pomeranian keeshond ' +
          'cavalier-king-charles-spaniel king-charles-spaniel blenheim-spaniel cavapoo cockapoo labradoodle goldendoodle toy-poodle miniature-poodle doodle-dog ' +
          'schnauzer miniature-schnauzer giant-schnauzer standard-schnauzer airedale airedale-terrier wheaten-terrier border-terrier ' +
          'old-english-sheepdog bearded-collie komondor briard bouvier french-bulldog frenchie boston-terrier doberman dobermann doberman-pinscher ' +
          'miniature-pinscher bernese-mountain-dog bernese greater-swiss-mountain-dog appenzeller entlebucher saint-bernard leonberg leonberger newfoundland-dog ' +
          'great-pyrenees kuvasz great-dane cane-corso weimaraner mastiff bullmastiff bull-mastiff tibetan-mastiff english-mastiff pitbull pit-bull ' +
          'pitbull-terrier bull-terrier staffordshire-bullterrier staffordshire-terrier vizsla redbone-coonhound rhodesian-ridgeback pointer-dog english-setter ' +
          'irish-setter setter gordon-setter cocker-spaniel springer-spaniel english-springer brittany-spaniel bloodhound coonhound bluetick-coonhound foxhound ' +
          'otterhound basset afghan-hound saluki borzoi irish-wolfhound wolfhound scottish-deerhound deerhound whippet italian-greyhound ibizan-hound akita ' +
          'shiba-inu basenji malamute alaskan-malamute siberian-husky chow-chow australian-shepherd shetland-sheepdog sheltie blue-heeler cattle-dog ' +
          'australian-cattle-dog malinois belgian-malinois belgian-shepherd groenendael kelpie-dog norwegian-elkhound elkhound lapdog',
        'affenpinscher schipperke mexican-hairless-dog',
      ],
    },
  },
  {
    habitat: 'jungle',
    posture: 'stands',
    on: 'ground',
    fur: 0,
    things: {
      lizard: [
        0.6,
        'iguana green-iguana komododragon monitor-lizard beardeddragon agama salamander fire-salamander newt gecko leopard-gecko',
        'skink',
      ],
      monkey: [0.9, 'capuchin macaque', 'langur baboon marmoset tamarin gibbon guenon mandrill siamang'],
      gorilla: [1.5, 'chimp chimpanzee bonobo'],
      snake: [
        0.9,
        'python boa boa-constrictor anaconda rattlesnake mamba adder garter-snake kingcobra pit-viper',
        'sidewinder',
      ],
    },
  },
]
