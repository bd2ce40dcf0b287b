// What is in the first paint is static HTML with plain CSS: none of it may reach Chakra, Emotion, React Query or motion
// by static imports, over however many files. Dynamic imports are left out of this view, so lazy doors stay open.
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'first-paint-is-light',
      comment: 'Move the heavy part into features/<x>/island.tsx and reach it with React.lazy.',
      severity: 'error',
      from: {
        path: [
          '^gatsby-(browser|ssr)\\.tsx$',
          '^src/(app|templates|pages|ui)/',
          '^src/features/(menu|drawer|consent)/',
        ],
        pathNot: '(\\.test\\.tsx?|/island\\.tsx)$',
      },
      to: { path: 'node_modules/(@chakra-ui|@emotion|@tanstack/react-query|framer-motion)/', reachable: true },
    },
  ],
  options: {
    ...options,
    tsPreCompilationDeps: false,
    exclude: { ...options.exclude, dynamic: true },
  },
};
