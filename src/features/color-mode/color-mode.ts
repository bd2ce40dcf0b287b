// The visitor's choice between light and dark (specification §4, colour mode): stored here, put on the root element as
// `data-color-mode`, which the project's theme follows. Without a choice the house's own mode stands.
import { createBrowserStorageEntry } from '../../adapters/browser/storage-entry.ts';

export const colorModeChoices = ['light', 'dark', 'system'] as const;

export type ColorModeChoice = (typeof colorModeChoices)[number];

const storageKey = 'int-color-mode';
const darkQuery = '(prefers-color-scheme: dark)';

/**
 * Source of an inline script in the head of every page: it applies the stored choice before anything is painted.
 * `chooseColorMode` does the same after hydration.
 */
export const colorModeScript =
  `try{var m=localStorage.getItem('${storageKey}');` +
  `if(m==='system')m=matchMedia('${darkQuery}').matches?'dark':'light';` +
  `if(m==='light'||m==='dark')document.documentElement.dataset.colorMode=m}catch(e){}`;

/** Who is told when the choice changes, here or in another tab. */
const listeners = new Set<() => void>();

/** A choice that storage refused to keep: it holds until the page is left. */
let unstored: ColorModeChoice | null = null;

const entry = createBrowserStorageEntry<ColorModeChoice | null>({
  key: storageKey,
  parse: (text) => colorModeChoices.find((choice) => choice === text) ?? null,
  format: (choice) => choice,
});

/** The visitor's choice; `null` where there is none. */
export const readColorModeChoice = (): ColorModeChoice | null => unstored ?? entry.read();

/** Shows and stores a choice. */
export const chooseColorMode = (choice: ColorModeChoice): void => {
  const isStored = entry.write(choice) && entry.status() === 'stored';
  unstored = isStored ? null : choice;
  showChoice();
};

/** Follows the choice, the device and other tabs from now on; gives the way to stop. */
export const subscribeToColorMode = (listener: () => void): (() => void) => {
  const device = matchMedia(darkQuery);
  listeners.add(listener);
  device.addEventListener('change', showChoice);
  const stopFollowing = entry.subscribe(showChoice);
  showThemeColor();
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', showChoice);
    stopFollowing();
  };
};

const showChoice = (): void => {
  const choice = readColorModeChoice();
  const { dataset } = document.documentElement;
  if (choice === 'system') dataset.colorMode = matchMedia(darkQuery).matches ? 'dark' : 'light';
  else if (choice) dataset.colorMode = choice;
  showThemeColor();
  for (const listener of listeners) listener();
};

/**
 * The browser's own bars take the ground of the chosen mode. The element stands before the page's own `theme-color`,
 * which is that of the house's mode: the first one counts, and this one stays when the page changes.
 */
const showThemeColor = (): void => {
  const { documentElement: root, head } = document;
  if (!root.dataset.colorMode) return;
  let meta = head.querySelector<HTMLMetaElement>('meta[data-chosen]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.dataset.chosen = '';
    head.prepend(meta);
  }
  meta.content = getComputedStyle(root).getPropertyValue('--background').trim();
};
