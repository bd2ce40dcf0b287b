import { expect, it } from 'vitest';
import { contentNoticesSchema, maxContentNoticesPerBuild } from '../../contract/publishing/content-notice.ts';
import { createContentNoticeCollector } from './content-notice-collector.ts';

it('merges fields and languages of the same problem of a record', () => {
  const { report, read } = createContentNoticeCollector();
  const page = { collection: 'page', item: '1', code: 'translation_missing' } as const;
  report({ ...page, field: 'title', language: 'en' });
  report({ ...page, field: 'lead', language: 'en' });
  report({ ...page, field: 'title', language: 'fr' });
  report({ ...page, item: '2', field: 'title', language: 'fr' });
  expect(read().notices).toMatchObject([
    { item: '1', fields: ['title', 'lead'], languages: ['en', 'fr'], isLeftOut: false },
    { item: '2', fields: ['title'], languages: ['fr'] },
  ]);
});

it('keeps what is left out, then what is wrong, and counts the rest', () => {
  const { report, read } = createContentNoticeCollector();
  for (let item = 0; item < 2 * maxContentNoticesPerBuild; item += 1)
    report({ collection: 'page', item: String(item), code: 'translation_missing', field: 'title', language: 'fr' });
  report({ collection: 'page_section', item: 's', code: 'dead_link', detail: '/weg' });
  report({ collection: 'event', item: 'e', code: 'ends_before_start', field: 'ends_at', isLeftOut: true });
  const { notices, noticeCount } = read();
  expect(notices.map(({ item }) => item).slice(0, 3)).toEqual(['e', 's', '0']);
  expect([notices.length, noticeCount]).toEqual([maxContentNoticesPerBuild, 2 * maxContentNoticesPerBuild + 2]);
  expect(contentNoticesSchema.safeParse(read()).success).toBe(true);
});

it('continues the notices of an earlier step', () => {
  const first = createContentNoticeCollector();
  for (let item = 0; item < maxContentNoticesPerBuild + 5; item += 1)
    first.report({ collection: 'page', item: String(item), code: 'alt_missing' });
  const second = createContentNoticeCollector(first.read());
  second.report({ collection: 'page', item: '0', code: 'anchor_missing', detail: '#x' });
  expect(second.read()).toMatchObject({
    notices: [
      { code: 'anchor_missing' },
      { code: 'alt_missing' },
      ...Array<object>(maxContentNoticesPerBuild - 2).fill({}),
    ],
    noticeCount: maxContentNoticesPerBuild + 6,
  });
});
