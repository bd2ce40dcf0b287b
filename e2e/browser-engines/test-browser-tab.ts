// The browser interface of the journeys: the smallest set of calls that every engine's driver supports. Implemented by
// puppeteer-tab.ts (Chromium, Firefox) and webdriver-tab.ts (WebKit).

export type BrowserEngineName = 'chromium' | 'firefox' | 'webkit';

export interface ViewportPoint {
  x: number;
  y: number;
}

export type BrowserTestKeyName = 'Backspace' | 'Enter' | 'Escape' | 'Tab';

export interface TestBrowserTab {
  /** Navigates to a URL; resolves once scripts can run in the new document. */
  open: (url: string) => Promise<void>;
  /**
   * Runs a function in the page and returns what it resolves to. The function cannot access variables of its module.
   */
  run: <Result, Parameters extends unknown[]>(
    work: (...parameters: Parameters) => Promise<Result> | Result,
    ...parameters: Parameters
  ) => Promise<Result>;
  /** Real pointer and keyboard input. */
  move: (to: ViewportPoint) => Promise<void>;
  click: (at: ViewportPoint) => Promise<void>;
  press: (key: BrowserTestKeyName) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Returns console errors and uncaught errors since the last call. */
  takeErrors: () => Promise<string[]>;
}

export interface RunningBrowser {
  name: BrowserEngineName;
  /** Name and version reported by the browser. */
  version: string;
  tab: TestBrowserTab;
  close: () => Promise<void>;
}

/** Viewport of every engine, in CSS pixels. */
export const testViewportSize = { width: 1280, height: 900 } as const;
