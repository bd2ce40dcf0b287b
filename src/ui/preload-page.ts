// Loads linked pages before they are opened. Visitors who save data, or whose line is slow, are spared that.

interface GatsbyWindow extends Window {
  ___loader?: {
    /** Loads data and code of a page, as Gatsby's link does on hover. */
    hovering: (path: string) => void;
    /** The page if it has loaded completely. */
    loadPageSync: (path: string) => object | undefined;
  };
}

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to load what the visitor may want next. */
export const isPreloadAllowed = (): boolean => {
  const { connection } = navigator as { connection?: NetworkInformation } & Navigator;
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
};

/** Loads data and code of a page, so that a link shows it without waiting. */
export const preloadPage = (path: string): void => {
  const page: GatsbyWindow = window;
  if (isPreloadAllowed()) page.___loader?.hovering(path);
};

/** Whether a client-side navigation to the page would show it at once. */
export const isPagePreloaded = (path: string): boolean => {
  const page: GatsbyWindow = window;
  return page.___loader?.loadPageSync(path) !== undefined;
};

const prefetchedPaths = new Set<string>();

/**
 * Inline script that lets Chromium keep the documents of links with `data-prefetch`: otherwise it asks the server again
 * whether they have changed. Constant, because headers allow it by its hash.
 */
export const documentPrefetchRules =
  '{"prefetch":[{"where":{"selector_matches":"[data-prefetch]"},"eagerness":"immediate"}]}';

/** Loads the document and the scripts of a page that is always opened by a full page load. Once per visit. */
export const prefetchDocumentWithScripts = async (path: string): Promise<void> => {
  if (!isPreloadAllowed() || prefetchedPaths.has(path)) return;
  prefetchedPaths.add(path);
  try {
    const response = await fetch(path);
    if (!response.ok) return;
    // The lists of src/gatsby/patches/defer-page-scripts.ts.
    const lists = (await response.text()).matchAll(/ data-(?:files|scripts)="([^"]*)"/g);
    const urls = [...lists].flatMap(([, list = '']) => list.split(' '));
    document.head.append(...urls.filter((url) => url.endsWith('.js')).map(toPrefetchLink));
    if (!('supports' in HTMLScriptElement) || !HTMLScriptElement.supports('speculationrules')) return;
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = documentPrefetchRules;
    document.head.append(rules);
  } catch {
    // The link loads the page all the same.
  }
};

const toPrefetchLink = (href: string): HTMLLinkElement => {
  const link = document.createElement('link');
  // Safari supports only `preload`.
  link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload';
  link.as = 'script';
  link.href = href;
  return link;
};

/** Loads the file that a `picture` element would show with other `sizes`, such as on the linked page. */
export const preloadImage = (picture: HTMLPictureElement, sizes: string): void => {
  if (!isPreloadAllowed()) return;
  // The browser chooses and loads a file for an image outside of the document as well.
  const copy = picture.cloneNode(true) as HTMLPictureElement;
  for (const source of copy.querySelectorAll('source')) source.sizes = sizes;
  const image = copy.querySelector('img');
  if (!image) return;
  image.sizes = sizes;
  image.removeAttribute('loading');
};

/** How long an element must be in view, in milliseconds: long enough to skip what a visitor scrolls past. */
const dwellMs = 200;

/** Calls `run` once when the element has been in view for a moment; returns a function that stops waiting. */
export const onceDwelledInView = (element: Element, run: () => void): (() => void) => {
  let timer: number | undefined;
  const stop = () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
  const observer = new IntersectionObserver((entries) => {
    window.clearTimeout(timer);
    if (!entries.at(-1)?.isIntersecting) return;
    timer = window.setTimeout(() => {
      stop();
      run();
    }, dwellMs);
  });
  observer.observe(element);
  return stop;
};
