// What was published when: a record per call of the site's host, with the changes that went with it. Written by the order
// service's neighbour backend/extensions/ecom/publishing; the studio shows it in its panel “Website”.
import { buildFailureCauses } from '../../../contract/publishing/build-failure.ts';
import { formatBuildFailureCause } from '../../../domain/format-build-failure.ts';
import type { CollectionDefinition } from '../definition.ts';
import { childIdField, createdAtField, idField } from '../common-fields.ts';
import {
  choiceField,
  integerField,
  jsonField,
  studioLabel,
  multilineField,
  displayAsLabels,
  textField,
  timestampField,
} from '../fields.ts';
import { oneToManyField, manyToOneField, projectField } from '../relations.ts';

const asWritten = { readonly: true } as const;
const kept = { readonly: true, hidden: true } as const;

/** In their order. What is before `live` is open; each has one way on, told in docs/decisions/032. */
export const publicationStates = [
  { value: 'queued', label: studioLabel('Wartet', 'Waiting') },
  { value: 'sending', label: studioLabel('Wird übergeben', 'Being handed over') },
  { value: 'sent', label: studioLabel('Übergeben', 'Handed over') },
  { value: 'building', label: studioLabel('Wird gebaut', 'Being built') },
  { value: 'live', label: studioLabel('Live', 'Live') },
  { value: 'failed', label: studioLabel('Fehlgeschlagen', 'Failed') },
  { value: 'superseded', label: studioLabel('Nachgeholt', 'Made up for') },
  { value: 'handed_over', label: studioLabel('An Baudienst übergeben', 'Handed over to a build service') },
  { value: 'unhosted', label: studioLabel('Keine Website', 'No site') },
] as const;

export type PublicationStateCode = (typeof publicationStates)[number]['value'];

const publication: CollectionDefinition = {
  name: 'publication',
  label: studioLabel('Veröffentlichung', 'Publication'),
  note: studioLabel(
    'Was wann auf die Website kam. Der Stand steht unter Einblicke, „Website“.',
    'What came to the site when. Its state stands in Insights, “Website”.',
  ),
  icon: 'publish',
  folder: 'site',
  display: '{{date_created}}, {{state}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    idField(),
    choiceField('state', studioLabel('Stand', 'State'), [...publicationStates], {
      ...asWritten,
      required: true,
      ...displayAsLabels(publicationStates),
      column: { nullable: false, maxLength: 16, defaultValue: 'queued' },
    }),
    createdAtField(),
    timestampField('sent_at', studioLabel('Übergeben am', 'Handed over at'), asWritten),
    timestampField('started_at', studioLabel('Bau begonnen am', 'Build began at'), asWritten),
    timestampField('ended_at', studioLabel('Beendet am', 'Ended at'), asWritten),
    textField('stage', studioLabel('Bauabschnitt', 'Stage of the build'), {
      ...asWritten,
      column: { nullable: true, maxLength: 16 },
    }),
    textField('release', studioLabel('Ausgabe der Website', 'Release'), asWritten),
    integerField('changed_file_count', studioLabel('Geänderte Dateien', 'Changed files'), asWritten),
    choiceField(
      'cause',
      studioLabel('Warum nicht', 'Why not'),
      buildFailureCauses.map((value) => ({
        value,
        label: studioLabel(formatBuildFailureCause(value, 'de'), formatBuildFailureCause(value, 'en')),
      })),
      { ...asWritten, column: { nullable: true, maxLength: 32 } },
    ),
    multilineField('details', studioLabel('Im Einzelnen', 'In detail'), asWritten),
    textField('record_collection', studioLabel('Betroffene Sammlung', 'Collection at fault'), {
      ...asWritten,
      column: { nullable: true, maxLength: 64 },
    }),
    textField('record_item', studioLabel('Betroffener Datensatz', 'Record at fault'), asWritten),
    oneToManyField('changes', studioLabel('Änderungen', 'Changes'), 'publication_change', asWritten),
    // How long each stage took, as the host tells it.
    jsonField('stages', studioLabel('Abschnitte', 'Stages'), kept),
    // Who pressed “publish now”.
    textField('asked_by', studioLabel('Angestoßen von', 'Asked by'), {
      ...kept,
      column: { nullable: true, maxLength: 36 },
    }),
    integerField('attempts', studioLabel('Versuche', 'Attempts'), {
      ...kept,
      required: true,
      column: { nullable: false, defaultValue: 0 },
    }),
    // Of a call that was taken and that the host does not know any more.
    integerField('losses', studioLabel('Verlorene Aufrufe', 'Lost calls'), {
      ...kept,
      required: true,
      column: { nullable: false, defaultValue: 0 },
    }),
    timestampField('next_attempt_at', studioLabel('Nächster Versuch', 'Next attempt'), kept),
    // Why the host has not taken the call yet, or nothing is known of it: a code of build-host.ts or poll-builds.ts.
    textField('problem', studioLabel('Hindernis', 'Obstacle'), { ...kept, column: { nullable: true, maxLength: 32 } }),
    projectField({ hidden: true }),
  ],
  indexes: [
    ['state', 'next_attempt_at'],
    ['project', 'date_created'],
  ],
};

/** Noted by the database with project and publication empty, then put to the publication of each project it concerns. */
const change: CollectionDefinition = {
  name: 'publication_change',
  label: studioLabel('Veröffentlichte Änderung', 'Published change'),
  folder: 'system',
  hidden: true,
  display: '{{collection}} {{item}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    childIdField(),
    manyToOneField('publication', studioLabel('Veröffentlichung', 'Publication'), 'publication', {
      ...kept,
      onDelete: 'CASCADE',
      oneField: 'changes',
    }),
    textField('collection', studioLabel('Sammlung', 'Collection'), {
      ...asWritten,
      required: true,
      column: { nullable: false, maxLength: 64 },
    }),
    textField('item', studioLabel('Datensatz', 'Record'), { ...asWritten, required: true }),
    textField('action', studioLabel('Was geschah', 'What happened'), {
      ...asWritten,
      required: true,
      column: { nullable: false, maxLength: 16 },
    }),
    textField('editor', studioLabel('Wer', 'Who'), {
      ...kept,
      required: true,
      column: { nullable: false, maxLength: 36 },
    }),
    integerField('activity', studioLabel('Eintrag im Verlauf', 'Entry of the activity'), kept),
    createdAtField(),
    manyToOneField('project', studioLabel('Projekt', 'Project'), 'project', { ...kept, onDelete: 'CASCADE' }),
  ],
  uniques: [['publication', 'collection', 'item', 'editor']],
};

export const publicationCollections: CollectionDefinition[] = [publication, change];
