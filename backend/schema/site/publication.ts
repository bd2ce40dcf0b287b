// What was published when: a record per call of the site's host, with the changes that went with it. Written by the order
// service's neighbour backend/extensions/ecom/publishing; the studio shows it in its panel “Website”.
import { failureCauses } from '../../../contract/publishing/build-failure.ts';
import { toCauseText } from '../../../domain/failure-text.ts';
import type { CollectionDefinition } from '../definition.ts';
import { childId, createdAt, id } from '../common-fields.ts';
import { choice, integer, json, label, multiline, shownAsLabels, text, timestamp } from '../fields.ts';
import { list, one, project } from '../relations.ts';

const asWritten = { readonly: true } as const;
const kept = { readonly: true, hidden: true } as const;

/** In their order. What is before `live` is open; each has one way on, told in docs/decisions/032. */
export const publicationStates = [
  { value: 'queued', label: label('Wartet', 'Waiting') },
  { value: 'sending', label: label('Wird übergeben', 'Being handed over') },
  { value: 'sent', label: label('Übergeben', 'Handed over') },
  { value: 'building', label: label('Wird gebaut', 'Being built') },
  { value: 'live', label: label('Live', 'Live') },
  { value: 'failed', label: label('Fehlgeschlagen', 'Failed') },
  { value: 'superseded', label: label('Nachgeholt', 'Made up for') },
  { value: 'handed_over', label: label('An Baudienst übergeben', 'Handed over to a build service') },
  { value: 'unhosted', label: label('Keine Website', 'No site') },
] as const;

export type PublicationStateName = (typeof publicationStates)[number]['value'];

const publication: CollectionDefinition = {
  name: 'publication',
  label: label('Veröffentlichung', 'Publication'),
  note: label(
    'Was wann auf die Website kam. Der Stand steht unter Einblicke, „Website“.',
    'What came to the site when. Its state stands in Insights, “Website”.',
  ),
  icon: 'publish',
  folder: 'site',
  display: '{{date_created}}, {{state}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    id(),
    choice('state', label('Stand', 'State'), [...publicationStates], {
      ...asWritten,
      required: true,
      ...shownAsLabels(publicationStates),
      column: { nullable: false, maxLength: 16, defaultValue: 'queued' },
    }),
    createdAt(),
    timestamp('sent_at', label('Übergeben am', 'Handed over at'), asWritten),
    timestamp('started_at', label('Bau begonnen am', 'Build began at'), asWritten),
    timestamp('ended_at', label('Beendet am', 'Ended at'), asWritten),
    text('stage', label('Bauabschnitt', 'Stage of the build'), {
      ...asWritten,
      column: { nullable: true, maxLength: 16 },
    }),
    text('release', label('Ausgabe der Website', 'Release'), asWritten),
    integer('changed_file_count', label('Geänderte Dateien', 'Changed files'), asWritten),
    choice(
      'cause',
      label('Warum nicht', 'Why not'),
      failureCauses.map((value) => ({ value, label: label(toCauseText(value, 'de'), toCauseText(value, 'en')) })),
      { ...asWritten, column: { nullable: true, maxLength: 32 } },
    ),
    multiline('details', label('Im Einzelnen', 'In detail'), asWritten),
    text('record_collection', label('Betroffene Sammlung', 'Collection at fault'), {
      ...asWritten,
      column: { nullable: true, maxLength: 64 },
    }),
    text('record_item', label('Betroffener Datensatz', 'Record at fault'), asWritten),
    list('changes', label('Änderungen', 'Changes'), 'publication_change', asWritten),
    // How long each stage took, as the host tells it.
    json('stages', label('Abschnitte', 'Stages'), kept),
    // Who pressed “publish now”.
    text('asked_by', label('Angestoßen von', 'Asked by'), { ...kept, column: { nullable: true, maxLength: 36 } }),
    integer('attempts', label('Versuche', 'Attempts'), {
      ...kept,
      required: true,
      column: { nullable: false, defaultValue: 0 },
    }),
    // Of a call that was taken and that the host does not know any more.
    integer('losses', label('Verlorene Aufrufe', 'Lost calls'), {
      ...kept,
      required: true,
      column: { nullable: false, defaultValue: 0 },
    }),
    timestamp('next_attempt_at', label('Nächster Versuch', 'Next attempt'), kept),
    // Why the host has not taken the call yet, or nothing is known of it: a code of call-host.ts or follow-builds.ts.
    text('problem', label('Hindernis', 'Obstacle'), { ...kept, column: { nullable: true, maxLength: 32 } }),
    project({ hidden: true }),
  ],
  indexes: [
    ['state', 'next_attempt_at'],
    ['project', 'date_created'],
  ],
};

/** Noted by the database with project and publication empty, then put to the publication of each project it concerns. */
const change: CollectionDefinition = {
  name: 'publication_change',
  label: label('Veröffentlichte Änderung', 'Published change'),
  folder: 'system',
  hidden: true,
  display: '{{collection}} {{item}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    childId(),
    one('publication', label('Veröffentlichung', 'Publication'), 'publication', {
      ...kept,
      onDelete: 'CASCADE',
      oneField: 'changes',
    }),
    text('collection', label('Sammlung', 'Collection'), {
      ...asWritten,
      required: true,
      column: { nullable: false, maxLength: 64 },
    }),
    text('item', label('Datensatz', 'Record'), { ...asWritten, required: true }),
    text('action', label('Was geschah', 'What happened'), {
      ...asWritten,
      required: true,
      column: { nullable: false, maxLength: 16 },
    }),
    text('editor', label('Wer', 'Who'), { ...kept, required: true, column: { nullable: false, maxLength: 36 } }),
    integer('activity', label('Eintrag im Verlauf', 'Entry of the activity'), kept),
    createdAt(),
    one('project', label('Projekt', 'Project'), 'project', { ...kept, onDelete: 'CASCADE' }),
  ],
  uniques: [['publication', 'collection', 'item', 'editor']],
};

export const publicationCollections: CollectionDefinition[] = [publication, change];
