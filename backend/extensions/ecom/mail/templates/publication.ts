// The emails to editors about the site's publication: that a build has failed with their change, and that it is made up for.
import type { Locale } from '../../../../../contract/locale.ts';
import { type FailureReason, toReasonText } from '../../../../../contract/publishing/failure-words.ts';
import { websiteDashboardId } from '../../../../access/service-ids.ts';
import type { Label } from '../../../../schema/definition.ts';
import type { House } from '../house.ts';
import { bold, heading, link, note, paragraph } from '../rendering/document.ts';
import { publicationTexts } from '../texts/publication.ts';
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
  paragraph(link(publicationTexts[language].panel, `${studioUrl}/insights/${websiteDashboardId}`));

/** The studio speaks German and English. */
const toRecordText = (label: Label, title: string | null, language: Locale): string => {
  const name = label[language === 'de' ? 'de' : 'en'];
  return title === null ? name : `${name}: ${title}`;
};

export const toPublicationFailed = (failed: FailedPublication): EmailMessage => {
  const { house, language, recipient, reason, record } = failed;
  const texts = publicationTexts[language].failed;
  return {
    ...{ recipient, language, subject: texts.subject(house.domain) },
    blocks: [
      heading(1, texts.heading),
      paragraph(texts.text(house.domain)),
      heading(2, texts.reason),
      note(toReasonText(reason, language)),
      ...(record
        ? [paragraph(bold(texts.record), '\n', link(toRecordText(record.label, record.title, language), record.url))]
        : []),
      paragraph(texts.next),
      toPanelLink(failed),
    ],
  };
};

export const toPublicationRecovered = (recovered: EditorEmail): EmailMessage => {
  const { house, language, recipient } = recovered;
  const texts = publicationTexts[language].recovered;
  return {
    ...{ recipient, language, subject: texts.subject(house.domain) },
    blocks: [heading(1, texts.heading), paragraph(texts.text(house.domain)), toPanelLink(recovered)],
  };
};
