// Unit tests for `npm run mutation`: only tests of business rules, which take milliseconds and need no page, process or
// server.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: '.',
  test: {
    include: [
      '{contract,domain}/**/*.test.ts',
      'src/{gatsby/{discovery,read,report,shape},i18n}/**/*.test.ts',
      'backend/{access,apply,extensions,launch,privacy,schema}/**/*.test.ts',
      'server/{host-settings,release-paths}.test.ts',
      'server/{policy,preview,publishing}/**/*.test.ts',
      'scripts/{command-options,command-settings,erasure-report}.test.ts',
      'scripts/{release-check,site}/**/*.test.ts',
      'tests/{engraving-drawing,paypal-refusals}.test.ts',
    ],
    exclude: [
      'backend/extensions/ecom/shop/payments/call-provider.test.ts',
      'backend/extensions/ecom/platform/proof-of-work.test.ts',
      'scripts/release-check/check-release.test.ts',
      'scripts/site/{create-release,killed-build,restore-release,gatsby-workspace}.test.ts',
      'server/preview/preview-{host,builds}.test.ts',
      'server/publishing/{build-command,publish-queue,publish-routes}.test.ts',
    ],
  },
});
