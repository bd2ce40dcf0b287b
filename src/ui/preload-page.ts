// Loads linked pages before they are opened. Visitors who save data, or whose line is slow, are spared that.

interface GatsbyWindow extends Window {
  ___loader?: {
    /** Loads data and code of a page, as Gatsby's link does on hover. */
    hovering: (path: string) => void;
  };
}

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

const isPreloadAllowed = (): boolean => {
  const { connection } = navigator as { connection?: NetworkInformation } & Navigator;
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
};

/** Loads data and code of a page, so that a link shows it without waiting. */
export const preloadPage = (path: string): void => {
  const page: GatsbyWindow = window;
  if (isPreloadAllowed()) page.___loader?.hovering(path);
};

/** Loads the document and the scripts of a page that is always opened by a full page load. */
export const prefetchDocument = async (path: string): Promise<void> => {
  if (!isPreloadAllowed()) return;
  try {
    const html = await (await fetch(path)).text();
    // The lists of src/gatsby/patches/defer-page-scripts.ts.
    const urls = [...html.matchAll(/ data-(?:files|scripts)="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
    document.head.append(
      ...urls.map((href) => {
        const link = document.createElement('link');
        link.rel = 'prefetch';
        link.href = href;
        return link;
      }),
    );
  } catch {
    // The link loads the page all the same.
  }
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
const dwellMs = 500;

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
