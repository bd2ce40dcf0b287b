// Reads a received email: plain text, visible text of the HTML, text of the attached PDF files.
import type { Attachment } from 'postal-mime';
import { expect } from 'vitest';
import { readTestPdf, type TestPdf } from '../read-test-pdf.ts';
import type { ReceivedTestEmail } from './test-mail-server.ts';

/** Visible text of the HTML: without tags, with character references resolved. */
const toVisible = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>|<!--.*?-->/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ');

export interface ParsedTestEmail {
  subject: string;
  text: string;
  visible: string;
  html: string;
  /** Text of the attached files, by name. */
  files: Record<string, string>;
  pdfs: TestPdf[];
  /** Names of the images in the order of the HTML; `null` for one that the email does not contain. */
  images: (string | null)[];
}

/** The attachments without the images of the HTML. */
export const listNonInlineAttachments = ({ attachments }: ReceivedTestEmail['email']): Attachment[] =>
  attachments.filter(({ related }) => !related);

/** Parses an email and its PDF attachments. */
export const parseReceivedTestEmail = async ({ email }: ReceivedTestEmail): Promise<ParsedTestEmail> => {
  const files: ParsedTestEmail['files'] = {};
  const pdfs: TestPdf[] = [];
  for (const { filename, content, mimeType } of listNonInlineAttachments(email)) {
    expect(mimeType).toBe('application/pdf');
    const pdf = await readTestPdf(content as ArrayBuffer);
    files[filename ?? ''] = pdf.text;
    pdfs.push(pdf);
  }
  const html = email.html ?? '';
  const images = Array.from(
    html.matchAll(/<img src="cid:([^"]+)"/g),
    ([, cid]) => email.attachments.find(({ contentId }) => contentId === `<${cid}>`)?.filename ?? null,
  );
  return {
    subject: email.subject ?? '',
    html,
    files,
    pdfs,
    images,
    visible: toVisible(html),
    text: (email.text ?? '').replace(/\s+/g, ' '),
  };
};

/** Expected texts of the emails by language and law row; `label` is the engraving that order-email-content.test.ts orders. */
export const expectedOrderEmailPhrases = {
  de: {
    received: 'Wir haben sie erhalten',
    notAccepted: 'sie ist noch keine Annahme',
    when: 'spätestens mit der Versandbestätigung',
    withdrawal: 'binnen vierzehn Tagen ohne Angabe von Gründen',
    withdrawOnline: '„Vertrag widerrufen“',
    excluded: 'Kein Widerrufsrecht: Dieses Stück wird nach Ihren Angaben graviert',
    guarantee: 'gilt für alle Waren ein gesetzliches Gewährleistungsrecht',
    files: ['Vertragstext', 'AGB.pdf', 'Widerrufsbelehrung.pdf'],
    instructions: 'Die Widerrufsfrist beträgt vierzehn Tage',
    form: 'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus',
    terms: 'Diese Bestätigung ist noch keine Annahme',
    vsbg: '§ 36 VSBG',
    label: 'Erste Zeile: Für Zoë & Œuvre',
    tax: 'darin 19 % MwSt.',
  },
  en: {
    received: 'We have received it',
    notAccepted: 'it is not yet an acceptance',
    when: 'at the latest with the confirmation of dispatch',
    withdrawal: 'within 14 days without giving any reason',
    withdrawOnline: '“Withdraw from contract here”',
    excluded: 'No right of withdrawal: this piece is engraved',
    guarantee: 'All goods sold in the European Union come with a legal guarantee of conformity',
    files: ['Contract', 'Terms.pdf', 'Withdrawal.pdf'],
    instructions: 'The withdrawal period will expire after 14 days',
    form: 'Complete and return this form only if you wish to withdraw',
    terms: 'This acknowledgement does not yet constitute acceptance',
    vsbg: 'VSBG',
    label: 'First line: Für Zoë & Œuvre',
    tax: 'including 19% VAT',
  },
  fr: {
    received: 'Nous l’avons bien reçue',
    notAccepted: 'il ne vaut pas encore acceptation',
    when: 'au plus tard avec la confirmation d’expédition',
    withdrawal: 'sans donner de motif dans un délai de quatorze jours',
    withdrawOnline: '« Renoncer au contrat ici »',
    excluded: 'Pas de droit de rétractation : cette pièce est gravée',
    guarantee: 'tous les biens bénéficient d’une garantie légale de conformité',
    files: ['Contrat', 'Conditions.pdf', 'Retractation.pdf'],
    instructions: 'Le délai de rétractation expire quatorze jours après',
    form: 'Veuillez compléter et renvoyer le présent formulaire uniquement si',
    terms: 'Cet accusé de réception ne vaut pas acceptation',
    vsbg: 'VSBG',
    label: 'Première ligne : Für Zoë & Œuvre',
    tax: 'dont 19 % de TVA',
  },
} as const;
