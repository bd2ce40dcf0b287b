// What the journeys need of a browser: the smallest set that every engine's driver has. Implemented by puppeteer-tab.ts
// (Chromium, Firefox) and webdriver-tab.ts (WebKit).

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface Point {
  x: number;
  y: number;
}

export type Key = 'Backspace' | 'Enter' | 'Escape' | 'Tab';

export interface Tab {
  /** Leads to an address; resolves once the new document can be asked. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page, which sees nothing of its surroundings here, and waits for what it resolves to. */
  run: <Result, Parameters extends unknown[]>(
    work: (...parameters: Parameters) => Promise<Result> | Result,
    ...parameters: Parameters
  ) => Promise<Result>;
  /** The pointer's and the keyboard's own events, as a hand makes them. */
  move: (to: Point) => Promise<void>;
  click: (at: Point) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Errors of the console and uncaught ones since the last call. */
  takeErrors: () => Promise<string[]>;
}

export interface Engine {
  name: EngineName;
  /** With its version, as the browser says it. */
  version: string;
  tab: Tab;
  close: () => Promise<void>;
}

/** What the window of every engine is like. */
export const windowSize = { width: 1280, height: 900 } as const;
