// Who gets the newsletter, and the log that proves the consent (law row L23). Written by backend/extensions/ecom; the house
// exports the confirmed addresses for the tool it writes with.
import type { CollectionDefinition } from '../definition.ts';
import { createdAt, id, languageChoice } from '../common-fields.ts';
import { choice, label, shownAsLabels, text, timestamp } from '../fields.ts';
import { list, one, project } from '../relations.ts';

const asWritten = { readonly: true } as const;
const kept = { hidden: true, readonly: true } as const;

const states = [
  { value: 'pending', label: label('Noch nicht bestätigt', 'Not confirmed yet') },
  { value: 'confirmed', label: label('Bestätigt', 'Confirmed') },
  { value: 'unsubscribed', label: label('Abgemeldet', 'Unsubscribed') },
  // Filled in as programs do: no mail has gone to the address.
  { value: 'suspected', label: label('Spamverdacht', 'Suspected spam') },
];

const events = [
  { value: 'requested', label: label('Angefordert', 'Requested') },
  { value: 'confirmed', label: label('Bestätigt', 'Confirmed') },
  { value: 'unsubscribed', label: label('Abgemeldet', 'Unsubscribed') },
];

const subscription: CollectionDefinition = {
  name: 'newsletter_subscription',
  label: label('Newsletter-Anmeldung', 'Newsletter subscription'),
  note: label(
    'Nur bestätigte Adressen dürfen angeschrieben werden: Lesezeichen „Newsletter-Empfänger“, dann exportieren.',
    'Only confirmed addresses may be written to: bookmark “Newsletter-Empfänger”, then export.',
  ),
  icon: 'campaign',
  folder: 'house',
  display: '{{email}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    id(),
    choice('state', label('Stand', 'State'), states, {
      ...asWritten,
      required: true,
      ...shownAsLabels(states),
      column: { nullable: false, maxLength: 16, defaultValue: 'pending' },
    }),
    // In lower case: one address is one subscription.
    text('email', label('E-Mail', 'E-mail'), { ...asWritten, required: true }),
    languageChoice({ ...asWritten, required: true, column: { nullable: false, maxLength: 2 } }),
    createdAt(),
    timestamp('confirmed_at', label('Bestätigt am', 'Confirmed at'), asWritten),
    timestamp('unsubscribed_at', label('Abgemeldet am', 'Unsubscribed at'), asWritten),
    // For the mails that are written with another tool: ends the subscription by one click.
    text('unsubscribe_url', label('Abmeldelink', 'Unsubscribe link'), {
      ...asWritten,
      width: 'full',
      column: { nullable: true, maxLength: 512 },
      note: label(
        'Gehört in jede Ausgabe. Wer sich am Telefon abmeldet: diesen Link öffnen.',
        'Belongs into every issue. If somebody unsubscribes by telephone: open this link.',
      ),
    }),
    list('events', label('Nachweis', 'Proof'), 'newsletter_event', {
      ...asWritten,
      options: {
        layout: 'table',
        fields: ['date_created', 'kind', 'text_version', 'address'],
        sort: 'date_created',
        enableCreate: false,
        enableSelect: false,
        enableLink: false,
      },
    }),
    // SHA-256 of the key in the confirmation mail; `null` once it is used.
    text('confirm_hash', label('Prüfsumme des Links', 'Checksum of the link'), {
      ...kept,
      column: { nullable: true, maxLength: 64 },
    }),
    timestamp('confirm_until', label('Link gilt bis', 'Link ends'), kept),
    text('unsubscribe_key', label('Schlüssel der Abmeldung', 'Key of unsubscribing'), {
      ...kept,
      column: { nullable: true, maxLength: 64 },
    }),
    project({ hidden: true }),
  ],
  uniques: [['project', 'email']],
  indexes: [['project', 'state', 'date_created'], ['confirm_hash'], ['unsubscribe_key']],
};

const event: CollectionDefinition = {
  name: 'newsletter_event',
  label: label('Newsletter-Nachweis', 'Newsletter event'),
  icon: 'history',
  folder: 'house',
  hidden: true,
  display: '{{date_created}} {{kind}}',
  ownership: { projectPath: 'subscription.project' },
  isWrittenByService: true,
  fields: [
    id(),
    one('subscription', label('Anmeldung', 'Subscription'), 'newsletter_subscription', {
      ...asWritten,
      required: true,
      oneField: 'events',
    }),
    createdAt(),
    choice('kind', label('Was', 'What'), events, {
      ...asWritten,
      required: true,
      column: { nullable: false, maxLength: 16 },
    }),
    text('text_version', label('Fassung des Textes', 'Version of the text'), asWritten),
    // From where it was asked or confirmed: proof that the owner of the mailbox did it.
    text('address', label('Netzadresse', 'Network address'), {
      ...asWritten,
      column: { nullable: true, maxLength: 64 },
    }),
  ],
  indexes: [['subscription', 'date_created']],
};

export const newsletterCollections: CollectionDefinition[] = [subscription, event];
