// What a build has left out, or has a remark about: stored with its publication, and read for the panel “Website”.
import type { Knex } from 'knex';
import {
  type ContentNotice,
  type BuildContentNotices,
  contentNoticesSchema,
} from '../../../../contract/publishing/content-notice.ts';
import type { PublishingPanelNoticesData } from '../../../../contract/publishing/publishing-panel.ts';
import type { StudioLabel } from '../../../schema/content-model-types.ts';
import { contentModelCollections } from '../../../schema/content-model.ts';
import { readRecordProjectsAndVisibility } from './read-record-projects-and-visibility.ts';
import { readStudioRecordSummary } from './studio-record-labels.ts';

const noNotices: BuildContentNotices = { notices: [], noticeCount: 0 };

/** In German and English, as in the form; of the record or of its translations. */
export const toContentNoticeFieldLabels = ({
  collection,
  fields,
}: Pick<ContentNotice, 'collection' | 'fields'>): StudioLabel[] => {
  const known = contentModelCollections
    .filter(({ name }) => name === collection || name === `${collection}_translations`)
    .flatMap((definition) => definition.fields);
  return fields.map((path) => {
    const [name = path] = path.split('.');
    return known.find((field) => field.name === name)?.label ?? { de: name, en: name };
  });
};

/** For the panel: `path` opens the form in which the record is edited. */
export const readContentNoticeSummaries = async (
  database: Knex,
  stored: unknown,
): Promise<PublishingPanelNoticesData> => {
  const { notices, noticeCount } = contentNoticesSchema.safeParse(stored).data ?? noNotices;
  const summaries = await Promise.all(
    notices.map(async (notice) => {
      const { collection, item, code, languages, detail, isLeftOut } = notice;
      const location = await readRecordProjectsAndVisibility(database, { collection, item }).catch(() => undefined);
      // Deleted since.
      if (!location) return [];
      const record = await readStudioRecordSummary(database, location.root);
      return [{ record, code, fields: toContentNoticeFieldLabels(notice), languages, detail, isLeftOut }];
    }),
  );
  const shown = summaries.flat();
  return { notices: shown, noticeCount: noticeCount - notices.length + shown.length };
};
