// Writes a mail into the outbox, in the transaction of what it tells: nothing is told that was not written, and nothing is
// written that is not told (promise 6).
import type { Knex } from 'knex';
import type { Attachment } from './attachments.ts';
import type { House } from './content/order.ts';
import { toMailHtml } from './content/to-mail-html.ts';
import { toMailText } from './content/to-mail-text.ts';
import { type Letter, toFooter } from './letters/letter.ts';
import { toHeaderText } from './sending/header-text.ts';
import { wakeSender } from './sending/wake.ts';

export interface NewMail {
  project: string;
  house: House;
  letter: Letter;
  /** What it is about: an order by its id, or anything else as `<collection>:<id>`, at most 96 characters. */
  occasion: { order: string } | { about: string };
  /** A value of `ecommerce_mail.kind`. */
  kind: string;
  attachments?: Attachment[];
  /** Kept for the staff to send or not, instead of being sent at once. */
  isWithheld?: boolean;
}

/** Each kind once per occasion: writing it again changes nothing. It is sent as soon as the transaction is through. */
export const writeMail = async (transaction: Knex.Transaction, mail: NewMail): Promise<void> => {
  const { project, house, letter, occasion, kind, attachments = [], isWithheld = false } = mail;
  const { recipient, subject, language, blocks, replyTo, headers } = letter;
  const footer = toFooter(house, language);
  const title = toHeaderText(subject);
  await transaction('ecommerce_mail')
    .insert({
      ...{ id: transaction.raw('gen_random_uuid()'), kind, project, recipient, language, subject: title },
      ...occasion,
      text: `${toMailText(blocks, language)}\n-- \n${toMailText(footer, language)}`,
      html: toMailHtml({ language, title, sender: house.displayName, blocks, footer }),
      reply_to: replyTo ?? null,
      headers: headers ? JSON.stringify(headers) : null,
      attachments: attachments.length === 0 ? null : JSON.stringify(attachments),
      ...{
        state: isWithheld ? 'withheld' : 'pending',
        attempts: 0,
        date_created: transaction.fn.now(),
        next_attempt_at: transaction.fn.now(),
      },
    })
    .onConflict(['order' in occasion ? 'order' : 'about', 'kind'])
    .ignore();
  transaction.executionPromise.then(wakeSender, () => undefined);
};
