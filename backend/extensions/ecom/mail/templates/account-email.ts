// Emails about an account of the studio: the invitation to a project, and the link for a new password.
import type { Locale } from '../../../../../contract/locale.ts';
import { getEmailTranslator } from '../../platform/service-translators.ts';
import type { SenderCompany } from '../sender-company.ts';
import {
  createEmailOrPdfHeadingBlock,
  createParagraphBlock,
  createSmallPrintBlock,
} from '../rendering/document-blocks.ts';
import { createEmailButtonBlock } from '../rendering/email-blocks.ts';
import type { EmailMessage } from './email-layout.ts';

export type AccountEmailKind = 'invitation' | 'passwordReset';

interface AccountEmail {
  kind: AccountEmailKind;
  sender: SenderCompany;
  language: Locale;
  recipient: string;
  /** Directus's page where the person sets a password. */
  url: string;
}

export const toAccountEmail = ({ kind, sender, language, recipient, url }: AccountEmail): EmailMessage => {
  const t = getEmailTranslator(language);
  const house = sender.displayName;
  return {
    recipient,
    language,
    isForVisitor: true,
    subject: t(`${kind}.subject`, { house }),
    preheader: t(`${kind}.text`, { house }),
    blocks: [
      createEmailOrPdfHeadingBlock(1, t(`${kind}.heading`)),
      createParagraphBlock(t(`${kind}.text`, { house })),
      createEmailButtonBlock(t(`${kind}.button`), url),
      createParagraphBlock(t(`${kind}.validity`)),
      createSmallPrintBlock(t(`${kind}.mistake`)),
    ],
  };
};
