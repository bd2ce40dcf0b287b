// The fields that bodies sent to the order service share: texts, the project, what tells people from programs.
import { z } from 'zod';
import { locales } from '../locale.ts';

/** A pasted control character must not cost anyone the text around it, and a database refuses some of them. */
const toLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

const toLines = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();

/** Plain text on one line, of at most `maxLength` UTF-16 units, as the `maxlength` of a form field counts. */
export const singleLineText = (maxLength: number) => z.string().overwrite(toLine).max(maxLength);

/** Plain text that may have several lines. Markup in it is what the writer typed, and is never rendered. */
export const multiLineText = (maxLength: number) => z.string().overwrite(toLines).max(maxLength);

/**
 * Not in either part of an address: white space, what mail programs read as several addresses or as a name with an address,
 * control characters, and characters that nobody sees (zero-width, direction marks), by which two addresses look the same.
 */
const addressPart = String.raw`[^\s\p{C}\p{Default_Ignorable_Code_Point}@<>()[\]\\,;:"]+`;
const addressPattern = new RegExp(String.raw`^${addressPart}@${addressPart}\.${addressPart}$`, 'u');

/** An address as people write them, umlauts included: mails go to what stands here. */
export const emailAddressText = () => z.string().overwrite(toLine).max(254).regex(addressPattern);

export const languageSchema = z.enum(locales);

/** The domain by which a project is told from the others. */
export const projectSchema = z.string().regex(/^[\p{L}\p{N}.:-]{1,253}$/u);

/**
 * What tells people from programs without asking anyone anything. Neither of the two refuses: what looks like a program
 * is kept apart for the house to look at, because a password manager may fill any field and fill it fast.
 */
export const spamCheckFields = {
  /** A field that people do not see: empty when a person sends the form. */
  homepage: singleLineText(500),
  /** How long the form was open, in milliseconds. */
  open_ms: z.int().min(0),
};

/** Nobody reads and fills a form faster, in milliseconds. */
const shortestOpenMs = 2_000;

/** Whether the form was open for less time than a person takes; also whoever lets the browser fill it in is as fast. */
export const isFilledTooFast = (open_ms: number): boolean => open_ms < shortestOpenMs;

export const isSuspectedSpam = ({ homepage, open_ms }: { homepage: string; open_ms: number }): boolean =>
  homepage !== '' || isFilledTooFast(open_ms);

/** An id, in lower case as the database writes it: the same piece in two spellings is one piece. */
export const lowerCaseGuid = () => z.guid().toLowerCase();

/**
 * Made by the browser for one text and sent again with every retry of it; becomes the key of the record, so that a lost
 * answer makes no second one. Absent where the browser cannot make one (a page that did not come over HTTPS).
 */
const attempt = z.guid().optional();

/**
 * A solved proof of work, in the form of the library that both sides use; only asked for (`proof_required`) where one
 * address posts again and again.
 */
export const proofOfWorkSchema = z.string().max(4_000).optional();

/** What every form of the site sends beside its texts. */
export const publicFormFields = {
  project: projectSchema,
  language: languageSchema,
  attempt,
  proof: proofOfWorkSchema,
  ...spamCheckFields,
};

/** A secret of 256 bits that stands in a mail and opens one thing: an order, a sign-up, an appointment. */
export const emailLinkKeySchema = z.string().regex(/^[0-9a-f]{64}$/);

/** The approval by which the house may use what is sent (law row L24); without it nothing is kept. */
export const privacyConsentSchema = z.literal(true);

/** Lengths as a form's `maxlength` takes them. */
export const contactFieldMaxLengths = { name: 120, email: 254, phone: 40, message: 4_000 } as const;
