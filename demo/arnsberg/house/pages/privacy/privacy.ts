// The privacy notice of "Arnsberg & Tochter". Anchors #cookies, #matomo-ehemals-piwik and #uhr-von-rolex stand in every
// language. Joined in pages.ts.
import type { PageContent } from '../../../../page-item.ts';
import { demoPeriods, sayPeriods } from '../../../../retention.ts';
import { privacyDe } from './de.ts';
import { privacyEn } from './en.ts';
import { privacyFr } from './fr.ts';

export const toPrivacyPage = (periods: typeof demoPeriods): PageContent => ({
  key: 'privacy',
  de: privacyDe(sayPeriods(periods, 'de')),
  en: privacyEn(sayPeriods(periods, 'en')),
  fr: privacyFr(sayPeriods(periods, 'fr')),
});

export const privacy = toPrivacyPage(demoPeriods);
