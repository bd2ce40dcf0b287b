// The three languages of the site, German first. Joined in content.ts.
import type { DemoSet } from './demo-content.ts';

export const languageSet: DemoSet = {
  collection: 'language',
  items: [
    { code: 'de', name: 'Deutsch', sort: 1 },
    { code: 'en', name: 'English', sort: 2 },
    { code: 'fr', name: 'Français', sort: 3 },
  ],
};
