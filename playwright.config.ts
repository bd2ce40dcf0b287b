// Browser tests. `npm test` starts a fresh backend and both sites and tells their addresses by environment:
// E2E_SITES (JSON, domain → address), E2E_BACKEND_URL, E2E_BACKEND_TOKEN (may do everything; the backend is thrown away).
import { defineConfig } from 'playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

const executablePath = findChromium();

/** One file, so that its tests follow each other. */
const settingsTests = /shop-settings\.spec\.ts$/;

/** Build a site, which keeps the machine busy, and wait in one line: one file after the other. */
const publishingTests = /publishing\.spec\.ts$/;
const previewTests = /preview\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: 'list',
  // What changes the settings of the shop for everyone is tried when nobody else is in it.
  projects: [
    { name: 'visits', testIgnore: [settingsTests, publishingTests, previewTests] },
    { name: 'settings', testMatch: settingsTests, dependencies: ['visits'], fullyParallel: false },
    { name: 'publishing', testMatch: publishingTests, dependencies: ['settings'], fullyParallel: false },
    { name: 'preview', testMatch: previewTests, dependencies: ['publishing'], fullyParallel: false },
  ],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
