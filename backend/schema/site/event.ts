// Events. Past events stay in the studio and disappear from the site automatically.
import { defineScheduleFields } from '../scheduled-publication-fields.ts';
import type { CollectionDefinition } from '../content-model-types.ts';
import {
  defineIdField,
  definePublicationStatusField,
  defineUpdatedAtField,
  defineAlternativeTextField,
} from '../define-common-fields.ts';
import {
  defineChoiceField,
  createStudioLabel,
  defineLocalDateTimeField,
  defineRichTextField,
  defineTextField,
} from '../define-fields.ts';
import { headerImageGuidance } from '../image-upload-guidance.ts';
import {
  defineImageField,
  defineManyToOneField,
  defineProjectField,
  defineCollectionWithTranslations,
} from '../define-relations.ts';

const ownership = { projectPath: 'project' };

const localTimeNote = createStudioLabel('Uhrzeit am Ort des Hauses', 'Local time at the shop');

const event = defineCollectionWithTranslations({
  name: 'event',
  label: createStudioLabel('Veranstaltung', 'Event'),
  note: createStudioLabel(
    'Vergangene verschwinden von selbst von der Website.',
    'Past events disappear from the site automatically.',
  ),
  icon: 'event',
  folder: 'site',
  display: '{{starts_at}} {{translations}}',
  archiveField: 'status',
  hasPreview: true,
  ownership,
  readable: 'build',
  fields: [
    defineIdField(),
    definePublicationStatusField(),
    defineProjectField(),
    ...defineScheduleFields(),
    defineLocalDateTimeField('starts_at', createStudioLabel('Beginn', 'Starts at'), {
      required: true,
      note: localTimeNote,
    }),
    defineLocalDateTimeField('ends_at', createStudioLabel('Ende', 'Ends at'), { required: true, note: localTimeNote }),
    defineChoiceField(
      'state',
      createStudioLabel('Stand', 'Availability'),
      {
        open: createStudioLabel('Plätze frei', 'Places available'),
        full: createStudioLabel('Ausgebucht', 'Fully booked'),
        cancelled: createStudioLabel('Abgesagt', 'Cancelled'),
      },
      { required: true, maxLength: 16, defaultValue: 'open' },
    ),
    defineManyToOneField('branch', createStudioLabel('Filiale', 'Branch'), 'branch', {
      options: { template: '{{display_name}}' },
    }),
    defineTextField('registration_link', createStudioLabel('Anmeldung', 'Registration link'), {
      note: createStudioLabel(
        'https://…, mailto:… oder ein deutscher Pfad wie /kontakt; leer: ohne Anmeldung.',
        'https://…, mailto:… or a German path such as /kontakt; leave empty for no registration.',
      ),
    }),
    defineImageField('image', createStudioLabel('Bild', 'Image'), headerImageGuidance),
    defineUpdatedAtField(),
  ],
  indexes: [['project', 'starts_at']],
  translations: [
    defineTextField('title', createStudioLabel('Titel', 'Title'), { required: true }),
    defineRichTextField('content', createStudioLabel('Text', 'Content')),
    defineTextField('place', createStudioLabel('Ort', 'Venue'), {
      note: createStudioLabel(
        'Nur wenn sie außer Haus stattfindet: Name und Anschrift',
        'Only if the event takes place elsewhere: name and address',
      ),
    }),
    defineAlternativeTextField('image_alt'),
  ],
});

export const eventCollectionDefinitions: CollectionDefinition[] = [...event];
