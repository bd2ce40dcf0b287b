// What ties every record of the shop to its house: the project's id and the order of a list.
// Used by the taxonomy, product and settings files beside.
import { demoId } from '../../demo-id.ts';
import { projectId as projectIdOf } from '../../page-item.ts';

export const projectId = projectIdOf('arnsberg');
export const settingsId = demoId('arnsberg/settings');

/** Sort values with room between them, so that an editor can move an item without renumbering. */
export const sortAt = (index: number): number => (index + 1) * 10;

/** Gross euros as the backend keeps them: a decimal with two places. */
export const euros = (amount: number): string => amount.toFixed(2);
