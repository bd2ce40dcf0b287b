// Checks a small project that breaks every import rule, to prove that the real rules can fail.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const program = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');

const files: Record<string, string> = {
  'tsconfig.json': '{"compilerOptions":{"module":"ESNext","moduleResolution":"Bundler","jsx":"react-jsx"}}',
  'package.json': '{"dependencies":{"@chakra-ui/react":"1.0.0"},"devDependencies":{"tool":"1.0.0"}}',
  'node_modules/@chakra-ui/react/package.json': '{"name":"@chakra-ui/react","main":"index.js"}',
  'node_modules/@chakra-ui/react/index.js': 'export const Box = 1;',
  'node_modules/tool/package.json': '{"name":"tool","main":"index.js"}',
  'node_modules/tool/index.js': 'export const tool = 1;',
  'contract/price.ts':
    "import { readFileSync } from 'node:fs'; import { tool } from 'tool'; export const price = [readFileSync, tool];",
  'domain/cart.ts': "import { list } from '../src/ui/list'; export const cart = list;",
  'src/ui/list.ts': "import { box } from './box'; export const list = box;",
  'src/ui/box.ts': "import { list } from './list'; export const box = list;",
  'src/gatsby/read.ts': 'export const read = 1;',
  'src/features/menu/menu.ts': "import { read } from '../../gatsby/read'; export const menu = read;",
  'src/features/cart/cart-link.ts': "import { menu } from '../menu/menu'; export const cartLink = menu;",
  'src/features/cart/island.tsx': "import { Box } from '@chakra-ui/react'; export const island = Box;",
  'src/features/filter/panel.ts': "import { Box } from '@chakra-ui/react'; export const panel = Box;",
  'src/templates/open.ts': "export const open = () => import('../features/cart/island');",
  'src/templates/closed.ts': "import { island } from '../features/cart/island'; export const closed = island;",
  'src/templates/heavy.ts': "import { panel } from '../features/filter/panel'; export const heavy = panel;",
  'backend/extensions/ecom/mail/order.ts': "import { orders } from '../shop/orders'; export const order = orders;",
  'backend/extensions/ecom/shop/orders.ts': 'export const orders = 1;',
  'backend/extensions/ecom/shop/orders/state.ts':
    "import { payment } from '../payments/payment'; export const state = payment;",
  'backend/extensions/ecom/shop/payments/payment.ts': 'export const payment = 1;',
  'backend/extensions/ecom/shop/orders/transition-order-state.ts': 'export const transitionOrderState = 1;',
  'backend/extensions/ecom/shop/orders/apply-payment-event.ts':
    "import { transitionOrderState } from './transition-order-state'; export const applyPaymentEventToOrder = transitionOrderState;",
  'backend/extensions/ecom/shop/payments/record.ts':
    "import { applyPaymentEventToOrder } from '../orders/apply-payment-event'; export const record = applyPaymentEventToOrder;",
  'backend/extensions/ecom/shop/payments/shortcut.ts':
    "import { transitionOrderState } from '../orders/transition-order-state'; export const shortcut = transitionOrderState;",
  'backend/extensions/ecom/visitors/appointment.ts':
    "import { orders } from '../shop/orders'; export const appointment = orders;",
  'backend/extensions/ecom/staff/account.ts': "import { orders } from '../shop/orders'; export const account = orders;",
  'backend/extensions/ecom/studio/sales.ts': "import { orders } from '../shop/orders'; export const sales = orders;",
  'backend/extensions/ecom/studio/dashboard.ts':
    "import { appointment } from '../visitors/appointment'; export const dashboard = appointment;",
  'backend/extensions/ecom/index.ts': "import { orders } from './shop/orders'; export const service = orders;",
  'e2e/fixtures.ts': 'export const fixture = 1;',
  'scripts/start.ts': "import { fixture } from '../e2e/fixtures'; export const start = fixture;",
  'src/app/missing.ts': "import { nothing } from './nothing'; export const missing = nothing;",
};

const checkedFolders = ['src', 'contract', 'domain', 'backend', 'scripts'];

/** The checker runs in a separate process and takes more than the default 5 seconds on a busy machine. */
const checkerTimeoutMs = 60_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
});
afterAll(() => rm(folder, { recursive: true }));

const readViolations = (config: string): string[] => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', join(root, config), '--output-type', 'json', 'src', ...checkedFolders],
    { cwd: folder, encoding: 'utf8' },
  );
  // Only invalid rules are reported on stderr.
  expect(stderr).toBe('');
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
};

it('finds every broken rule', { timeout: checkerTimeoutMs }, () => {
  const found = readViolations('.dependency-cruiser.cjs');
  expect(found).toEqual(
    expect.arrayContaining([
      'browser-never-imports-node: contract/price.ts → fs',
      'contract-knows-only-zod: contract/price.ts → node_modules/tool/index.js',
      'product-never-imports-tests: scripts/start.ts → e2e/fixtures.ts',
      'product-never-imports-tools: contract/price.ts → node_modules/tool/index.js',
      'domain-imports-only-allowed-folders: domain/cart.ts → src/ui/list.ts',
      'features-stay-apart: src/features/cart/cart-link.ts → src/features/menu/menu.ts',
      'browser-never-imports-gatsby: src/features/menu/menu.ts → src/gatsby/read.ts',
      'islands-behind-lazy-entry-points: src/templates/closed.ts → src/features/cart/island.tsx',
      'mail-imports-only-allowed-folders: backend/extensions/ecom/mail/order.ts → backend/extensions/ecom/shop/orders.ts',
      'shop-orders-imports-only-allowed-folders: backend/extensions/ecom/shop/orders/state.ts → backend/extensions/ecom/shop/payments/payment.ts',
      'payments-only-report-to-orders: backend/extensions/ecom/shop/payments/shortcut.ts → backend/extensions/ecom/shop/orders/transition-order-state.ts',
      'visitors-imports-only-allowed-folders: backend/extensions/ecom/visitors/appointment.ts → backend/extensions/ecom/shop/orders.ts',
      'staff-imports-only-allowed-folders: backend/extensions/ecom/staff/account.ts → backend/extensions/ecom/shop/orders.ts',
      'studio-imports-only-allowed-folders: backend/extensions/ecom/studio/dashboard.ts → backend/extensions/ecom/visitors/appointment.ts',
      'every-import-resolves: src/app/missing.ts → ./nothing',
    ]),
  );
  expect(found.some((line) => line.startsWith('no-cycles: src/ui/'))).toBe(true);
  expect(found.join('\n')).not.toContain('src/templates/open.ts');
  expect(found.join('\n')).not.toContain('ecom/index.ts');
  expect(found.join('\n')).not.toContain('payments/record.ts');
  expect(found.join('\n')).not.toContain('studio/sales.ts');
});

it(
  'finds heavy packages in the first paint through any number of files, but not behind a lazy entry point',
  { timeout: checkerTimeoutMs },
  () => {
    expect(readViolations('.dependency-cruiser.first-paint.cjs').sort()).toEqual([
      'first-paint-is-light: src/templates/closed.ts → node_modules/@chakra-ui/react/index.js',
      'first-paint-is-light: src/templates/heavy.ts → node_modules/@chakra-ui/react/index.js',
    ]);
  },
);
