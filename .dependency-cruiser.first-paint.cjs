// What is in the first paint is static HTML with plain CSS: none of it may reach Chakra, Emotion, React Query, motion,
// zod or the Directus SDK by static imports, over however many files. Dynamic imports are left out of this view, so lazy
// entry points stay open.
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'first-paint-is-light',
      comment:
        'Move the heavy part into features/<x>/island.tsx and reach it by createLazyIsland, or a query by useQueryFromLazyModule.',
      severity: 'error',
      from: {
        path: [
          '^gatsby-(browser|ssr)\\.tsx$',
          '^src/(app|templates|pages|ui)/',
          '^src/features/(menu|drawer|consent)/',
        ],
        // What islands are made of; whoever of the first paint imports it is found by what it reaches.
        pathNot: ['\\.test\\.tsx?$', '[/-]island\\.tsx$', '^src/ui/island/'],
      },
      to: { path: 'node_modules/(@chakra-ui|@directus|@emotion|@tanstack|framer-motion|zod)/', reachable: true },
    },
  ],
  options: {
    ...options,
    tsPreCompilationDeps: false,
    exclude: { ...options.exclude, dynamic: true },
  },
};
