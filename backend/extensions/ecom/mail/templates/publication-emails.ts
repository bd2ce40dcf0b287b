// Emails to editors: a build failed with their change, and a later build published it.
import type { Locale } from '../../../../../contract/locale.ts';
import type { BuildFailureCauseAndDetails } from '../../../../../contract/publishing/build-failure.ts';
import { formatBuildFailureReason } from '../../../../../domain/publishing/format-build-failure.ts';
import { websiteDashboardId } from '../../../../access/fixed-account-and-policy-ids.ts';
import type { StudioLabel } from '../../../../schema/content-model-types.ts';
import type { SenderCompany } from '../sender-company.ts';
import {
  createBoldTextRun,
  createEmailOrPdfHeadingBlock,
  createLinkTextRun,
  createDocumentNoteBlock,
  createParagraphBlock,
} from '../rendering/document-blocks.ts';
import { getEmailTranslator } from '../../platform/service-translators.ts';
import type { EmailMessage } from './email-layout.ts';

interface EditorEmail {
  sender: SenderCompany;
  language: Locale;
  recipient: string;
  /** URL of the studio without a trailing slash. */
  studioUrl: string;
}

interface FailedPublication extends EditorEmail {
  reason: BuildFailureCauseAndDetails;
  record: { label: StudioLabel; title: string | null; url: string } | undefined;
}

const toPanelLink = ({ language, studioUrl }: EditorEmail) =>
  createParagraphBlock(
    createLinkTextRun(getEmailTranslator(language)('publication.panel'), `${studioUrl}/insights/${websiteDashboardId}`),
  );

/** The labels of the studio exist in German and English only. */
const toRecordText = (label: StudioLabel, title: string | null, language: Locale): string => {
  const name = label[language === 'de' ? 'de' : 'en'];
  return title === null ? name : `${name}: ${title}`;
};

export const toPublicationFailedEmail = (failed: FailedPublication): EmailMessage => {
  const { sender, language, recipient, reason, record } = failed;
  const t = getEmailTranslator(language);
  return {
    recipient,
    language,
    subject: t('publication.failed.subject', { domain: sender.domain }),
    blocks: [
      createEmailOrPdfHeadingBlock(1, t('publication.failed.heading')),
      createParagraphBlock(t('publication.failed.text', { domain: sender.domain })),
      createEmailOrPdfHeadingBlock(2, t('publication.failed.reason')),
      createDocumentNoteBlock(formatBuildFailureReason(reason, language)),
      ...(record
        ? [
            createParagraphBlock(
              createBoldTextRun(t('publication.failed.record')),
              '\n',
              createLinkTextRun(toRecordText(record.label, record.title, language), record.url),
            ),
          ]
        : []),
      createParagraphBlock(t('publication.failed.next')),
      toPanelLink(failed),
    ],
  };
};

export const toPublicationRecoveredEmail = (recovered: EditorEmail): EmailMessage => {
  const { sender, language, recipient } = recovered;
  const t = getEmailTranslator(language);
  return {
    recipient,
    language,
    subject: t('publication.recovered.subject', { domain: sender.domain }),
    blocks: [
      createEmailOrPdfHeadingBlock(1, t('publication.recovered.heading')),
      createParagraphBlock(t('publication.recovered.text', { domain: sender.domain })),
      toPanelLink(recovered),
    ],
  };
};
