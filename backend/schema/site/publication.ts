// Publications: one record per rebuild request to the site's host, with the changes it contains. Written by
// backend/extensions/ecom/publishing; shown in the studio's panel “Website”.
import { buildFailureCauses } from '../../../contract/publishing/build-failure.ts';
import { type PublicationStateCode, publicationStateCodes } from '../../../contract/publishing/publishing-panel.ts';
import { formatBuildFailureCause } from '../../../domain/publishing/format-build-failure.ts';
import type { CollectionDefinition, StudioLabel } from '../definition.ts';
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

const readOnly = { readonly: true } as const;
const internal = { readonly: true, hidden: true } as const;

const stateLabels: Record<PublicationStateCode, StudioLabel> = {
  queued: studioLabel('Wartet', 'Waiting'),
  sending: studioLabel('Wird übergeben', 'Being handed over'),
  sent: studioLabel('Übergeben', 'Handed over'),
  building: studioLabel('Wird gebaut', 'Being built'),
  live: studioLabel('Live', 'Live'),
  failed: studioLabel('Fehlgeschlagen', 'Failed'),
  superseded: studioLabel('Nachgeholt', 'Made up for'),
  handed_over: studioLabel('An Baudienst übergeben', 'Handed over to a build service'),
  unhosted: studioLabel('Keine Website', 'No site'),
};

const publicationStates = publicationStateCodes.map((value) => ({ value, label: stateLabels[value] }));

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
      ...readOnly,
      required: true,
      ...displayAsLabels(publicationStates),
      column: { nullable: false, maxLength: 16, defaultValue: 'queued' },
    }),
    createdAtField(),
    timestampField('sent_at', studioLabel('Übergeben am', 'Handed over at'), readOnly),
    timestampField('started_at', studioLabel('Bau begonnen am', 'Build began at'), readOnly),
    timestampField('ended_at', studioLabel('Beendet am', 'Ended at'), readOnly),
    textField('stage', studioLabel('Bauabschnitt', 'Stage of the build'), {
      ...readOnly,
      column: { nullable: true, maxLength: 16 },
    }),
    textField('release', studioLabel('Ausgabe der Website', 'Release'), readOnly),
    integerField('changed_file_count', studioLabel('Geänderte Dateien', 'Changed files'), readOnly),
    choiceField(
      'cause',
      studioLabel('Warum nicht', 'Why not'),
      buildFailureCauses.map((value) => ({
        value,
        label: studioLabel(formatBuildFailureCause(value, 'de'), formatBuildFailureCause(value, 'en')),
      })),
      { ...readOnly, column: { nullable: true, maxLength: 32 } },
    ),
    multilineField('details', studioLabel('Im Einzelnen', 'In detail'), readOnly),
    textField('record_collection', studioLabel('Betroffene Sammlung', 'Collection at fault'), {
      ...readOnly,
      column: { nullable: true, maxLength: 64 },
    }),
    textField('record_item', studioLabel('Betroffener Datensatz', 'Record at fault'), readOnly),
    oneToManyField('changes', studioLabel('Änderungen', 'Changes'), 'publication_change', readOnly),
    // Duration of each stage, as reported by the host.
    jsonField('stages', studioLabel('Abschnitte', 'Stages'), internal),
    // Id of the user who clicked “publish now”.
    textField('asked_by', studioLabel('Angestoßen von', 'Asked by'), {
      ...internal,
      column: { nullable: true, maxLength: 36 },
    }),
    integerField('attempts', studioLabel('Versuche', 'Attempts'), {
      ...internal,
      required: true,
      column: { nullable: false, defaultValue: 0 },
    }),
    // Number of accepted requests that the host no longer knows.
    integerField('losses', studioLabel('Verlorene Aufrufe', 'Lost calls'), {
      ...internal,
      required: true,
      column: { nullable: false, defaultValue: 0 },
    }),
    timestampField('next_attempt_at', studioLabel('Nächster Versuch', 'Next attempt'), internal),
    // Why the host has not accepted the request, or its state is unknown: a code of build-host-client.ts or
    // poll-builds.ts.
    textField('problem', studioLabel('Hindernis', 'Obstacle'), {
      ...internal,
      column: { nullable: true, maxLength: 32 },
    }),
    projectField({ hidden: true }),
  ],
  indexes: [
    ['state', 'next_attempt_at'],
    ['project', 'date_created'],
  ],
};

/**
 * Written by a database trigger without project and publication, then assigned to the publication of each affected
 * project.
 */
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
      ...internal,
      onDelete: 'CASCADE',
      oneField: 'changes',
    }),
    textField('collection', studioLabel('Sammlung', 'Collection'), {
      ...readOnly,
      required: true,
      column: { nullable: false, maxLength: 64 },
    }),
    textField('item', studioLabel('Datensatz', 'Record'), { ...readOnly, required: true }),
    textField('action', studioLabel('Was geschah', 'What happened'), {
      ...readOnly,
      required: true,
      column: { nullable: false, maxLength: 16 },
    }),
    textField('editor', studioLabel('Wer', 'Who'), {
      ...internal,
      required: true,
      column: { nullable: false, maxLength: 36 },
    }),
    integerField('activity', studioLabel('Eintrag im Verlauf', 'Entry of the activity'), internal),
    createdAtField(),
    manyToOneField('project', studioLabel('Projekt', 'Project'), 'project', { ...internal, onDelete: 'CASCADE' }),
  ],
  uniques: [['publication', 'collection', 'item', 'editor']],
};

export const publicationCollections: CollectionDefinition[] = [publication, change];
