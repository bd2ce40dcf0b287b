// Import rules of the house (who may import whom), held by `npm test`. Change them together with the architecture
// page in docs, not to make a check pass. The first-paint rule has a file of its own: it needs another view of the graph.

/** Where the types of page data are, as the mappings of the build give them; nothing else of it reaches a browser. */
const pageDataTypes = 'src/gatsby/mapping';

/** Loads code on demand, for components as well as for the queries of the adapters. */
const lazyModule = 'src/adapters/browser/use-lazy-module.ts';

/** Each room of src with the rooms it may import besides itself; every other room of the project is closed to it. */
const rooms = {
  'src/templates': ['src/app', 'src/features', 'src/ui', 'src/i18n', lazyModule, pageDataTypes, 'domain', 'contract'],
  'src/pages': ['src/app', 'src/features', 'src/ui', 'src/i18n', 'domain', 'contract'],
  'src/app': ['src/features', 'src/ui', 'src/theme', 'src/i18n', 'domain', 'contract'],
  'src/features': ['src/adapters', 'src/ui', 'src/i18n', pageDataTypes, 'domain', 'contract'],
  'src/ui': ['src/theme', 'src/i18n', lazyModule],
  'src/theme': ['domain'],
  'src/adapters': ['domain', 'contract'],
  'src/i18n': ['domain', 'contract'],
  'src/gatsby': ['src/theme', 'src/i18n', 'settings', 'domain', 'contract'],
  contract: [],
  domain: ['contract'],
  backend: ['domain', 'contract'],
  // One fake per outside party, for all tests; and one set of labelled searches.
  'backend/tests': [
    'backend',
    'demo',
    'domain',
    'contract',
    'scripts/stand-ins',
    'scripts/find-program.mjs',
    'bench/search',
  ],
  server: ['settings', 'domain', 'contract'],
  // Read by whoever starts a process; none of it comes to a browser.
  settings: [],
  // Given to the backend by whoever starts it: the backend itself knows no demo.
  demo: ['backend', 'domain', 'contract'],
  // Tests and settings of an installation on several machines.
  deploy: ['backend', 'domain', 'contract', 'scripts'],
};

/** The subjects of the order service with what each may import besides itself. Its index.ts puts them together. */
const orderService = 'backend/extensions/ecom';
const subjects = {
  shop: ['mail', 'platform'],
  search: ['mail', 'platform'],
  visitors: ['mail', 'platform'],
  publishing: ['mail', 'platform'],
  staff: ['mail', 'platform'],
  // Shows what the shop has sold and what waits for its staff.
  studio: ['mail', 'platform', 'shop'],
  mail: ['platform'],
  // The API reference, made of the routes that it is given.
  'api-reference': ['platform'],
  platform: [],
};

/** The parts of the shop with what each may import besides itself. Orders know nothing of payments, which report to them. */
const shopParts = {
  'cart-quote': ['vouchers'],
  // A step of an order issues its invoice.
  orders: ['invoices', 'vouchers'],
  vouchers: ['orders'],
  invoices: ['orders'],
  payments: ['orders'],
  refunds: ['invoices', 'orders', 'payments', 'vouchers'],
  checkout: ['cart-quote', 'orders', 'payments', 'vouchers'],
  'order-deadlines': ['orders', 'payments'],
  'order-status': ['orders'],
  withdrawals: ['orders', 'cart-quote'],
  requests: [],
};

const anyRoom = '^(src|contract|domain|settings|backend|server|scripts|tests|e2e|bench|deploy|demo)/';
const testFiles = '\\.test\\.tsx?$';
/** What several test files of a folder share. */
const fixtureFiles = '\\.fixture\\.tsx?$';

/** Rooms with rules of their own inside of a room. */
const roomsWithin = (room) => Object.keys(rooms).filter((other) => other.startsWith(`${room}/`));

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room.replace('/', '-')}-imports-only-its-right`,
  comment: `${room} may import ${allowed.length === 0 ? 'no other room' : allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: roomsWithin(room).map((inner) => `^${inner}/`) },
  to: { path: anyRoom, pathNot: `^(${[room, ...allowed].join('|')})(/|$)` },
}));

const subjectRules = Object.entries(subjects).map(([subject, allowed]) => ({
  name: `${subject}-imports-only-its-right`,
  comment: `${orderService}/${subject} may import ${allowed.length === 0 ? 'no other subject' : allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^${orderService}/${subject}/` },
  to: { path: `^${orderService}/`, pathNot: `^${orderService}/(${[subject, ...allowed].join('|')})/` },
}));

const shopRules = Object.entries(shopParts).map(([part, allowed]) => ({
  name: `shop-${part}-imports-only-its-right`,
  comment: `${orderService}/shop/${part} may import ${allowed.length === 0 ? 'no other part' : allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^${orderService}/shop/${part}/` },
  to: { path: `^${orderService}/shop/[^/]+/`, pathNot: `^${orderService}/shop/(${[part, ...allowed].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...roomRules,
    ...subjectRules,
    ...shopRules,
    {
      name: 'payments-only-report-to-orders',
      comment: 'A payment reads orders and reports an event. Which state follows, and what is written, orders decide.',
      severity: 'error',
      from: { path: `^${orderService}/shop/payments/` },
      to: {
        path: `^${orderService}/shop/orders/`,
        pathNot: `^${orderService}/shop/orders/(read-order|payment-and-refund-row-schemas|apply-payment-event)\\.ts$`,
      },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle means that two files are one, or that a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-stay-apart',
      comment:
        'A feature never imports another one: the template composes them, or the feature of a page, such as home. ' +
        'Cart and checkout have the same field for codes.',
      severity: 'error',
      from: { path: '^src/features/(?!home/)([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/($1|entered-codes)/' },
    },
    {
      name: 'browser-never-imports-gatsby',
      comment:
        'src/gatsby runs in Node only. Gatsby’s Node and render hooks, the scripts and the tests are its callers.',
      severity: 'error',
      from: { pathNot: '^(src/gatsby/|gatsby-(node|config)\\.mjs$|gatsby-ssr\\.tsx$|scripts/|tests/|e2e/)' },
      to: { path: '^src/gatsby/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-never-imports-node',
      comment: 'What runs in a browser has no file system; contract, domain and i18n run in both and stay pure.',
      severity: 'error',
      from: { path: '^(src|contract|domain)/|^gatsby-(browser|ssr)', pathNot: ['^src/gatsby/', testFiles] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-never-loads-the-holidays',
      comment: 'The package that knows public holidays weighs 1.5 MB: pages get its dates as data of the build.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/gatsby/', testFiles] },
      to: { path: '^domain/public-holidays' },
    },
    {
      name: 'contract-knows-only-zod',
      comment: 'The contract is shapes and codes: no input or output, no package but the one that describes shapes.',
      severity: 'error',
      from: { path: '^contract/', pathNot: testFiles },
      to: { path: 'node_modules', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'islands-behind-lazy-entry-points',
      comment:
        'An island is loaded when needed: createLazyIsland(() => import("…/island.tsx")), never by a static import but of types.',
      severity: 'error',
      from: { path: '^src/', pathNot: [testFiles, fixtureFiles, '[/-]island\\.tsx$', '^src/ui/island/'] },
      to: { path: ['[/-]island\\.tsx$', '^src/ui/island/'], dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-are-imported-by-nobody',
      severity: 'error',
      from: {},
      to: { path: testFiles },
    },
    {
      name: 'product-never-imports-tests',
      comment:
        'What is shipped imports nothing that exists for tests only. The stages of `npm test` are in scripts/checks.',
      severity: 'error',
      from: {
        path: '^(src|contract|domain|server|backend|demo|scripts|deploy)/',
        pathNot: [testFiles, fixtureFiles, '^backend/(tests|vitest)', '^scripts/checks/'],
      },
      to: { path: ['^(tests|e2e)/', fixtureFiles] },
    },
    {
      name: 'product-never-imports-tools',
      comment: 'What is shipped needs its packages in dependencies, not in devDependencies.',
      severity: 'error',
      from: {
        path: '^(src|contract|domain|server|backend)/',
        pathNot: [testFiles, fixtureFiles, '^backend/(tests|vitest)'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'every-import-resolves',
      severity: 'error',
      from: {},
      // The alias that gatsby-node.mjs gives webpack.
      to: { couldNotResolve: true, pathNot: '^react-i18next-es/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(public|\\.cache|\\.data|\\.releases|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
