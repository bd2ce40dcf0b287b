// @vitest-environment jsdom
// Visitor actions from before hydration are replayed once and in order.
import { act, createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { hydratePageInTransition, replayDeferredHydrationEvents } from './deferred-hydration.ts';
import { deferredHydrationScript, eventQueueScript } from './deferred-hydration-script.ts';

const readScripts = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

/** Puts the head's inline script and the page's content into the document, as the parser does on a slow line. */
const openStartOfPage = (content: string): void => {
  document.head.innerHTML = '';
  document.body.innerHTML = content;
  const script = document.createElement('script');
  script.textContent = eventQueueScript;
  document.head.append(script);
  script.remove();
};

/** Adds the inline script at the end of the page. */
const completePage = (scripts = '/runtime.js /app.js', next = ''): void => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script id="gatsby-script-loader" type="application/json">"/ring"</script>',
  );
  // A script element inserted by code runs synchronously as the document's current script.
  const script = document.createElement('script');
  script.dataset.build = 'fcae117d';
  script.dataset.scripts = scripts;
  script.dataset.files = '/page-data/ring.json /page-data/ring/page-data.json /page.js';
  script.dataset.next = next;
  script.textContent = deferredHydrationScript;
  document.body.append(script);
};

const openPage = (content: string, scripts?: string, next?: string): void => {
  openStartOfPage(content);
  completePage(scripts, next);
};

const readLinks = (url: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[href="${url}"]`)];

const showFirstPaint = () => vi.advanceTimersByTime(20);

const setConnection = (connection: { saveData: boolean; effectiveType: string } | undefined): void => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
};

beforeEach(() => {
  setConnection(undefined);
  // Listeners of the page before stay on the one document there is: its scripts have started, and its actions are gone.
  document.body.dispatchEvent(new Event('scroll', { bubbles: true }));
  document.queuedEvents = undefined;
  Reflect.deleteProperty(document, 'startsAtOnce');
  vi.useFakeTimers();
});

it('loads each script once, on the first interaction', () => {
  openPage('<button>Menü</button>');
  expect(readScripts()).toEqual([]);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(readScripts()).toEqual(['/runtime.js', '/app.js']);
});

it('runs no scripts when a link is touched, which would delay the page that it opens', () => {
  openPage('<a href="/ring">Ring</a><p>Ring</p>', '/touched.js');
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(readScripts()).not.toContain('/touched.js');
  document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(readScripts()).toContain('/touched.js');
});

it('loads the scripts of an idle page after a delay', () => {
  openPage('');
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(2_900);
  expect(readScripts()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(readScripts()).toEqual(['/runtime.js', '/app.js']);
});

it('prefetches scripts, their files and the code of the next page after the first paint, and runs none', () => {
  openPage('', '/wanted.js', '/next.js /next.css');
  expect(readLinks('/wanted.js')).toEqual([]);
  showFirstPaint();
  expect(readLinks('/wanted.js')).toMatchObject([{ as: 'script' }]);
  expect(readLinks('/page-data/ring.json')).toMatchObject([{ as: 'fetch', crossOrigin: 'anonymous' }]);
  expect(readLinks('/page.js')).toMatchObject([{ as: 'script' }]);
  expect(readLinks('/next.js')).toMatchObject([{ as: 'script' }]);
  expect(readLinks('/next.css')).toMatchObject([{ as: 'style' }]);
  expect(readScripts()).toEqual([]);
});

it('requests the files with the scripts when the visitor interacts before the first paint', () => {
  openPage('', '/wanted.js');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  showFirstPaint();
  expect(readScripts()).toContain('/wanted.js');
  expect(readLinks('/page.js')).toMatchObject([{ rel: 'preload' }]);
  expect(readLinks('/page-data/ring.json')).toMatchObject([{ rel: 'preload' }]);
  expect(readLinks('/wanted.js')).toEqual([]);
});

it('requests the data of the page with the query of its address, as Gatsby does', () => {
  history.replaceState(null, '', '/ring?q=gold');
  openPage('', '/wanted.js');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(readLinks('/page-data/ring/page-data.json?q=gold')).toHaveLength(1);
  history.replaceState(null, '', '/');
});

it.each([
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is on a slow line', { saveData: false, effectiveType: 'slow-2g' }],
])('prefetches nothing for a visitor who %s', (_title, connection) => {
  setConnection(connection);
  // Its own script: the listeners of earlier pages stay on the one window there is.
  openPage('', '/unwanted.js');
  showFirstPaint();
  expect(readLinks('/unwanted.js')).toEqual([]);
});

it('shows a button as busy until its queued click is replayed', () => {
  openPage('<button><span>In den Warenkorb</span></button>');
  const button = document.querySelector('button');
  button?.querySelector('span')?.click();
  expect(button?.getAttribute('aria-busy')).toBe('true');
  replayDeferredHydrationEvents();
  expect(button?.hasAttribute('aria-busy')).toBe(false);
});

it('keeps a click on a button whose page is still arriving, and loads the scripts as soon as it is complete', () => {
  openStartOfPage('<button>In den Warenkorb</button>');
  const button = document.querySelector('button');
  const pressed = vi.fn();
  button?.click();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button?.addEventListener('click', pressed);
  expect(button?.getAttribute('aria-busy')).toBe('true');
  expect(readScripts()).toEqual([]);
  completePage();
  expect(readScripts()).toEqual(['/runtime.js', '/app.js']);
  replayDeferredHydrationEvents();
  expect(pressed).toHaveBeenCalledOnce();
});

it('drops a click on a toggle that turns out to be pressed already', () => {
  openPage('<button aria-pressed="false">Merken</button><button aria-pressed="false">Vergleichen</button>');
  const clicks: (string | null)[] = [];
  const [saved, other] = document.querySelectorAll('button');
  for (const button of [saved, other]) {
    button?.click();
    button?.addEventListener('click', () => clicks.push(button.textContent));
  }
  saved?.setAttribute('aria-pressed', 'true');
  replayDeferredHydrationEvents();
  expect(clicks).toEqual(['Vergleichen']);
  expect(saved?.hasAttribute('aria-busy')).toBe(false);
});

it('requests them at once on a page that needs scripts, and runs them after the first paint', () => {
  openPage('<main data-starts-at-once></main>');
  for (const url of ['/app.js', '/page.js']) expect(readLinks(url)).toMatchObject([{ rel: 'preload', as: 'script' }]);
  expect(readScripts()).toEqual([]);
  showFirstPaint();
  expect(readScripts()).toEqual(['/runtime.js', '/app.js']);
  expect(readLinks('/page.js')).toHaveLength(1);
});

it('sets page and build for Gatsby before its scripts load', () => {
  openPage('');
  // jsdom's window is not the global object of the test.
  const reader = document.createElement('script');
  reader.textContent =
    'document.body.dataset.facts=JSON.stringify([pagePath,___chunkMapping,___webpackCompilationHash])';
  document.body.append(reader);
  const facts: unknown = JSON.parse(document.body.dataset.facts ?? '[]');
  expect(facts).toEqual(['/ring', {}, 'fcae117d']);
});

it('queues clicks and changes and replays them once', () => {
  openPage('<button><span>Cookies</span></button><select><option>Hell</option><option>Dunkel</option></select>');
  const button = document.querySelector('button');
  const select = document.querySelector('select');
  button?.querySelector('span')?.click();
  if (select) select.value = 'Dunkel';
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  // Hydration resets the control to React's state.
  if (select) select.value = 'Hell';

  const done: string[] = [];
  button?.addEventListener('click', () => done.push('pressed'));
  select?.addEventListener('change', () => done.push(select.value));
  replayDeferredHydrationEvents();
  replayDeferredHydrationEvents();
  expect(done).toEqual(['pressed', 'Dunkel']);
});

it('queues Escape and clicks outside controls, but no native interactions', () => {
  openPage('<p>Ring</p><a href="#ring">Ring</a><details><summary>Schmuck</summary></details>');
  const find = (name: string) => document.querySelector<HTMLElement>(name);
  for (const name of ['p', 'a', 'summary']) find(name)?.click();
  find('summary')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  find('summary')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));

  const done: string[] = [];
  document.addEventListener('click', ({ target }) => done.push((target as HTMLElement).localName));
  document.addEventListener('keydown', ({ key }) => done.push(key));
  replayDeferredHydrationEvents();
  expect(done).toEqual(['p', 'Escape']);
});

it('skips removed elements and clicks after hydration', () => {
  openPage('<button id="gone"></button><button id="stays"></button>');
  const gone = document.querySelector<HTMLElement>('#gone');
  const stays = document.querySelector<HTMLElement>('#stays');
  const pressed = vi.fn();
  gone?.click();
  gone?.remove();
  gone?.addEventListener('click', pressed);
  replayDeferredHydrationEvents();
  stays?.addEventListener('click', pressed);
  stays?.click();
  replayDeferredHydrationEvents();
  expect(pressed).toHaveBeenCalledOnce();
});

/** A controlled text field and a group of two radio buttons, with their state as output. */
const Form = () => {
  const [text, setText] = useState('');
  const [font, setFont] = useState('serif');
  return createElement(
    'form',
    null,
    createElement('input', { id: 'text', value: text, onChange: ({ target }) => setText(target.value) }),
    ...['serif', 'script'].map((name) =>
      createElement('input', {
        key: name,
        id: name,
        type: 'radio',
        name: 'font',
        checked: font === name,
        onChange: () => setFont(name),
      }),
    ),
    createElement('output', null, `${text} in ${font}`),
  );
};

it('replays input from before hydration', async () => {
  vi.useRealTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  openPage(`<main>${renderToString(createElement('div', { id: 'gatsby-focus-wrapper' }, createElement(Form)))}</main>`);
  const find = (name: string) => document.querySelector<HTMLElement>(name) ?? document.body;
  const text = find('#text') as HTMLInputElement;
  for (const typed of ['A', 'Anna']) {
    text.value = typed;
    text.dispatchEvent(new Event('input', { bubbles: true }));
  }
  find('#script').click();
  await act(async () => {
    hydratePageInTransition(createElement('div', { id: 'gatsby-focus-wrapper' }, createElement(Form)), find('main'));
    await Promise.resolve();
  });
  act(replayDeferredHydrationEvents);
  expect(find('output').textContent).toBe('Anna in script');
  expect(text.value).toBe('Anna');
});

const Counter = () => {
  const [count, setCount] = useState(0);
  const onClick = () => setCount((before) => before + 1);
  return createElement(
    'div',
    { id: 'gatsby-focus-wrapper' },
    createElement('button', { type: 'button', onClick }, String(count)),
  );
};

it('handles a click once that comes while React is hydrating', async () => {
  vi.useRealTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  openPage(`<main>${renderToString(createElement(Counter))}</main>`);
  const main = document.querySelector('main') ?? document.body;
  await act(async () => {
    hydratePageInTransition(createElement(Counter), main);
    main.querySelector('button')?.click();
    await Promise.resolve();
  });
  act(replayDeferredHydrationEvents);
  expect(main.textContent).toBe('1');
});

it('blocks forms that need scripts and submits all others natively', () => {
  openPage(
    '<form id="own" data-needs-script><button>Anmelden</button></form><form id="plain" action="/suche"><button>Suchen</button></form>',
  );
  const isSent = (id: string) =>
    document.getElementById(id)?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect([isSent('own'), isSent('plain')]).toEqual([false, true]);
  const pressed: string[] = [];
  document.querySelector('#own button')?.addEventListener('click', () => pressed.push('own'));
  document.querySelector<HTMLElement>('#own button')?.click();
  replayDeferredHydrationEvents();
  expect(pressed).toEqual(['own']);
  expect(isSent('own')).toBe(true);
});
