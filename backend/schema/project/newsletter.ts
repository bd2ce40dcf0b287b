// Newsletter subscriptions, and the log that proves consent (law row L23). Written by backend/extensions/ecom; the
// staff exports confirmed addresses to its newsletter tool.
import type { CollectionDefinition } from '../content-model-types.ts';
import { defineCreatedAtField, defineIdField, defineLanguageField } from '../define-common-fields.ts';
import { defineChoiceField, createStudioLabel, defineTextField, defineTimestampField } from '../define-fields.ts';
import { defineOneToManyField, defineManyToOneField, defineProjectField } from '../define-relations.ts';

const readOnly = { readonly: true } as const;
const internal = { hidden: true, readonly: true } as const;

const states = {
  pending: createStudioLabel('Noch nicht bestätigt', 'Not yet confirmed'),
  confirmed: createStudioLabel('Bestätigt', 'Confirmed'),
  unsubscribed: createStudioLabel('Abgemeldet', 'Unsubscribed'),
  // No email is sent to the address.
  suspected: createStudioLabel('Spamverdacht', 'Suspected spam'),
};

const events = {
  requested: createStudioLabel('Angefordert', 'Requested'),
  confirmed: createStudioLabel('Bestätigt', 'Confirmed'),
  unsubscribed: createStudioLabel('Abgemeldet', 'Unsubscribed'),
};

const subscription: CollectionDefinition = {
  name: 'newsletter_subscription',
  label: createStudioLabel('Newsletter-Anmeldung', 'Newsletter subscription'),
  note: createStudioLabel(
    'Nur bestätigte Adressen dürfen angeschrieben werden: Lesezeichen „Newsletter-Empfänger“, dann exportieren.',
    'Only confirmed addresses may be emailed: open the bookmark “Newsletter-Empfänger”, then export.',
  ),
  icon: 'campaign',
  folder: 'house',
  display: '{{email}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    defineIdField(),
    defineChoiceField('state', createStudioLabel('Stand', 'Status'), states, {
      ...readOnly,
      required: true,
      maxLength: 16,
      defaultValue: 'pending',
    }),
    // Stored in lower case, so an address has one subscription.
    defineTextField('email', createStudioLabel('E-Mail', 'Email'), { ...readOnly, required: true }),
    defineLanguageField({ ...readOnly, required: true, maxLength: 2 }),
    defineCreatedAtField(),
    defineTimestampField('confirmed_at', createStudioLabel('Bestätigt am', 'Confirmed at'), readOnly),
    defineTimestampField('unsubscribed_at', createStudioLabel('Abgemeldet am', 'Unsubscribed at'), readOnly),
    // One-click unsubscribe link for emails of the newsletter tool.
    defineTextField('unsubscribe_url', createStudioLabel('Abmeldelink', 'Unsubscribe link'), {
      ...readOnly,
      width: 'full',
      maxLength: 512,
      note: createStudioLabel(
        'Gehört in jede Ausgabe. Wer sich am Telefon abmeldet: diesen Link öffnen.',
        'Include it in every issue. If someone unsubscribes by phone, open this link.',
      ),
    }),
    defineOneToManyField('events', createStudioLabel('Nachweis', 'Proof of consent'), 'newsletter_event', {
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
    defineTextField('confirm_hash', createStudioLabel('Prüfsumme des Links', 'Link checksum'), {
      ...internal,
      maxLength: 64,
    }),
    defineTimestampField('confirm_until', createStudioLabel('Link gilt bis', 'Link valid until'), internal),
    defineTextField('unsubscribe_key', createStudioLabel('Schlüssel der Abmeldung', 'Unsubscribe key'), {
      ...internal,
      maxLength: 64,
    }),
    defineProjectField({ hidden: true }),
  ],
  uniques: [['project', 'email']],
  indexes: [['project', 'state', 'date_created'], ['confirm_hash'], ['unsubscribe_key']],
};

const event: CollectionDefinition = {
  name: 'newsletter_event',
  label: createStudioLabel('Newsletter-Nachweis', 'Newsletter proof of consent'),
  icon: 'history',
  folder: 'house',
  hidden: true,
  display: '{{date_created}} {{kind}}',
  ownership: { projectPath: 'subscription.project' },
  isWrittenByService: true,
  fields: [
    defineIdField(),
    defineManyToOneField('subscription', createStudioLabel('Anmeldung', 'Subscription'), 'newsletter_subscription', {
      ...readOnly,
      required: true,
      oneField: 'events',
    }),
    defineCreatedAtField(),
    defineChoiceField('kind', createStudioLabel('Was', 'Event'), events, {
      ...readOnly,
      required: true,
      maxLength: 16,
    }),
    defineTextField('text_version', createStudioLabel('Fassung des Textes', 'Text version'), readOnly),
    // IP address of the sign-up or confirmation, as proof of consent.
    defineTextField('address', createStudioLabel('Netzadresse', 'IP address'), { ...readOnly, maxLength: 64 }),
  ],
  indexes: [['subscription', 'date_created']],
};

export const newsletterCollections: CollectionDefinition[] = [subscription, event];
