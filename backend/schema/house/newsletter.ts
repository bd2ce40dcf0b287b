// Who gets the newsletter, and the log that proves the consent (law row L23). Written by backend/extensions/ecom; the house
// exports the confirmed addresses for the tool it writes with.
import type { CollectionDefinition } from '../definition.ts';
import { createdAtField, idField, languageField } from '../common-fields.ts';
import { choiceField, studioLabel, displayAsLabels, textField, timestampField } from '../fields.ts';
import { oneToManyField, manyToOneField, projectField } from '../relations.ts';

const asWritten = { readonly: true } as const;
const kept = { hidden: true, readonly: true } as const;

const states = [
  { value: 'pending', label: studioLabel('Noch nicht bestätigt', 'Not confirmed yet') },
  { value: 'confirmed', label: studioLabel('Bestätigt', 'Confirmed') },
  { value: 'unsubscribed', label: studioLabel('Abgemeldet', 'Unsubscribed') },
  // Filled in as programs do: no mail has gone to the address.
  { value: 'suspected', label: studioLabel('Spamverdacht', 'Suspected spam') },
];

const events = [
  { value: 'requested', label: studioLabel('Angefordert', 'Requested') },
  { value: 'confirmed', label: studioLabel('Bestätigt', 'Confirmed') },
  { value: 'unsubscribed', label: studioLabel('Abgemeldet', 'Unsubscribed') },
];

const subscription: CollectionDefinition = {
  name: 'newsletter_subscription',
  label: studioLabel('Newsletter-Anmeldung', 'Newsletter subscription'),
  note: studioLabel(
    'Nur bestätigte Adressen dürfen angeschrieben werden: Lesezeichen „Newsletter-Empfänger“, dann exportieren.',
    'Only confirmed addresses may be written to: bookmark “Newsletter-Empfänger”, then export.',
  ),
  icon: 'campaign',
  folder: 'house',
  display: '{{email}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    idField(),
    choiceField('state', studioLabel('Stand', 'State'), states, {
      ...asWritten,
      required: true,
      ...displayAsLabels(states),
      column: { nullable: false, maxLength: 16, defaultValue: 'pending' },
    }),
    // In lower case: one address is one subscription.
    textField('email', studioLabel('E-Mail', 'E-mail'), { ...asWritten, required: true }),
    languageField({ ...asWritten, required: true, column: { nullable: false, maxLength: 2 } }),
    createdAtField(),
    timestampField('confirmed_at', studioLabel('Bestätigt am', 'Confirmed at'), asWritten),
    timestampField('unsubscribed_at', studioLabel('Abgemeldet am', 'Unsubscribed at'), asWritten),
    // For the mails that are written with another tool: ends the subscription by one click.
    textField('unsubscribe_url', studioLabel('Abmeldelink', 'Unsubscribe link'), {
      ...asWritten,
      width: 'full',
      column: { nullable: true, maxLength: 512 },
      note: studioLabel(
        'Gehört in jede Ausgabe. Wer sich am Telefon abmeldet: diesen Link öffnen.',
        'Belongs into every issue. If somebody unsubscribes by telephone: open this link.',
      ),
    }),
    oneToManyField('events', studioLabel('Nachweis', 'Proof'), 'newsletter_event', {
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
    textField('confirm_hash', studioLabel('Prüfsumme des Links', 'Checksum of the link'), {
      ...kept,
      column: { nullable: true, maxLength: 64 },
    }),
    timestampField('confirm_until', studioLabel('Link gilt bis', 'Link ends'), kept),
    textField('unsubscribe_key', studioLabel('Schlüssel der Abmeldung', 'Key of unsubscribing'), {
      ...kept,
      column: { nullable: true, maxLength: 64 },
    }),
    projectField({ hidden: true }),
  ],
  uniques: [['project', 'email']],
  indexes: [['project', 'state', 'date_created'], ['confirm_hash'], ['unsubscribe_key']],
};

const event: CollectionDefinition = {
  name: 'newsletter_event',
  label: studioLabel('Newsletter-Nachweis', 'Newsletter event'),
  icon: 'history',
  folder: 'house',
  hidden: true,
  display: '{{date_created}} {{kind}}',
  ownership: { projectPath: 'subscription.project' },
  isWrittenByService: true,
  fields: [
    idField(),
    manyToOneField('subscription', studioLabel('Anmeldung', 'Subscription'), 'newsletter_subscription', {
      ...asWritten,
      required: true,
      oneField: 'events',
    }),
    createdAtField(),
    choiceField('kind', studioLabel('Was', 'What'), events, {
      ...asWritten,
      required: true,
      column: { nullable: false, maxLength: 16 },
    }),
    textField('text_version', studioLabel('Fassung des Textes', 'Version of the text'), asWritten),
    // From where it was asked or confirmed: proof that the owner of the mailbox did it.
    textField('address', studioLabel('Netzadresse', 'Network address'), {
      ...asWritten,
      column: { nullable: true, maxLength: 64 },
    }),
  ],
  indexes: [['subscription', 'date_created']],
};

export const newsletterCollections: CollectionDefinition[] = [subscription, event];
