// Events. Past events stay in the studio and disappear from the site automatically.
import type { CollectionDefinition } from '../content-model-types.ts';
import { defineIdField, definePublicationStatusField, defineUpdatedAtField } from '../define-common-fields.ts';
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
  withTranslationCollection,
} from '../define-relations.ts';

const ownership = { projectPath: 'project' };

const localTimeNote = createStudioLabel('Uhrzeit am Ort des Hauses', 'Time of day where the house is');

const event = withTranslationCollection({
  name: 'event',
  label: createStudioLabel('Veranstaltung', 'Event'),
  note: createStudioLabel(
    'Vergangene verschwinden von selbst von der Website.',
    'Past ones leave the site by themselves.',
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
    defineLocalDateTimeField('starts_at', createStudioLabel('Beginn', 'Starts at'), {
      required: true,
      note: localTimeNote,
    }),
    defineLocalDateTimeField('ends_at', createStudioLabel('Ende', 'Ends at'), { required: true, note: localTimeNote }),
    defineChoiceField(
      'state',
      createStudioLabel('Stand', 'State'),
      [
        { value: 'open', label: createStudioLabel('Plätze frei', 'Places left') },
        { value: 'full', label: createStudioLabel('Ausgebucht', 'Fully booked') },
        { value: 'cancelled', label: createStudioLabel('Abgesagt', 'Cancelled') },
      ],
      { required: true, display: 'labels', column: { nullable: false, maxLength: 16, defaultValue: 'open' } },
    ),
    defineManyToOneField('branch', createStudioLabel('Filiale', 'Branch'), 'branch', {
      options: { template: '{{display_name}}' },
    }),
    defineTextField('registration_link', createStudioLabel('Anmeldung', 'Registration link'), {
      note: createStudioLabel(
        'https://…, mailto:… oder ein deutscher Pfad wie /kontakt; leer: ohne Anmeldung.',
        'https://…, mailto:… or a German path such as /kontakt; empty: no registration.',
      ),
    }),
    defineImageField('image', createStudioLabel('Bild', 'Picture'), headerImageGuidance),
    defineUpdatedAtField(),
  ],
  indexes: [['project', 'starts_at']],
  translations: [
    defineTextField('title', createStudioLabel('Titel', 'Title'), { required: true }),
    defineRichTextField('content', createStudioLabel('Text', 'Content')),
    defineTextField('place', createStudioLabel('Ort', 'Place'), {
      note: createStudioLabel(
        'Nur wenn sie außer Haus stattfindet: Name und Anschrift',
        'Only if held elsewhere: name and address',
      ),
    }),
    defineTextField('image_alt', createStudioLabel('Bildbeschreibung', 'Picture description'), {
      note: createStudioLabel('Für Menschen, die das Bild nicht sehen', 'For people who do not see the picture'),
    }),
  ],
});

export const eventCollections: CollectionDefinition[] = [...event];
