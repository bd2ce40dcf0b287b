// Emulates a phone on slow 4G with a CPU at a quarter of the speed, and measures when conditions are met on its screen.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright/test';
import { consentStorageKey, toStoredConsents } from '../../domain/cookie-consent.ts';

/** Network and CPU of Lighthouse's mobile profile: slow 4G and a mid-range phone. */
const network = { latencyMs: 150, downloadBytesPerSecond: 1_600_000 / 8, uploadBytesPerSecond: 750_000 / 8 };
const cpuSlowdown = 4;

export interface EmulatedPhone {
  page: Page;
  /** Resolves to the time of the first frame in which the condition is met, in milliseconds since the epoch. */
  waitUntil: (condition: WaitUntilVisibleCondition) => Promise<number>;
  /** Scrolls the first element that matches to the middle of the window. */
  scrollTo: (selector: string) => Promise<void>;
  /** Scrolls to the first element that matches and taps it; resolves to the time at which the page received the tap. */
  tap: (selector: string) => Promise<number>;
  close: () => Promise<void>;
}

export interface WaitUntilVisibleCondition {
  selector: string;
  /** Text that the element must contain. */
  text?: string;
  /** Whether the element must be inside the viewport; otherwise it only has to be rendered. */
  isInView?: boolean;
}

export const openEmulatedPhone = async (browser: Browser): Promise<EmulatedPhone> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    serviceWorkers: 'block',
  });
  // A visitor who has refused all consents: the banner would cover what the measurements tap.
  await context.addInitScript(([key, refusal]) => localStorage.setItem(key, refusal), [
    consentStorageKey,
    JSON.stringify(toStoredConsents([], new Set(), Date.now())),
  ] as const);
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page));
  const { waitForTap } = await recordTaps(context);
  const scrollTo = (selector: string): Promise<void> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return {
    page,
    scrollTo,
    waitUntil: (condition) => waitForFrame(page, condition),
    tap: async (selector) => {
      await scrollTo(selector);
      const box = await page.locator(selector).first().boundingBox();
      if (!box) throw new Error(`There is nothing to tap: ${selector}`);
      const tapped = waitForTap();
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      return tapped;
    },
    close: () => context.close(),
  };
};

const throttle = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.downloadBytesPerSecond,
    uploadThroughput: network.uploadBytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
};

/** Pages report the time of each tap before any of their scripts handles it. */
const recordTaps = async (context: BrowserContext) => {
  let report: ((atMs: number) => void) | undefined;
  await context.exposeBinding('reportTap', (_source, atMs: number) => report?.(atMs));
  await context.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => {
        const { reportTap } = window as unknown as { reportTap: (atMs: number) => void };
        reportTap(performance.timeOrigin + performance.now());
      },
      { capture: true },
    );
  });
  return {
    waitForTap: () =>
      new Promise<number>((resolve) => {
        report = resolve;
      }),
  };
};

/** Polls once per frame in the current document, so that a navigation in between does not matter. */
const waitForFrame = async (page: Page, condition: WaitUntilVisibleCondition): Promise<number> => {
  const handle = await page.waitForFunction(
    ({ selector, text, isInView }) => {
      const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (candidate) =>
          candidate.checkVisibility({ visibilityProperty: true }) && candidate.textContent.includes(text ?? ''),
      );
      if (!element) return undefined;
      if (element instanceof HTMLImageElement && !(element.complete && element.naturalWidth > 0)) return undefined;
      const { top, bottom } = element.getBoundingClientRect();
      if (isInView === true && (bottom <= 0 || top >= innerHeight)) return undefined;
      return performance.timeOrigin + performance.now();
    },
    condition,
    { polling: 'raf', timeout: 60_000 },
  );
  return (await handle.jsonValue()) ?? 0;
};
