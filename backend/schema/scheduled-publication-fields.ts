// What all records have in common that are published: content versions, and the times at which they are published and
// withdrawn by themselves (docs/decisions/082).
import { previewableCollections } from '../../contract/publishing/preview-link.ts';
import type { CollectionDefinition, FieldDefinition } from './content-model-types.ts';
import { createStudioLabel, defineJsonField, defineLocalDateTimeField } from './define-fields.ts';

/** Whether a published record can be changed in a version that is previewed before it is promoted. */
export const isContentVersioningEnabled = ({ name }: Pick<CollectionDefinition, 'name'>): boolean =>
  previewableCollections.some((previewable) => previewable === name);

const options = { interface: 'schedule-input', display: 'schedule-display', options: { includeSeconds: false } };

/** Why the record could not be published at its time; written by the job that does so. */
export const scheduleProblemFieldDefinition = defineJsonField(
  'schedule_problem',
  createStudioLabel('Hindernis beim Veröffentlichen', 'Problem when publishing'),
  { hidden: true, readonly: true },
);

/** Local times in the project's time zone. */
export const defineScheduleFields = (): FieldDefinition[] => [
  defineLocalDateTimeField('publish_at', createStudioLabel('Veröffentlichen am', 'Publish on'), {
    ...options,
    displayOptions: { kind: 'publish' },
    note: createStudioLabel(
      'Bis dahin ein Entwurf; dann wird von selbst veröffentlicht. In einer Version: wann sie veröffentlicht wird.',
      'A draft until then, published automatically. In a version: when it is published.',
    ),
  }),
  defineLocalDateTimeField('unpublish_at', createStudioLabel('Zurückziehen am', 'Withdraw on'), {
    ...options,
    displayOptions: { kind: 'unpublish' },
    note: createStudioLabel(
      'Danach wieder ein Entwurf, der nicht mehr auf der Website steht.',
      'Afterwards a draft again, no longer on the site.',
    ),
  }),
  scheduleProblemFieldDefinition,
];
