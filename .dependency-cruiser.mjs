// Who may import whom. scripts/check-boundaries.mjs applies these rules; scripts/check-boundaries.test.ts
// breaks each of them once. Imports of types count as imports: a layer that knows another's types knows
// the other layer.

const TEST = '\\.test\\.tsx?$'
const MODULE_FILE = '^server/modules/([^/]+)/'

/** The modules, from the top floor down: each knows those below it alone. One without a floor is known to none. */
const FLOORS = [
  ['reports'],
  ['comments'],
  ['notifications', 'operations'],
  ['creations', 'billing'],
  ['identity', 'credits', 'prompts'],
  ['people', 'templates', 'prompt-moderation', 'static-content'],
]

/** What the modules stand on. None of these folders knows what the product does. */
const FOUNDATIONS = '^server/(authority|engines|images|queue|storage|mail|database|events)/'

/** Everything but stores, tables and what they stand on. */
const SPEAKS_NO_SQL = {
  path: '^(server|web|contract|catalogue)/',
  pathNot: [TEST, '\\.(store|tables)\\.ts$', '^server/(database|queue)/'],
}

/** The creations themselves, their lists and what is said of them: what any feature may know. */
const CREATIONS = '^web/features/creations/[^/]+$'

/** The features that join others, and which. Every other one knows creations and itself. */
const FEATURES_THAT_KNOW_OTHERS = [
  {
    // A card and the viewer show all that can be done with a creation; the gallery follows live events.
    name: 'creations',
    knows: [
      '^web/features/(comments|likes)/',
      '^web/features/create/context\\.tsx$',
      '^web/features/live/live-state\\.ts$',
    ],
  },
  // What is changed there is who is signed in.
  { name: 'settings', knows: ['^web/features/identity/api\\.ts$'] },
]

/**
 * @param {string} path of the features that the rule is for
 * @param {string[]} pathNot those among them that it is not for
 * @param {string[]} known what they may import
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const featuresApart = (path, pathNot, known) => ({
  name: 'features-apart',
  comment:
    'What two features share belongs into ui, lib or directly into creations/; what joins them is a page.',
  severity: 'error',
  from: { path, ...(pathNot.length > 0 && { pathNot }) },
  to: { path: '^web/features/', pathNot: known },
})

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or hide a third that both need.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'imports-resolve',
    comment: 'An import that cannot be followed cannot be checked either.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'production-without-development-packages',
    comment: 'An installation without development packages has to run.',
    severity: 'error',
    from: { path: '^(server|painter|photo-editing|web|contract|catalogue)/', pathNot: TEST },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'product-without-workbench',
    comment: 'The product does not depend on what is there to test, measure or build it.',
    severity: 'error',
    from: { path: '^(server|web|contract|catalogue)/', pathNot: TEST },
    to: { path: ['^(tests|bench|scripts)/', TEST] },
  },

  // ------------------------------------------------------------------------------------- shared
  {
    name: 'contract-stands-alone',
    comment: 'The contract is read by the server, the browser and strangers: zod and itself, nothing else.',
    severity: 'error',
    from: { path: '^contract/', pathNot: TEST },
    to: { pathNot: ['^contract/', '(^|/)node_modules/zod/'] },
  },
  {
    name: 'catalogue-knows-only-contract',
    comment: 'Product data runs on the server and in the browser: zod, the contract and itself.',
    severity: 'error',
    from: { path: '^catalogue/', pathNot: TEST },
    to: { pathNot: ['^(catalogue|contract)/', '(^|/)node_modules/zod/'] },
  },

  // ---------------------------------------------------------------------------------------- web
  {
    name: 'web-without-server',
    comment: 'They meet in the contract only.',
    severity: 'error',
    from: { path: '^web/' },
    to: { path: '^server/' },
  },
  {
    name: 'pages-know-no-frame',
    comment: 'main.tsx and router.tsx know the pages, not the other way round.',
    severity: 'error',
    from: { path: '^web/(pages|features|ui|lib)/', pathNot: TEST },
    to: { path: '^web/[^/]+\\.tsx?$' },
  },
  {
    name: 'features-know-no-pages',
    comment: 'A feature is used on pages and cannot know which.',
    severity: 'error',
    from: { path: '^web/features/' },
    to: { path: '^web/pages/' },
  },
  ...FEATURES_THAT_KNOW_OTHERS.map(({ name, knows }) =>
    featuresApart(`^web/features/${name}/`, [], [`^web/features/${name}/`, ...knows]),
  ),
  featuresApart(
    '^web/features/([^/]+)/',
    FEATURES_THAT_KNOW_OTHERS.map(({ name }) => `^web/features/${name}/`),
    ['^web/features/$1/', CREATIONS],
  ),
  {
    name: 'creations-stand-below',
    comment:
      'What lies directly in creations/ is known to every feature, and so knows none, nor a room of its own.',
    severity: 'error',
    from: { path: CREATIONS },
    to: { path: '^web/features/', pathNot: CREATIONS },
  },
  {
    name: 'ui-knows-no-features',
    comment: 'The kit is what features and pages are made of.',
    severity: 'error',
    from: { path: '^web/ui/', pathNot: TEST },
    to: { path: '^web/(pages|features)/' },
  },
  {
    name: 'lib-is-the-floor',
    comment: 'Helpers are used by everything above them and use nothing of it.',
    severity: 'error',
    from: { path: '^web/lib/' },
    to: { path: '^web/(pages|features|ui)/' },
  },

  // ------------------------------------------------------------------------------------- server
  {
    name: 'server-without-web',
    comment: 'They meet in the contract only.',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^web/' },
  },
  {
    name: 'nobody-imports-programs',
    comment: 'What a program is made of can be used elsewhere; the program itself only starts.',
    severity: 'error',
    from: { pathNot: '^(tests|bench)/' },
    to: { path: '^server/(main|cli/operator)\\.ts$' },
  },
  {
    name: 'only-programs-compose',
    comment: 'The app knows every part; a part that knows it has reached upward.',
    severity: 'error',
    from: { pathNot: ['^(tests|bench)/', '^server/[^/]+\\.ts$', '^server/cli/', TEST] },
    to: { path: '^server/[^/]+\\.ts$' },
  },
  {
    name: 'modules-know-no-http-server',
    comment: 'main -> http -> modules -> foundations, never upward.',
    severity: 'error',
    from: { path: '^server/modules/', pathNot: TEST },
    to: { path: '^server/http/' },
  },
  {
    name: 'foundations-know-no-product',
    comment:
      'main -> http -> modules -> foundations, never upward. The queue knows names and payloads, no handler.',
    severity: 'error',
    from: { path: FOUNDATIONS, pathNot: TEST },
    to: { path: '^server/(http|modules)/' },
  },
  {
    name: 'lib-and-config-are-the-floor',
    comment:
      'What lies in lib and config (identifiers, errors, settings) is used by every layer and knows none.',
    severity: 'error',
    from: { path: '^server/(lib|config)/', pathNot: TEST },
    to: { path: '^server/(?!lib/|config/)' },
  },
  {
    name: 'modules-meet-in-services',
    comment: "Another module's routes, store and jobs are its own business.",
    severity: 'error',
    from: { path: MODULE_FILE, pathNot: TEST },
    to: {
      path: '^server/modules/',
      // Which stores speak whose tables is for scripts/check-tables.mjs to say.
      pathNot: ['^server/modules/$1/', '\\.service\\.ts$', '\\.tables\\.ts$'],
    },
  },
  ...FLOORS.map(
    (floor, index) =>
      /** @type {import('dependency-cruiser').IForbiddenRuleType} */ ({
        name: 'modules-stand-on-floors',
        comment:
          'Modules know those on the floors below, never beside or above: then they can be read downwards.',
        severity: 'error',
        from: { path: `^server/modules/(${floor.join('|')})/`, pathNot: TEST },
        to: {
          path: '^server/modules/',
          pathNot: [
            '^server/modules/$1/',
            ...FLOORS.slice(index + 1).map(below => `^server/modules/(?:${below.join('|')})/`),
          ],
        },
      }),
  ),
  {
    name: 'credits-call-nobody',
    comment: 'The ledger is what others rely on; it relies on no other module.',
    severity: 'error',
    from: { path: '^server/modules/credits/', pathNot: TEST },
    to: { path: '^server/modules/', pathNot: ['^server/modules/credits/', '\\.tables\\.ts$'] },
  },
  {
    name: 'only-stores-speak-sql',
    comment: 'Queries stay where one looks for them: in the stores, the database and the queue.',
    severity: 'error',
    from: SPEAKS_NO_SQL,
    to: { path: '(^|/)node_modules/drizzle-orm/' },
  },
  {
    name: 'only-stores-know-tables',
    comment: 'So do the tables, whoever declares them, and their types: a row is what a store hands out.',
    severity: 'error',
    from: SPEAKS_NO_SQL,
    to: { path: '\\.tables\\.ts$' },
  },
  {
    name: 'tables-know-tables',
    comment: 'A table is a declaration: columns, and the tables to which its foreign keys lead.',
    severity: 'error',
    from: { path: '\\.tables\\.ts$' },
    to: {
      pathNot: [
        '\\.tables\\.ts$',
        '^server/database/columns\\.ts$',
        '^contract/',
        '(^|/)node_modules/drizzle-orm/',
      ],
    },
  },
  {
    name: 'stores-stay-in-their-module',
    comment: 'http, the app and the programs ask a service; what a store says is its module’s own business.',
    severity: 'error',
    from: { path: '^server/', pathNot: [TEST, '^server/modules/'] },
    to: { path: '^server/(modules|http)/.*\\.store\\.ts$' },
  },
  {
    name: 'painting-stays-in-its-engine',
    comment: 'Painting code is entered through the embedded engine alone.',
    severity: 'error',
    from: { path: '^(server|web|contract|catalogue)/', pathNot: ['^server/engines/builtin/', TEST] },
    to: { path: '^(painter|photo-editing)/|^server/engines/builtin/worker' },
  },
  {
    name: 'painting-stays-in-its-thread',
    comment:
      'Painting takes seconds. Code that the web server loads runs it in a worker thread, never itself.',
    severity: 'error',
    from: { path: '^server/engines/builtin/(builtin|pool|protocol|served)\\.ts$' },
    to: {
      path: '^(painter|photo-editing)/|^server/engines/builtin/worker',
      dependencyTypesNot: ['type-only'],
    },
  },

  {
    name: 'networks-stay-in-their-process',
    comment:
      'A crash of a network ends its process. The server asks the process of the models and loads nothing of it.',
    severity: 'error',
    from: {
      path: '^server/',
      pathNot: [
        '^server/engines/local/(network|model-process|tasks)\\.ts$',
        '^server/engines/local/(tasks|networks|faces|diffusion)/',
        TEST,
      ],
    },
    to: {
      path: '(^|/)node_modules/onnxruntime|^server/engines/local/((network|model-process|tasks)\\.ts$|(tasks|networks)/)',
      dependencyTypesNot: ['type-only'],
    },
  },

  {
    name: 'storage-back-ends-are-chosen',
    comment: 'A back end is loaded when it is chosen: the S3 client is larger than the rest of the server.',
    severity: 'error',
    from: { path: '^server/', pathNot: TEST },
    to: { path: '^server/storage/s3\\.ts$', dependencyTypesNot: ['dynamic-import'] },
  },

  // ------------------------------------------------------------------------------------ painter
  {
    name: 'painter-knows-no-product',
    comment: 'The painter is a library: what it needs of the product is passed to it.',
    severity: 'error',
    from: { path: '^(painter|photo-editing)/', pathNot: [TEST, '^painter/tools/'] },
    to: { path: '^(server|web|contract|catalogue|tests|bench|scripts)/' },
  },
  {
    name: 'painter-edits-no-photographs',
    comment: 'photo-editing uses the painter, not the other way round.',
    severity: 'error',
    from: { path: '^painter/', pathNot: '^painter/tools/' },
    to: { path: '^photo-editing/' },
  },
  {
    name: 'engine-is-the-floor',
    comment: 'engine <- drawings <- language <- painting, never upward.',
    severity: 'error',
    from: { path: '^painter/engine/', pathNot: TEST },
    to: { path: '^painter/(drawings|language|painting)/' },
  },
  {
    name: 'drawings-read-nothing',
    comment: 'engine <- drawings <- language <- painting, never upward.',
    severity: 'error',
    from: { path: '^painter/drawings/', pathNot: TEST },
    to: { path: '^painter/(language|painting)/' },
  },
  {
    name: 'language-paints-nothing',
    comment: 'engine <- drawings <- language <- painting, never upward.',
    severity: 'error',
    from: { path: '^painter/language/', pathNot: TEST },
    to: { path: '^painter/painting/' },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts', '.css'],
    },
  },
}
