// Fields that everything has which visitors send: how far the staff is with it, the language it came in.
import type { FieldDefinition } from './definition.ts';
import { choice, type Extra, label } from './fields.ts';

const statuses = [
  { value: 'new', label: label('Neu', 'New') },
  { value: 'answered', label: label('Beantwortet', 'Answered') },
  { value: 'closed', label: label('Erledigt', 'Closed') },
  { value: 'suspected', label: label('Spamverdacht', 'Suspected spam') },
];

/** Of a message that waits for an answer. */
export const messageStatus = (): FieldDefinition =>
  choice('status', label('Status', 'Status'), statuses, {
    required: true,
    display: 'labels',
    displayOptions: { choices: statuses.map(({ value, label: text }) => ({ value, text: text.de })) },
    note: label(
      'Spamverdacht: Das Formular wurde schneller oder anders ausgefüllt, als Menschen es tun. Bitte nachsehen, bevor gelöscht wird.',
      'Suspected spam: the form was filled in faster or otherwise than people do. Please look before deleting.',
    ),
    column: { nullable: false, maxLength: 16, defaultValue: 'new' },
  });

export const languageChoice = (extra: Extra = {}): FieldDefinition =>
  choice(
    'language',
    label('Sprache', 'Language'),
    [
      { value: 'de', label: label('Deutsch', 'German') },
      { value: 'en', label: label('Englisch', 'English') },
      { value: 'fr', label: label('Französisch', 'French') },
    ],
    extra,
  );
