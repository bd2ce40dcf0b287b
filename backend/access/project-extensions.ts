// The project as a field of Directus's own users and files: whom an editor works for, whose picture a file is.
// Given to the applier together with the content model.
import type { SystemCollectionExtension } from '../apply/wanted-schema.ts';
import { label } from '../schema/fields.ts';
import { one } from '../schema/relations.ts';

export const projectExtensions: SystemCollectionExtension[] = [
  {
    collection: 'directus_users',
    fields: [
      one('project', label('Projekt', 'Project'), 'project', {
        note: label('Redaktionen sehen und ändern nur dieses Projekt.', 'Editors see and change only this project.'),
      }),
    ],
  },
  {
    collection: 'directus_files',
    fields: [
      one('project', label('Projekt', 'Project'), 'project', {
        note: label('Leer: alle Redaktionen dürfen die Datei verwenden.', 'Empty: every editor may use the file.'),
      }),
      {
        name: 'is_published',
        type: 'boolean',
        label: label('Veröffentlicht', 'Published'),
        note: label(
          'Von der Datenbank gepflegt: ob etwas Veröffentlichtes die Datei verwendet',
          'Kept by the database: whether something published uses the file',
        ),
        interface: 'boolean',
        special: ['cast-boolean'],
        width: 'half',
        readonly: true,
        column: { nullable: false, derived: true },
      },
    ],
  },
];
