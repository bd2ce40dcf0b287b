// Builds the `consent` items of a house. Used by the demo files of the houses.
import type { SeedSet } from '../backend/seed/seed-content.ts';
import { demoId } from './demo-id.ts';
import { projectId, type House } from './page-item.ts';
import { translationEntries, type InThreeLanguages } from './translation-entries.ts';

export interface Consent {
  functionId: string;
  link: string;
  defaultOn: boolean;
  locked: boolean;
  name: InThreeLanguages<string>;
  description: InThreeLanguages<string>;
}

export const consentSet = (house: House, consents: Consent[]): SeedSet => ({
  collection: 'consent',
  items: consents.map(({ functionId, link, defaultOn, locked, name, description }, index) => ({
    id: demoId(`${house}/consent/${functionId}`),
    project: projectId(house),
    function_id: functionId,
    display_name: name.de,
    description: description.de,
    link,
    default_on: defaultOn,
    locked,
    sort: index + 1,
    translations: translationEntries({
      de: { display_name: name.de, description: description.de },
      en: { display_name: name.en, description: description.en },
      fr: { display_name: name.fr, description: description.fr },
    }),
  })),
});
