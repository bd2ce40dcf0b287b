// Events of the house: what, when, where. Past ones stay in the studio and leave the site by themselves.
import type { CollectionDefinition } from '../definition.ts';
import { id, status, updatedAt } from '../common-fields.ts';
import { choice, label, localTime, richText, text } from '../fields.ts';
import { headerGuidance } from '../picture-guidance.ts';
import { file, one, project, withTranslations } from '../relations.ts';

const ownership = { projectPath: 'project' };

const houseTime = label('Uhrzeit am Ort des Hauses', 'Time of day where the house is');

const event = withTranslations({
  name: 'event',
  label: label('Veranstaltung', 'Event'),
  note: label('Vergangene verschwinden von selbst von der Website.', 'Past ones leave the site by themselves.'),
  icon: 'event',
  folder: 'site',
  display: '{{starts_at}} {{translations}}',
  archiveField: 'status',
  hasPreview: true,
  ownership,
  readable: 'build',
  fields: [
    id(),
    status(),
    project(),
    localTime('starts_at', label('Beginn', 'Starts at'), { required: true, note: houseTime }),
    localTime('ends_at', label('Ende', 'Ends at'), { required: true, note: houseTime }),
    choice(
      'state',
      label('Stand', 'State'),
      [
        { value: 'open', label: label('Plätze frei', 'Places left') },
        { value: 'full', label: label('Ausgebucht', 'Fully booked') },
        { value: 'cancelled', label: label('Abgesagt', 'Cancelled') },
      ],
      { required: true, display: 'labels', column: { nullable: false, maxLength: 16, defaultValue: 'open' } },
    ),
    one('branch', label('Filiale', 'Branch'), 'branch', { options: { template: '{{display_name}}' } }),
    text('registration_link', label('Anmeldung', 'Registration link'), {
      note: label(
        'https://…, mailto:… oder ein deutscher Pfad wie /kontakt; leer: ohne Anmeldung.',
        'https://…, mailto:… or a German path such as /kontakt; empty: no registration.',
      ),
    }),
    file('image', label('Bild', 'Picture'), headerGuidance),
    updatedAt(),
  ],
  indexes: [['project', 'starts_at']],
  translations: [
    text('title', label('Titel', 'Title'), { required: true }),
    richText('content', label('Text', 'Content')),
    text('place', label('Ort', 'Place'), {
      note: label(
        'Nur wenn sie außer Haus stattfindet: Name und Anschrift',
        'Only if held elsewhere: name and address',
      ),
    }),
    text('image_alt', label('Bildbeschreibung', 'Picture description'), {
      note: label('Für Menschen, die das Bild nicht sehen', 'For people who do not see the picture'),
    }),
  ],
});

export const eventCollections: CollectionDefinition[] = [...event];
