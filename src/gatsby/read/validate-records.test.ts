import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { requiredTextSchema } from '../../../contract/common-record-schemas.ts';
import {
  testBrokenContentRecords,
  testValidContentRecords,
} from '../../../domain/content-checks/content-records.fixture.ts';
import { SiteBuildContentError, parseCollectionRecords } from './validate-records.ts';

const schema = z.object({
  id: z.string(),
  city: requiredTextSchema,
  links: z.array(z.object({ href: requiredTextSchema })),
});

const context = { log: () => undefined, report: () => undefined };

describe('records without which there is no site', () => {
  it('name collection, id and field of every invalid value', () => {
    const check = () =>
      parseCollectionRecords(context, 'company', schema, [
        { id: 'a', city: 'Köln', links: [] },
        { id: 'b', city: ' ', links: [{ href: 7 }] },
        { city: 'Bonn', links: [] },
      ]);
    expect(check).toThrow(SiteBuildContentError);
    expect(check).toThrow(
      /company b, field "city": is empty\ncompany b, field "links\.0\.href": .*\ncompany \(no id\), field "id"/,
    );
  });

  it('include the first invalid one, for a link in the studio', () => {
    const check = () =>
      parseCollectionRecords(context, 'company', schema, [
        { id: 'a', city: 'Köln', links: [] },
        { city: 'Bonn' },
        { id: 7 },
        { id: 'c' },
      ]);
    expect(check).toThrow(expect.objectContaining({ record: { collection: 'company', item: '7' } }));
  });

  it('are also the legal pages and a previewed record', () => {
    const pageSchema = z.object({ id: z.string(), key: z.string(), translations: z.array(z.object({})) });
    const parse = (key: string, preview?: { collection: 'page'; item: string }) => () =>
      parseCollectionRecords({ ...context, preview }, 'page', pageSchema, [{ id: '1', key, translations: [] }]);
    expect(parse('imprint')).toThrow(SiteBuildContentError);
    expect(parse('withdrawal')).toThrow(SiteBuildContentError);
    expect(parse('about')()).toEqual([]);
    expect(parse('about', { collection: 'page', item: '1' })).toThrow(SiteBuildContentError);
  });
});

it('returns the validated records', () => {
  expect(parseCollectionRecords(context, 'branch', schema, [{ id: 'a', city: ' Köln ', links: [] }])).toEqual([
    { id: 'a', city: 'Köln', links: [] },
  ]);
});

it('leaves out an invalid record, and reports it with its field', () => {
  const report = vi.fn();
  const log: string[] = [];
  const records = [
    { id: 'a', city: 'Köln', links: [] },
    { id: 'b', city: ' ', links: [] },
  ];
  const parsed = parseCollectionRecords({ log: (line) => log.push(line), report }, 'branch', schema, records);
  expect(parsed.map(({ id }) => id)).toEqual(['a']);
  expect(log).toEqual(['branch b, field "city": is empty; it is left out']);
  expect(report.mock.calls).toEqual([
    [{ collection: 'branch', item: 'b', code: 'blank', field: 'city', isLeftOut: true }],
  ]);
});

describe('an entry of a record', () => {
  const branchSchema = z.object({
    id: z.string(),
    opening_periods: z.array(z.object({ id: z.string(), day: requiredTextSchema, time_open: z.string().nullable() })),
  });
  const parse = (...opening_periods: object[]) => {
    const report = vi.fn();
    const records = [{ id: 'a', opening_periods }];
    const [branch] = parseCollectionRecords({ ...context, report }, 'branch', branchSchema, records);
    return { days: branch?.opening_periods.map(({ id }) => id), reported: report.mock.calls.flat() as object[] };
  };
  const monday = { id: 'mo', day: '1', time_open: '10:00:00', time_close: '18:00:00' };

  it('is left out without its record', () => {
    const { days, reported } = parse(monday, { ...monday, id: 'tu', time_open: '18:00:00', time_close: '09:00:00' });
    expect(days).toEqual(['mo']);
    expect(reported).toEqual([
      {
        collection: 'opening_period',
        item: 'tu',
        code: 'closes_before_opening',
        field: 'time_close',
        isLeftOut: true,
      },
    ]);
  });

  it('is left out if it cannot be read, too, and what breaks other rules is reported once', () => {
    const { days, reported } = parse(
      { ...monday, id: 'tu', time_close: null },
      { ...monday, id: 'we', day: '' },
      { ...monday, id: 'th', time_open: '18:00', time_close: '09:00' },
      monday,
    );
    expect(days).toEqual(['tu', 'mo']);
    expect(reported).toMatchObject([
      { item: 'th', code: 'closes_before_opening', isLeftOut: true },
      { item: 'we', code: 'blank', field: 'day', isLeftOut: true },
      { item: 'tu', code: 'time_missing', isLeftOut: false },
    ]);
  });
});

// The same records that backend/tests/content-checks.test.ts saves.
describe('a record that the studio', () => {
  const anything = z.looseObject({ id: z.string() });

  it.each(testBrokenContentRecords)(
    'would refuse is reported: $record in $collection',
    ({ collection, record, code, field }) => {
      const report = vi.fn();
      const parsed = parseCollectionRecords({ ...context, report }, collection, anything, [{ id: '1', ...record }]);
      const [notice] = report.mock.calls.flat() as { isLeftOut: boolean }[];
      expect(notice).toMatchObject({ collection, item: '1', code, field });
      expect(parsed).toHaveLength(notice?.isLeftOut ? 0 : 1);
    },
  );

  it.each(testValidContentRecords)('saves is kept: $record in $collection', ({ collection, record }) => {
    const report = vi.fn();
    expect(parseCollectionRecords({ ...context, report }, collection, anything, [{ id: '1', ...record }])).toHaveLength(
      1,
    );
    expect(report).not.toHaveBeenCalled();
  });
});
