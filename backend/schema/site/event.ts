// Events. Past events stay in the studio and disappear from the site automatically.
import type { CollectionDefinition } from '../definition.ts';
import { idField, statusField, updatedAtField } from '../common-fields.ts';
import { choiceField, studioLabel, localDateTimeField, richTextField, textField } from '../fields.ts';
import { headerImageGuidance } from '../image-guidance.ts';
import { imageField, manyToOneField, projectField, withTranslationCollection } from '../relations.ts';

const ownership = { projectPath: 'project' };

const localTimeNote = studioLabel('Uhrzeit am Ort des Hauses', 'Time of day where the house is');

const event = withTranslationCollection({
  name: 'event',
  label: studioLabel('Veranstaltung', 'Event'),
  note: studioLabel('Vergangene verschwinden von selbst von der Website.', 'Past ones leave the site by themselves.'),
  icon: 'event',
  folder: 'site',
  display: '{{starts_at}} {{translations}}',
  archiveField: 'status',
  hasPreview: true,
  ownership,
  readable: 'build',
  fields: [
    idField(),
    statusField(),
    projectField(),
    localDateTimeField('starts_at', studioLabel('Beginn', 'Starts at'), { required: true, note: localTimeNote }),
    localDateTimeField('ends_at', studioLabel('Ende', 'Ends at'), { required: true, note: localTimeNote }),
    choiceField(
      'state',
      studioLabel('Stand', 'State'),
      [
        { value: 'open', label: studioLabel('Plätze frei', 'Places left') },
        { value: 'full', label: studioLabel('Ausgebucht', 'Fully booked') },
        { value: 'cancelled', label: studioLabel('Abgesagt', 'Cancelled') },
      ],
      { required: true, display: 'labels', column: { nullable: false, maxLength: 16, defaultValue: 'open' } },
    ),
    manyToOneField('branch', studioLabel('Filiale', 'Branch'), 'branch', { options: { template: '{{display_name}}' } }),
    textField('registration_link', studioLabel('Anmeldung', 'Registration link'), {
      note: studioLabel(
        'https://…, mailto:… oder ein deutscher Pfad wie /kontakt; leer: ohne Anmeldung.',
        'https://…, mailto:… or a German path such as /kontakt; empty: no registration.',
      ),
    }),
    imageField('image', studioLabel('Bild', 'Picture'), headerImageGuidance),
    updatedAtField(),
  ],
  indexes: [['project', 'starts_at']],
  translations: [
    textField('title', studioLabel('Titel', 'Title'), { required: true }),
    richTextField('content', studioLabel('Text', 'Content')),
    textField('place', studioLabel('Ort', 'Place'), {
      note: studioLabel(
        'Nur wenn sie außer Haus stattfindet: Name und Anschrift',
        'Only if held elsewhere: name and address',
      ),
    }),
    textField('image_alt', studioLabel('Bildbeschreibung', 'Picture description'), {
      note: studioLabel('Für Menschen, die das Bild nicht sehen', 'For people who do not see the picture'),
    }),
  ],
});

export const eventCollections: CollectionDefinition[] = [...event];
