// Debian's WebKitGTK, the engine of Safari, driven by its own driver over the classic WebDriver protocol, on a virtual
// display (Xvfb).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { pollUntil } from '../../backend/database/poll-until.ts';
import { findFreePorts } from '../../scripts/check-ports.ts';
import {
  type RunningBrowser,
  type BrowserTestKeyName,
  type TestBrowserTab,
  testViewportSize,
} from './test-browser-tab.ts';

export interface WebkitDriverProgramPaths {
  driver: string;
  xvfb: string;
}

const startTimeoutMs = 15_000;

/** The driver loses a script that arrives while one document replaces another; its default is five minutes. */
const scriptTimeoutMs = 10_000;

/** Key codes of the WebDriver protocol. */
const keyCodes: Readonly<Record<BrowserTestKeyName, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
};

const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});

type Call = (method: 'DELETE' | 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>;

export const launchWebkitEngine = async ({ driver, xvfb }: WebkitDriverProgramPaths): Promise<RunningBrowser> => {
  const children: ChildProcess[] = [];
  const end = async () => {
    for (const child of children.reverse()) await stop(child);
  };
  try {
    const display = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1400x1100x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.push(display);
    const [number] = (await once(display.stdout, 'data', { signal: AbortSignal.timeout(startTimeoutMs) })) as [Buffer];
    const [port = 0] = await findFreePorts(1);
    const environment = { ...process.env, DISPLAY: `:${String(number).trim()}`, LANG: 'C.UTF-8' };
    children.push(spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env: environment, stdio: 'ignore' }));
    const call = createCall(`http://127.0.0.1:${port}`);
    await untilReady(call);
    const capabilities = {
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      timeouts: { script: scriptTimeoutMs },
    };
    const session = sessionSchema.parse(
      await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } }),
    );
    const path = `/session/${session.sessionId}`;
    const inSession: Call = (method, rest, body) => call(method, path + rest, body);
    const tab = toTab(inSession);
    await fitWindow(inSession, tab);
    return {
      name: 'webkit',
      version: `WebKitGTK ${session.capabilities.browserVersion}`,
      tab,
      close: async () => {
        await call('DELETE', path).catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
};

const createCall =
  (base: string): Call =>
  async (method, path, body) => {
    const response = await fetch(base + path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebKitWebDriver ${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };

const untilReady = async (call: Call): Promise<void> => {
  const failure = await pollUntil(
    () =>
      call('GET', '/status').then(
        () => undefined,
        (cause: unknown) => ({ cause }),
      ),
    (reason) => reason === undefined,
    { timeoutMs: startTimeoutMs },
  );
  if (failure) throw new Error('WebKitWebDriver does not start.', failure);
};

/**
 * The protocol sets the outer size of the window; this corrects the height so that the viewport has the size
 * `testViewportSize`.
 */
const fitWindow = async (call: Call, tab: TestBrowserTab): Promise<void> => {
  await call('POST', '/window/rect', testViewportSize);
  const height = await tab.run(() => window.innerHeight);
  await call('POST', '/window/rect', { ...testViewportSize, height: testViewportSize.height * 2 - height });
};

/** A script that runs a function in the page and passes its result or failure to the callback, its last argument. */
const toScript = (work: { toString: () => string }): string =>
  `const done = arguments[arguments.length - 1];
  (${watchErrors.toString()})();
  Promise.resolve().then(() => (${work.toString()})(...Array.from(arguments).slice(0, -1)))
    .then((result) => done({ result }), (error) => done({ failure: String(error) }));`;

/**
 * Runs in the page. Stores console errors, which the protocol does not report. The page's scripts start at the first
 * interaction (docs/decisions/009), so this is in place before them.
 */
const watchErrors = (): void => {
  const watched = window as { engineErrors?: boolean } & typeof window;
  if (watched.engineErrors === true) return;
  watched.engineErrors = true;
  const storeError = (text: string) => {
    // A page that is left reports the requests that the navigation aborts.
    if (Reflect.has(window, 'isLeft')) return;
    const stored = JSON.parse(sessionStorage.getItem('engine-errors') ?? '[]') as string[];
    sessionStorage.setItem('engine-errors', JSON.stringify([...stored, `${text} (${location.href})`]));
  };
  // Script errors only: requests aborted by a navigation raise `error` on their element, which does not bubble.
  window.addEventListener('error', ({ message }) => storeError(message));
  window.addEventListener('unhandledrejection', ({ reason }) => storeError(String(reason)));
  const write = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    storeError(words.map(String).join(' '));
    write(...words);
  };
};

const resultSchema = z.union([z.object({ failure: z.string() }), z.object({ result: z.unknown() })]);

const toTab = (call: Call): TestBrowserTab => {
  const run: TestBrowserTab['run'] = async (work, ...parameters) => {
    const result = resultSchema.parse(
      await call('POST', '/execute/async', { script: toScript(work), args: parameters }),
    );
    if ('failure' in result) throw new Error(result.failure);
    return result.result as never;
  };
  const movePointer = ({ x, y }: { x: number; y: number }) => ({ type: 'pointerMove', duration: 0, x, y });
  const point = (...actions: unknown[]) =>
    call('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  const pressKeys = (keys: readonly string[]) =>
    call('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: keys.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  return {
    run,
    open: async (url) => {
      await run(() => Reflect.set(window, 'isLeft', true));
      await call('POST', '/url', { url });
      await untilLoaded(run, url);
    },
    move: async (to) => {
      await point(movePointer(to));
    },
    click: async (at) => {
      await point(movePointer(at), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
    },
    press: async (key) => {
      await pressKeys([keyCodes[key]]);
    },
    type: async (text) => {
      await pressKeys(Array.from(text));
    },
    takeErrors: () =>
      run(() => {
        const stored = JSON.parse(sessionStorage.getItem('engine-errors') ?? '[]') as string[];
        sessionStorage.removeItem('engine-errors');
        return stored;
      }),
  };
};

/** With the page load strategy `none` the driver returns before the document has loaded. */
const untilLoaded = async (run: TestBrowserTab['run'], url: string): Promise<void> => {
  const isThere = await pollUntil(
    () => run(() => !Reflect.has(window, 'isLeft') && document.readyState !== 'loading').catch(() => false),
    Boolean,
    { timeoutMs: startTimeoutMs },
  );
  if (!isThere) throw new Error(`${url} does not load.`);
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await Promise.race([ended, wait(3_000).then(() => child.kill('SIGKILL'))]);
};
