// Unit tests for `npm run mutation`: only tests of business rules, which take milliseconds and need no page, process or
// server.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: '.',
  test: {
    include: [
      '{contract,domain}/**/*.test.ts',
      'src/{gatsby/{mapping,read,report,seo},i18n}/**/*.test.ts',
      'backend/{access,apply,extensions,launch,privacy,schema}/**/*.test.ts',
      'server/{host-settings,release-paths}.test.ts',
      'server/{http-headers,preview,publishing}/**/*.test.ts',
      'scripts/{parse-command-arguments,command-settings,erasure-report}.test.ts',
      'scripts/{release-check,site}/**/*.test.ts',
      'tests/{engraving-svg-validation,paypal-refusals}.test.ts',
    ],
    exclude: [
      'backend/extensions/ecom/shop/payments/call-payment-provider.test.ts',
      'backend/extensions/ecom/platform/proof-of-work.test.ts',
      'scripts/release-check/check-release.test.ts',
      'scripts/site/{create-release,killed-build,restore-release,gatsby-workspace}.test.ts',
      'server/preview/{preview-host,preview-builds}.test.ts',
      'server/publishing/{build-command-runner,publish-queue,publish-routes}.test.ts',
    ],
  },
});
