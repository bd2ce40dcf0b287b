// Newsletter subscriptions, and the log that proves consent (law row L23). Written by backend/extensions/ecom; the
// staff exports confirmed addresses to its newsletter tool.
import type { CollectionDefinition } from '../definition.ts';
import { createdAtField, idField, languageField } from '../common-fields.ts';
import { choiceField, studioLabel, displayAsLabels, textField, timestampField } from '../fields.ts';
import { oneToManyField, manyToOneField, projectField } from '../relations.ts';

const readOnly = { readonly: true } as const;
const internal = { hidden: true, readonly: true } as const;

const states = [
  { value: 'pending', label: studioLabel('Noch nicht bestätigt', 'Not confirmed yet') },
  { value: 'confirmed', label: studioLabel('Bestätigt', 'Confirmed') },
  { value: 'unsubscribed', label: studioLabel('Abgemeldet', 'Unsubscribed') },
  // No email is sent to the address.
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
      ...readOnly,
      required: true,
      ...displayAsLabels(states),
      column: { nullable: false, maxLength: 16, defaultValue: 'pending' },
    }),
    // Stored in lower case, so an address has one subscription.
    textField('email', studioLabel('E-Mail', 'E-mail'), { ...readOnly, required: true }),
    languageField({ ...readOnly, required: true, column: { nullable: false, maxLength: 2 } }),
    createdAtField(),
    timestampField('confirmed_at', studioLabel('Bestätigt am', 'Confirmed at'), readOnly),
    timestampField('unsubscribed_at', studioLabel('Abgemeldet am', 'Unsubscribed at'), readOnly),
    // One-click unsubscribe link for emails of the newsletter tool.
    textField('unsubscribe_url', studioLabel('Abmeldelink', 'Unsubscribe link'), {
      ...readOnly,
      width: 'full',
      column: { nullable: true, maxLength: 512 },
      note: studioLabel(
        'Gehört in jede Ausgabe. Wer sich am Telefon abmeldet: diesen Link öffnen.',
        'Belongs into every issue. If somebody unsubscribes by telephone: open this link.',
      ),
    }),
    oneToManyField('events', studioLabel('Nachweis', 'Proof'), 'newsletter_event', {
      ...readOnly,
      options: {
        layout: 'table',
        fields: ['date_created', 'kind', 'text_version', 'address'],
        sort: 'date_created',
        enableCreate: false,
        enableSelect: false,
        enableLink: false,
      },
    }),
    // SHA-256 of the key in the confirmation email; `null` once it is used.
    textField('confirm_hash', studioLabel('Prüfsumme des Links', 'Checksum of the link'), {
      ...internal,
      column: { nullable: true, maxLength: 64 },
    }),
    timestampField('confirm_until', studioLabel('Link gilt bis', 'Link ends'), internal),
    textField('unsubscribe_key', studioLabel('Schlüssel der Abmeldung', 'Key of unsubscribing'), {
      ...internal,
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
      ...readOnly,
      required: true,
      oneField: 'events',
    }),
    createdAtField(),
    choiceField('kind', studioLabel('Was', 'What'), events, {
      ...readOnly,
      required: true,
      column: { nullable: false, maxLength: 16 },
    }),
    textField('text_version', studioLabel('Fassung des Textes', 'Version of the text'), readOnly),
    // IP address of the sign-up or confirmation, as proof of consent.
    textField('address', studioLabel('Netzadresse', 'Network address'), {
      ...readOnly,
      column: { nullable: true, maxLength: 64 },
    }),
  ],
  indexes: [['subscription', 'date_created']],
};

export const newsletterCollections: CollectionDefinition[] = [subscription, event];
