// The emails to editors about the site's publication: that a build has failed with their change, and that it is made up for.
import type { Locale } from '../../../../../contract/locale.ts';
import type { FailureReason } from '../../../../../contract/publishing/build-failure.ts';
import { toReasonText } from '../../../../../domain/failure-text.ts';
import { websiteDashboardId } from '../../../../access/service-ids.ts';
import type { Label } from '../../../../schema/definition.ts';
import type { House } from '../house.ts';
import { bold, heading, link, note, paragraph } from '../rendering/document.ts';
import { emailText } from '../../platform/texts.ts';
import type { EmailMessage } from './layout.ts';

interface EditorEmail {
  house: House;
  language: Locale;
  recipient: string;
  /** Where the studio stands, without a slash at its end. */
  studioUrl: string;
}

interface FailedPublication extends EditorEmail {
  reason: FailureReason;
  record: { label: Label; title: string | null; url: string } | undefined;
}

const toPanelLink = ({ language, studioUrl }: EditorEmail) =>
  paragraph(link(emailText(language)('publication.panel'), `${studioUrl}/insights/${websiteDashboardId}`));

/** The studio speaks German and English. */
const toRecordText = (label: Label, title: string | null, language: Locale): string => {
  const name = label[language === 'de' ? 'de' : 'en'];
  return title === null ? name : `${name}: ${title}`;
};

export const toPublicationFailed = (failed: FailedPublication): EmailMessage => {
  const { house, language, recipient, reason, record } = failed;
  const t = emailText(language);
  return {
    recipient,
    language,
    subject: t('publication.failed.subject', { domain: house.domain }),
    blocks: [
      heading(1, t('publication.failed.heading')),
      paragraph(t('publication.failed.text', { domain: house.domain })),
      heading(2, t('publication.failed.reason')),
      note(toReasonText(reason, language)),
      ...(record
        ? [
            paragraph(
              bold(t('publication.failed.record')),
              '\n',
              link(toRecordText(record.label, record.title, language), record.url),
            ),
          ]
        : []),
      paragraph(t('publication.failed.next')),
      toPanelLink(failed),
    ],
  };
};

export const toPublicationRecovered = (recovered: EditorEmail): EmailMessage => {
  const { house, language, recipient } = recovered;
  const t = emailText(language);
  return {
    recipient,
    language,
    subject: t('publication.recovered.subject', { domain: house.domain }),
    blocks: [
      heading(1, t('publication.recovered.heading')),
      paragraph(t('publication.recovered.text', { domain: house.domain })),
      toPanelLink(recovered),
    ],
  };
};
