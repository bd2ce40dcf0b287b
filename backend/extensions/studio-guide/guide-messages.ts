// Messages of the module “Hilfe” in the studio's two languages.
import de from '../../../locales/de/studioGuide.json' with { type: 'json' };
import en from '../../../locales/en/studioGuide.json' with { type: 'json' };
import { createStudioMessages } from '../../schema/studio-messages.ts';

/** @param language studio language, such as `de-DE` */
export const toGuideMessages = createStudioMessages({ de, en });

/** In both languages: Directus reads it before it knows the editor. */
export const guideModuleName = `${de.title} / ${en.title}`;
