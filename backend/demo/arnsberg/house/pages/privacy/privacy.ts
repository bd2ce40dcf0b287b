// The privacy notice of "Arnsberg & Tochter". Anchors #cookies, #matomo-ehemals-piwik and #uhr-von-rolex stand in every
// language. Joined in pages.ts.
import type { PageContent } from '../../../../page-item.ts';
import { privacyDe } from './de.ts';
import { privacyEn } from './en.ts';
import { privacyFr } from './fr.ts';

export const privacy: PageContent = { key: 'privacy', de: privacyDe, en: privacyEn, fr: privacyFr };
