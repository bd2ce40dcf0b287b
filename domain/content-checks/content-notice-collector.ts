// Collects what a build leaves out or has a remark about, for the studio's panel “Website”. Pure.
import type { Locale } from '../../contract/locale.ts';
import {
  type ContentNotice,
  type BuildContentNotices,
  type ContentProblemCode,
  maxContentNoticesPerBuild,
  maxContentNoticeDetailLength,
} from '../../contract/publishing/content-notice.ts';

export interface ContentNoticeInput {
  collection: string;
  item: string;
  code: ContentProblemCode;
  field?: string;
  language?: Locale;
  detail?: string;
  isLeftOut?: boolean;
}

export type ContentNoticeReporter = (notice: ContentNoticeInput) => void;

export interface ContentNoticeCollector {
  report: ContentNoticeReporter;
  read: () => BuildContentNotices;
}

/** Shown after all others, in this order. */
const lastShown: readonly ContentProblemCode[] = ['main_language_missing', 'alt_missing', 'translation_missing'];

/** What is left out comes first. */
const toRank = ({ isLeftOut, code }: ContentNotice): number => (isLeftOut ? -2 : lastShown.indexOf(code));

const addMissing = <Value>(values: Value[], value: Value | undefined): void => {
  if (value !== undefined && !values.includes(value)) values.push(value);
};

const toKey = ({ collection, item, code, detail }: Pick<ContentNotice, 'code' | 'collection' | 'detail' | 'item'>) =>
  JSON.stringify([collection, item, code, detail]);

const none: BuildContentNotices = { notices: [], noticeCount: 0 };

/** Merges notices that differ only by field or language. @param earlier those of an earlier step of the build */
export const createContentNoticeCollector = (earlier: BuildContentNotices = none): ContentNoticeCollector => {
  const byKey = new Map(earlier.notices.map((notice) => [toKey(notice), notice]));
  const unlistedCount = earlier.noticeCount - earlier.notices.length;
  return {
    report: ({ collection, item, code, field, language, isLeftOut = false, ...rest }) => {
      const detail = rest.detail?.slice(0, maxContentNoticeDetailLength) ?? null;
      const key = toKey({ collection, item, code, detail });
      const notice = byKey.get(key) ?? {
        collection,
        item,
        code,
        fields: [],
        languages: [],
        detail,
        isLeftOut,
      };
      if (notice.fields.length < maxContentNoticesPerBuild) addMissing(notice.fields, field);
      addMissing(notice.languages, language);
      byKey.set(key, notice);
    },
    read: () => {
      const notices = [...byKey.values()].toSorted((a, b) => toRank(a) - toRank(b));
      return { notices: notices.slice(0, maxContentNoticesPerBuild), noticeCount: notices.length + unlistedCount };
    },
  };
};
