// Mutation testing of the pure rules (`npm run mutation`): which small mistakes in them would no unit test notice?
// Not a stage of `npm test`; a run is incremental, and its report lies in .data/mutation.

/**
 * Folders and files without I/O whose behaviour unit tests check. tests/mutation-testing-scope.test.ts reports a path that no longer exists.
 * Not listed, although pure: triggers, the migration plan, email templates and field definitions, which are judged by
 * what a running Directus makes of them (backend/tests), and the configuration for nginx (e2e/hosting.spec.ts).
 */
const rules = [
  'domain/**/*.ts',
  'contract/**/*.ts',
  'settings/**/*.ts',
  'backend/access/collection-ownership.ts',
  'backend/access/permission-rules.ts',
  'backend/apply/breaking-schema-changes.ts',
  'backend/extensions/asset-guard/classify-asset-request.ts',
  'backend/extensions/asset-guard/sanitize-svg.ts',
  'backend/extensions/ecom/mail/outbox/retry-delay.ts',
  'backend/extensions/ecom/mail/rendering/document-blocks.ts',
  'backend/extensions/ecom/mail/rendering/parse-html-to-blocks.ts',
  'backend/extensions/ecom/mail/rendering/to-email-header-text.ts',
  'backend/extensions/ecom/mail/site-base-url.ts',
  'backend/extensions/ecom/platform/suspected-spam.ts',
  'backend/extensions/ecom/publishing/publication-build-progress.ts',
  'backend/extensions/ecom/shop/checkout/order-request-body-hash.ts',
  'backend/extensions/ecom/shop/checkout/validate-engraving-svg.ts',
  'backend/extensions/ecom/shop/orders/refundable-payments.ts',
  'backend/extensions/ecom/shop/payments/find-payment-mismatch.ts',
  'backend/extensions/ecom/shop/payments/klarna-order-request.ts',
  'backend/extensions/ecom/shop/payments/paypal-order-request.ts',
  'backend/extensions/ecom/shop/cart-quote/to-*.ts',
  'backend/extensions/ecom/shop/refunds/refund-failure-explanations.ts',
  'backend/extensions/ecom/shop/refunds/refund-error-codes.ts',
  'backend/extensions/ecom/shop/refunds/to-klarna-refund-lines.ts',
  'backend/extensions/ecom/visitors/appointments/plan-appointment-notification.ts',
  'backend/extensions/ecom/visitors/newsletter/plan-newsletter-sign-up.ts',
  'backend/extensions/engraving-picture/to-engraving-display-values.ts',
  'backend/extensions/login-guard/fair-queue.ts',
  'backend/extensions/number-guard/validate-number-field-value.ts',
  'backend/extensions/number-input/parse-localized-number-input.ts',
  'backend/extensions/number-input/number-input-messages.ts',
  'backend/extensions/order-refund/refund-form-state.ts',
  'backend/extensions/query-guard/detect-permission-probe.ts',
  'backend/extensions/query-guard/limit-visitor-read-query.ts',
  'backend/extensions/route-guard/allowed-directus-routes.ts',
  'backend/extensions/shop-window-marks/image-hotspots.ts',
  'backend/extensions/website-panel/site-publishing-headline.ts',
  'backend/extensions/website-panel/website-panel-messages.ts',
  'backend/launch/preview-frame-source.ts',
  'backend/launch/multi-instance-settings.ts',
  'backend/launch/redact-log-line.ts',
  'backend/schema/number-field-format.ts',
  'backend/schema/orders/order-state-transitions.ts',
  'scripts/parse-command-arguments.ts',
  'scripts/command-settings.ts',
  'scripts/erasure-report.ts',
  'scripts/release-check/parse-html-page.ts',
  'scripts/release-check/release-size-check.ts',
  'scripts/site/release-retention.ts',
  'server/host-settings.ts',
  'server/http-headers/response-headers.ts',
  'server/preview/preview-session-cookie.ts',
  'server/publishing/publish-queue-state.ts',
  'server/release-paths.ts',
  '!**/*.{test,fixture}.ts',
];

const folder = '.data/mutation';

export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation.vitest.config.mts' },
  mutate: rules,
  // Constants that are evaluated once when a file is loaded (tables, schemas, expressions) would need a new process each: they are
  // no part of the score.
  ignoreStatic: true,
  ignorePatterns: ['/.*', '!/.env.example', '/public', '/demo/files', '/demo/photography', '/docs', '/deploy'],
  tempDirName: `${folder}/sandbox`,
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  htmlReporter: { fileName: `${folder}/index.html` },
  incremental: true,
  incrementalFile: `${folder}/incremental.json`,
  thresholds: { high: 95, low: 90, break: 85 },
  concurrency: 2,
  timeoutMS: 10_000,
};
