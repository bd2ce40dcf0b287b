import { describe, expect, it } from 'vitest';
import type { PublishingPanelPublication, SitePublishingState } from '../../../contract/publishing/publishing-panel.ts';
import { hasUnfinishedPublication, toSitePublishingHeadline } from './site-publishing-headline.ts';

const toPublication = (
  state: PublishingPanelPublication['state'],
  changes: Partial<PublishingPanelPublication> = {},
): PublishingPanelPublication => ({
  id: state,
  state,
  createdAt: '2026-11-22T10:00:00.000Z',
  startedAt: null,
  endedAt: null,
  stage: null,
  stages: [],
  changedFileCount: null,
  reason: null,
  record: null,
  problem: null,
  nextAttemptAt: null,
  editors: [],
  changes: [],
  changeCount: 0,
  ...changes,
});

const toSite = (...publications: PublishingPanelPublication[]): SitePublishingState => ({
  project: 'p',
  name: 'Haus',
  domain: 'haus.example',
  live: { release: 'r-1', since: '2026-11-22T09:00:00.000Z' },
  publications,
  content: { notices: [], noticeCount: 0 },
  scheduled: { timeZone: 'Europe/Berlin', records: [], recordCount: 0 },
});

describe('toSitePublishingHeadline', () => {
  it('returns since when the site is live if no publication is in progress', () => {
    const live = { kind: 'live', since: '2026-11-22T09:00:00.000Z', isComplete: true };
    expect(toSitePublishingHeadline(toSite())).toEqual(live);
    expect(toSitePublishingHeadline(toSite(toPublication('live'), toPublication('failed')))).toEqual(live);
    expect(toSitePublishingHeadline({ ...toSite(), live: null })).toEqual({ kind: 'unknown' });
  });

  it('prefers the running build to a queued one and reports that more are waiting', () => {
    const building = toPublication('building', { stage: 'files' });
    expect(toSitePublishingHeadline(toSite(toPublication('queued'), building))).toMatchObject({
      kind: 'building',
      stage: 'files',
      isMoreWaiting: true,
    });
    expect(toSitePublishingHeadline(toSite(building))).toMatchObject({ isMoreWaiting: false });
    expect(toSitePublishingHeadline(toSite(toPublication('sent')))).toMatchObject({ kind: 'waiting' });
  });

  it('returns the problem of a stuck publication', () => {
    const queued = toPublication('queued', { problem: 'away', nextAttemptAt: '2026-11-22T10:05:00.000Z' });
    expect(toSitePublishingHeadline(toSite(queued, toPublication('failed')))).toMatchObject({
      kind: 'stuck',
      problem: 'away',
    });
    const silent = toPublication('building', { problem: 'silent' });
    expect(toSitePublishingHeadline(toSite(silent, toPublication('live')))).toMatchObject({
      kind: 'stuck',
      problem: 'silent',
    });
  });

  it('reports a failure of the last publication only', () => {
    const reason = { cause: 'content' as const, details: ['Kein Bild.'] };
    const failed = toPublication('failed', { reason });
    expect(toSitePublishingHeadline(toSite(failed, toPublication('live')))).toMatchObject({ kind: 'failed', reason });
    expect(toSitePublishingHeadline(toSite(toPublication('live'), failed))).toMatchObject({ kind: 'live' });
  });
});

it('detects publications in progress', () => {
  expect(hasUnfinishedPublication(toSite(toPublication('live'), toPublication('failed')))).toBe(false);
  for (const state of ['queued', 'sending', 'sent', 'building'] as const)
    expect(hasUnfinishedPublication(toSite(toPublication('live'), toPublication(state)))).toBe(true);
});

describe('the headline of the last publication', () => {
  it('states that no host reports its result', () => {
    const endedAt = '2026-11-22T10:01:00.000Z';
    expect(toSitePublishingHeadline(toSite(toPublication('unhosted')))).toEqual({ kind: 'unhosted' });
    expect(toSitePublishingHeadline(toSite(toPublication('handed_over', { endedAt })))).toEqual({
      kind: 'handed_over',
      at: endedAt,
    });
  });

  it('states an unknown reason of a failure and since when the site is live', () => {
    const failed = toPublication('failed');
    const reason = { cause: 'unknown', details: [] };
    const headline = { kind: 'failed', publication: failed, reason };
    expect(toSitePublishingHeadline(toSite(failed))).toEqual({ ...headline, liveSince: '2026-11-22T09:00:00.000Z' });
    expect(toSitePublishingHeadline({ ...toSite(failed), live: null })).toEqual({ ...headline, liveSince: null });
  });

  it('reports a stuck publication in the queue while another one is in progress', () => {
    const queued = toPublication('queued', { problem: 'away', nextAttemptAt: null });
    const sent = toPublication('sent');
    expect(toSitePublishingHeadline(toSite(queued, sent))).toEqual({
      kind: 'stuck',
      publication: queued,
      problem: 'away',
      nextAttemptAt: null,
    });
    expect(toSitePublishingHeadline(toSite(sent))).toEqual({ kind: 'waiting', publication: sent });
  });
});
