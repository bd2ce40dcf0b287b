import { expect, it, vi } from 'vitest';
import { toDirectusItemsRequest } from '../../../domain/directus-items-query.ts';
import { createVersionPreviewClient } from './create-version-preview-client.ts';

interface ReadRequest {
  path: string;
  params: { fields: string[]; deep?: object; version?: string };
}

/** A backend with these answers by path, and the requests that it got. */
const createBackend = (answers: Record<string, unknown>) => {
  const requests: ReadRequest[] = [];
  const request = vi.fn((command: () => unknown) => {
    const read = command() as ReadRequest;
    requests.push(read);
    return Promise.resolve(answers[read.path]);
  });
  return { requests, directus: { request } as unknown as Parameters<typeof createVersionPreviewClient>[0] };
};

const query = { fields: ['id', 'display_name'], deep: { images: { _limit: 2 } }, limit: -1 };

it('reads the record as in the version, with keys for what it adds, and all others as published', async () => {
  const { directus, requests } = createBackend({
    '/items/brand': [
      { id: 'a', display_name: 'A' },
      { id: 'b', display_name: 'B' },
    ],
    '/items/brand/b': {
      id: 'b',
      display_name: 'B im Advent',
      images: [{ id: null }, { id: 4 }],
      variants: [{ id: null }],
    },
  });
  const source = createVersionPreviewClient(directus, { collection: 'brand', item: 'b', version: 'advent' });
  expect(await source.request(toDirectusItemsRequest('brand', query))).toEqual([
    { id: 'a', display_name: 'A' },
    { id: 'b', display_name: 'B im Advent', images: [{ id: -1 }, { id: 4 }], variants: [{ id: 'new-variants-0' }] },
  ]);
  expect(requests[1]).toMatchObject({
    path: '/items/brand/b',
    params: { fields: query.fields, deep: query.deep, version: 'advent' },
  });
});

it('does not read the version for lists without the record, or for other collections', async () => {
  const { directus, requests } = createBackend({ '/items/brand': [{ id: 'a' }], '/items/event': [{ id: 'b' }] });
  const source = createVersionPreviewClient(directus, { collection: 'brand', item: 'b', version: 'advent' });
  expect(await source.request(toDirectusItemsRequest('brand', query))).toEqual([{ id: 'a' }]);
  expect(await source.request(toDirectusItemsRequest('event', query))).toEqual([{ id: 'b' }]);
  expect(requests).toHaveLength(2);
});

it('shows the sections of the page as in its version', async () => {
  const { directus, requests } = createBackend({
    '/items/page_section': [
      { id: '1', page: { id: 'home', key: 'home' } },
      { id: '2', page: { id: 'contact', key: 'contact' } },
    ],
    '/items/page/home': { sections: [{ id: null, page: { id: 'home', key: 'home' } }] },
  });
  const source = createVersionPreviewClient(directus, { collection: 'page', item: 'home', version: 'advent' });
  const sections = { fields: ['id', 'page.key'], deep: { pictures: { _sort: ['sort'] } }, limit: -1 };
  expect(await source.request(toDirectusItemsRequest('page_section', sections))).toEqual([
    { id: '2', page: { id: 'contact', key: 'contact' } },
    { id: 'new-sections-0', page: { id: 'home', key: 'home' } },
  ]);
  expect(requests[1]?.params).toMatchObject({
    fields: ['sections.id', 'sections.page.key', 'sections.page.id'],
    deep: { sections: { pictures: { _sort: ['sort'] }, _filter: { visible: { _eq: true } } } },
  });
});
