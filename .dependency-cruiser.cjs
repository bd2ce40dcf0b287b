// Import rules (who may import whom), checked by `npm test`. Change them together with docs/architecture.md, not to make
// a check pass. The first-paint rule has a file of its own, because it needs another view of the graph.

/** Where the types of page data are, as the mappings of the build give them; nothing else of it reaches a browser. */
const pageDataTypes = 'src/gatsby/mapping';

/** Loads code on demand, for components as well as for the queries of the adapters. */
const lazyModule = 'src/adapters/browser/use-lazy-module.ts';

/** Each folder with the folders it may import besides itself. All other folders of the project are forbidden. */
const folders = {
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
  // Stand-ins of providers and labelled searches are shared.
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
  // Read by processes when they start; never sent to a browser.
  settings: [],
  // Passed to the backend when it starts: the backend does not import it.
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

const anyFolder = '^(src|contract|domain|settings|backend|server|scripts|tests|e2e|bench|deploy|demo)/';
const testFiles = '\\.test\\.tsx?$';
/** What several test files of a folder share. */
const fixtureFiles = '\\.fixture\\.tsx?$';

/** Folders inside of a folder that have rules of their own. */
const nestedFolders = (folder) => Object.keys(folders).filter((other) => other.startsWith(`${folder}/`));

const folderRules = Object.entries(folders).map(([folder, allowed]) => ({
  name: `${folder.replace('/', '-')}-imports-only-allowed-folders`,
  comment: `${folder} may import ${allowed.length === 0 ? 'no other folder' : allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: nestedFolders(folder).map((inner) => `^${inner}/`) },
  to: { path: anyFolder, pathNot: `^(${[folder, ...allowed].join('|')})(/|$)` },
}));

const subjectRules = Object.entries(subjects).map(([subject, allowed]) => ({
  name: `${subject}-imports-only-allowed-folders`,
  comment: `${orderService}/${subject} may import ${allowed.length === 0 ? 'no other subject' : allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^${orderService}/${subject}/` },
  to: { path: `^${orderService}/`, pathNot: `^${orderService}/(${[subject, ...allowed].join('|')})/` },
}));

const shopRules = Object.entries(shopParts).map(([part, allowed]) => ({
  name: `shop-${part}-imports-only-allowed-folders`,
  comment: `${orderService}/shop/${part} may import ${allowed.length === 0 ? 'no other part' : allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^${orderService}/shop/${part}/` },
  to: { path: `^${orderService}/shop/[^/]+/`, pathNot: `^${orderService}/shop/(${[part, ...allowed].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...folderRules,
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
