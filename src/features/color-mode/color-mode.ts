// The visitor's color mode (specification §4, colour mode), stored and set on the root element as `data-color-mode`.
// Without a choice the project's default applies.
import { createBrowserStorageAccessor } from '../../adapters/browser/browser-storage-accessor.ts';

export const colorModeChoices = ['light', 'dark', 'system'] as const;

export type ColorModeChoice = (typeof colorModeChoices)[number];

const storageKey = 'int-color-mode';
const darkQuery = '(prefers-color-scheme: dark)';

/**
 * Inline script in the head of every page that applies the stored choice before the first paint. `applyAndStoreColorMode` does
 * the same after hydration.
 */
export const colorModeScript =
  `try{var m=localStorage.getItem('${storageKey}');` +
  `if(m==='system')m=matchMedia('${darkQuery}').matches?'dark':'light';` +
  `if(m==='light'||m==='dark')document.documentElement.dataset.colorMode=m}catch(e){}`;

/** Called when the choice changes, here or in another tab. */
const listeners = new Set<() => void>();

/** A choice that storage rejected; lost when the page unloads. */
let unstored: ColorModeChoice | null = null;

const entry = createBrowserStorageAccessor<ColorModeChoice | null>({
  key: storageKey,
  parse: (text) => colorModeChoices.find((choice) => choice === text) ?? null,
  format: (choice) => choice,
});

/** The visitor's choice, or `null`. */
export const readColorModeChoice = (): ColorModeChoice | null => unstored ?? entry.read();

/** Applies and stores a choice. */
export const applyAndStoreColorMode = (choice: ColorModeChoice): void => {
  const isStored = entry.write(choice) && entry.status() === 'stored';
  unstored = isStored ? null : choice;
  showChoice();
};

/** Subscribes to the choice, the device's mode and other tabs; returns the unsubscribe function. */
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
 * Sets the `theme-color` of the browser's own bars. This element precedes the page's `theme-color`, so it wins, and it
 * survives navigation.
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
