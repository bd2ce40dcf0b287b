// Publications: one record per rebuild request to the site's host, with the changes it contains. Written by
// backend/extensions/ecom/publishing; shown in the studio's panel “Website”.
import { buildFailureCauses } from '../../../contract/publishing/build-failure.ts';
import { type PublicationStateCode, sitePublishingStateCodes } from '../../../contract/publishing/publishing-panel.ts';
import { formatBuildFailureCause } from '../../../domain/publishing/format-build-failure.ts';
import type { CollectionDefinition, StudioLabel } from '../content-model-types.ts';
import { defineAutoIncrementIdField, defineCreatedAtField, defineIdField } from '../define-common-fields.ts';
import {
  defineChoiceField,
  defineIntegerField,
  defineJsonField,
  createStudioLabel,
  defineMultilineTextField,
  defineTextField,
  defineTimestampField,
} from '../define-fields.ts';
import { defineOneToManyField, defineManyToOneField, defineProjectField } from '../define-relations.ts';

const readOnly = { readonly: true } as const;
const internal = { readonly: true, hidden: true } as const;

/** Shows the label of a collection instead of its name. */
const shownAsCollectionName = {
  interface: 'system-collection',
  options: { includeSystem: true },
  display: 'collection',
};

const stateLabels: Record<PublicationStateCode, StudioLabel> = {
  queued: createStudioLabel('Wartet', 'Waiting'),
  sending: createStudioLabel('Wird übergeben', 'Being handed over'),
  sent: createStudioLabel('Übergeben', 'Handed over'),
  building: createStudioLabel('Wird gebaut', 'Being built'),
  live: createStudioLabel('Live', 'Live'),
  failed: createStudioLabel('Fehlgeschlagen', 'Failed'),
  superseded: createStudioLabel('Nachgeholt', 'Published later'),
  handed_over: createStudioLabel('An Baudienst übergeben', 'Handed over to a build service'),
  unhosted: createStudioLabel('Keine Website', 'No site'),
};

const publicationStates = sitePublishingStateCodes.map((value) => ({ value, label: stateLabels[value] }));

const publication: CollectionDefinition = {
  name: 'publication',
  label: createStudioLabel('Veröffentlichung', 'Publication'),
  note: createStudioLabel(
    'Was wann auf die Website kam. Der Stand steht unter Einblicke, „Website“.',
    'What was published to the site, and when. The current status is shown in Insights, “Website”.',
  ),
  icon: 'publish',
  folder: 'site',
  display: '{{date_created}}, {{state}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    defineIdField(),
    defineChoiceField('state', createStudioLabel('Stand', 'Status'), [...publicationStates], {
      ...readOnly,
      required: true,
      maxLength: 16,
      defaultValue: 'queued',
    }),
    defineCreatedAtField(),
    defineTimestampField('sent_at', createStudioLabel('Übergeben am', 'Handed over at'), readOnly),
    defineTimestampField('started_at', createStudioLabel('Bau begonnen am', 'Build started at'), readOnly),
    defineTimestampField('ended_at', createStudioLabel('Beendet am', 'Finished at'), readOnly),
    defineTextField('stage', createStudioLabel('Bauabschnitt', 'Build stage'), { ...readOnly, maxLength: 16 }),
    defineTextField('release', createStudioLabel('Ausgabe der Website', 'Release'), readOnly),
    defineIntegerField('changed_file_count', createStudioLabel('Geänderte Dateien', 'Changed files'), readOnly),
    defineChoiceField(
      'cause',
      createStudioLabel('Warum nicht', 'Reason for failure'),
      buildFailureCauses.map((value) => ({
        value,
        label: createStudioLabel(formatBuildFailureCause(value, 'de'), formatBuildFailureCause(value, 'en')),
      })),
      { ...readOnly, maxLength: 32 },
    ),
    defineMultilineTextField('details', createStudioLabel('Im Einzelnen', 'Details'), readOnly),
    defineTextField('record_collection', createStudioLabel('Betroffene Sammlung', 'Affected collection'), {
      ...readOnly,
      ...shownAsCollectionName,
      column: { nullable: true, maxLength: 64 },
    }),
    // A key; the panel “Website” links to the record.
    defineTextField('record_item', createStudioLabel('Betroffener Datensatz', 'Affected record'), internal),
    defineOneToManyField('changes', createStudioLabel('Änderungen', 'Changes'), 'publication_change', {
      ...readOnly,
      options: {
        layout: 'table',
        fields: ['date_created', 'collection', 'action'],
        enableCreate: false,
        enableSelect: false,
        enableLink: false,
      },
    }),
    // Duration of each stage, as reported by the host.
    defineJsonField('stages', createStudioLabel('Abschnitte', 'Stages'), internal),
    // What the build has left out, or has a remark about; the panel “Website” shows it with its records.
    defineJsonField('notices', createStudioLabel('Zu prüfen', 'To check'), internal),
    // Id of the user who clicked “publish now”.
    defineTextField('asked_by', createStudioLabel('Angestoßen von', 'Started by'), { ...internal, maxLength: 36 }),
    defineIntegerField('attempts', createStudioLabel('Versuche', 'Attempts'), {
      ...internal,
      required: true,
      defaultValue: 0,
    }),
    // Number of accepted requests that the host no longer knows.
    defineIntegerField('losses', createStudioLabel('Verlorene Aufrufe', 'Lost requests'), {
      ...internal,
      required: true,
      defaultValue: 0,
    }),
    defineTimestampField('next_attempt_at', createStudioLabel('Nächster Versuch', 'Next attempt'), internal),
    // Why the host has not accepted the request, or its state is unknown: a code of build-host-client.ts or
    // poll-site-builds.ts.
    defineTextField('problem', createStudioLabel('Hindernis', 'Problem'), { ...internal, maxLength: 32 }),
    defineProjectField({ hidden: true }),
  ],
  indexes: [
    ['state', 'next_attempt_at'],
    ['project', 'date_created'],
  ],
};

const actions = {
  create: createStudioLabel('Angelegt', 'Created'),
  update: createStudioLabel('Geändert', 'Changed'),
  delete: createStudioLabel('Gelöscht', 'Deleted'),
};

/**
 * Written by a database trigger without project and publication, then assigned to the publication of each affected
 * project.
 */
const change: CollectionDefinition = {
  name: 'publication_change',
  label: createStudioLabel('Veröffentlichte Änderung', 'Published change'),
  folder: 'system',
  hidden: true,
  display: '{{collection}}: {{action}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    defineAutoIncrementIdField(),
    defineManyToOneField('publication', createStudioLabel('Veröffentlichung', 'Publication'), 'publication', {
      ...internal,
      onDelete: 'CASCADE',
      oneField: 'changes',
    }),
    defineTextField('collection', createStudioLabel('Sammlung', 'Collection'), {
      ...readOnly,
      ...shownAsCollectionName,
      required: true,
      column: { nullable: false, maxLength: 64 },
    }),
    defineTextField('item', createStudioLabel('Datensatz', 'Record'), { ...internal, required: true }),
    defineChoiceField('action', createStudioLabel('Was geschah', 'Action'), actions, {
      ...readOnly,
      required: true,
      maxLength: 16,
    }),
    defineTextField('editor', createStudioLabel('Wer', 'Changed by'), { ...internal, required: true, maxLength: 36 }),
    defineIntegerField('activity', createStudioLabel('Eintrag im Verlauf', 'Activity log entry'), internal),
    defineCreatedAtField(),
    defineManyToOneField('project', createStudioLabel('Projekt', 'Project'), 'project', {
      ...internal,
      onDelete: 'CASCADE',
    }),
  ],
  uniques: [['publication', 'collection', 'item', 'editor']],
};

export const publicationLogCollections: CollectionDefinition[] = [publication, change];
