// Email that invites a person to a project's studio.
import type { Locale } from '../../../../../contract/locale.ts';
import { getEmailTranslator } from '../../platform/service-translators.ts';
import type { SenderCompany } from '../sender-company.ts';
import { createHeadingBlock, createParagraphBlock, createSmallPrintBlock } from '../rendering/document-blocks.ts';
import { createButtonBlock } from '../rendering/email-blocks.ts';
import type { EmailMessage } from './email-layout.ts';

interface Invitation {
  sender: SenderCompany;
  language: Locale;
  recipient: string;
  /** Directus's page where the person sets a password; valid for seven days. */
  url: string;
}

export const toInvitationEmail = ({ sender, language, recipient, url }: Invitation): EmailMessage => {
  const t = getEmailTranslator(language);
  const house = sender.displayName;
  return {
    recipient,
    language,
    isForVisitor: true,
    subject: t('invitation.subject', { house }),
    preheader: t('invitation.text', { house }),
    blocks: [
      createHeadingBlock(1, t('invitation.heading')),
      createParagraphBlock(t('invitation.text', { house })),
      createButtonBlock(t('invitation.button'), url),
      createParagraphBlock(t('invitation.validity')),
      createSmallPrintBlock(t('invitation.mistake')),
    ],
  };
};
