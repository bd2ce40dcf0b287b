// Emails to editors: a build failed with their change, and a later build published it.
import type { Locale } from '../../../../../contract/locale.ts';
import type { BuildFailureReason } from '../../../../../contract/publishing/build-failure.ts';
import { formatBuildFailureReason } from '../../../../../domain/format-build-failure.ts';
import { websiteDashboardId } from '../../../../access/service-ids.ts';
import type { StudioLabel } from '../../../../schema/definition.ts';
import type { SenderCompany } from '../sender-company.ts';
import { boldRun, headingBlock, linkRun, noteBlock, paragraphBlock } from '../rendering/document.ts';
import { getEmailTranslator } from '../../platform/texts.ts';
import type { EmailMessage } from './layout.ts';

interface EditorEmail {
  house: SenderCompany;
  language: Locale;
  recipient: string;
  /** URL of the studio without a trailing slash. */
  studioUrl: string;
}

interface FailedPublication extends EditorEmail {
  reason: BuildFailureReason;
  record: { label: StudioLabel; title: string | null; url: string } | undefined;
}

const toPanelLink = ({ language, studioUrl }: EditorEmail) =>
  paragraphBlock(
    linkRun(getEmailTranslator(language)('publication.panel'), `${studioUrl}/insights/${websiteDashboardId}`),
  );

/** The studio's labels are German and English only. */
const toRecordText = (label: StudioLabel, title: string | null, language: Locale): string => {
  const name = label[language === 'de' ? 'de' : 'en'];
  return title === null ? name : `${name}: ${title}`;
};

export const toPublicationFailedEmail = (failed: FailedPublication): EmailMessage => {
  const { house, language, recipient, reason, record } = failed;
  const t = getEmailTranslator(language);
  return {
    recipient,
    language,
    subject: t('publication.failed.subject', { domain: house.domain }),
    blocks: [
      headingBlock(1, t('publication.failed.heading')),
      paragraphBlock(t('publication.failed.text', { domain: house.domain })),
      headingBlock(2, t('publication.failed.reason')),
      noteBlock(formatBuildFailureReason(reason, language)),
      ...(record
        ? [
            paragraphBlock(
              boldRun(t('publication.failed.record')),
              '\n',
              linkRun(toRecordText(record.label, record.title, language), record.url),
            ),
          ]
        : []),
      paragraphBlock(t('publication.failed.next')),
      toPanelLink(failed),
    ],
  };
};

export const toPublicationRecoveredEmail = (recovered: EditorEmail): EmailMessage => {
  const { house, language, recipient } = recovered;
  const t = getEmailTranslator(language);
  return {
    recipient,
    language,
    subject: t('publication.recovered.subject', { domain: house.domain }),
    blocks: [
      headingBlock(1, t('publication.recovered.heading')),
      paragraphBlock(t('publication.recovered.text', { domain: house.domain })),
      toPanelLink(recovered),
    ],
  };
};
