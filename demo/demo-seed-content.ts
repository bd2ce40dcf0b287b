// The content of both demo projects, in an order in which it can be created.
import { fileURLToPath } from 'node:url';
import type { Locale } from '../contract/locale.ts';
import de from '../locales/de/product.json' with { type: 'json' };
import en from '../locales/en/product.json' with { type: 'json' };
import fr from '../locales/fr/product.json' with { type: 'json' };
import { everyInstallationSeedContent } from '../backend/seed/every-installation-seed-content.ts';
import type { SeedContent, SeedItem } from '../backend/seed/create-seed-items.ts';
import { readDemoProjectFiles } from './content-loader/read-demo-project-files.ts';
import { demoStaffAccounts } from './demo-staff-accounts.ts';
import { demoRetentionPeriods, toDemoPrivacySettingsSeed, formatRetentionPeriod } from './retention-periods.ts';

const products = { de, en, fr };
const root = fileURLToPath(new URL('.', import.meta.url));

/** @param periods retention periods in days, which the project's texts state */
export const readDemoProjectContent = (
  projectKey: string,
  periods: Readonly<Record<string, number>> = demoRetentionPeriods,
) => {
  const toValue = (name: string, locale: Locale): string | undefined => {
    if (name === 'battery') return products[locale].battery.text;
    const [, period] = /^period\.(\w+)$/.exec(name) ?? [];
    const days = period === undefined ? undefined : periods[period];
    return days === undefined ? undefined : formatRetentionPeriod(days, locale);
  };
  const { files, sets } = readDemoProjectFiles({ root, projectKey, toValue });
  return { files, sets: [...sets, toDemoPrivacySettingsSeed(projectKey)] };
};

const projects = ['arnsberg', 'nordlicht'].map((projectKey) => readDemoProjectContent(projectKey));

export const demoSeedContent: SeedContent = {
  name: 'Demo content',
  filesFolder: fileURLToPath(new URL('files', import.meta.url)),
  files: projects.flatMap(({ files }) => files),
  sets: [...everyInstallationSeedContent.sets, ...projects.flatMap(({ sets }) => sets)],
  staff: demoStaffAccounts,
};

/** The items of a collection in both projects. */
export const findDemoSeedItemsOfCollection = (collection: string): SeedItem[] =>
  demoSeedContent.sets.filter((set) => set.collection === collection).flatMap(({ items }) => items);
