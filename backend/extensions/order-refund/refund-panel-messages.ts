// Messages of the refund form in the studio's two languages.
import de from '../../../locales/de/studioRefunds.json' with { type: 'json' };
import en from '../../../locales/en/studioRefunds.json' with { type: 'json' };
import { createStudioMessages } from '../../studio/create-studio-messages.ts';

/** @param language studio language, such as `de-DE` */
export const getRefundPanelMessages = createStudioMessages({ de, en });

export type RefundPanelMessages = ReturnType<typeof getRefundPanelMessages>;
