import { describe, expect, it } from 'vitest';
import type { PublicationState, SitePublishingState } from '../ecom/publishing/panel-state.ts';
import { hasPublicationInProgress, toSiteHeadline } from './site-headline.ts';

const toPublication = (
  state: PublicationState['state'],
  changes: Partial<PublicationState> = {},
): PublicationState => ({
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

const toSite = (...publications: PublicationState[]): SitePublishingState => ({
  project: 'p',
  name: 'Haus',
  domain: 'haus.example',
  live: { release: 'r-1', since: '2026-11-22T09:00:00.000Z' },
  publications,
});

describe('toSiteHeadline', () => {
  it('says since when the site is live where nothing happens', () => {
    const live = { kind: 'live', since: '2026-11-22T09:00:00.000Z' };
    expect(toSiteHeadline(toSite())).toEqual(live);
    expect(toSiteHeadline(toSite(toPublication('live'), toPublication('failed')))).toEqual(live);
    expect(toSiteHeadline({ ...toSite(), live: null })).toEqual({ kind: 'unknown' });
  });

  it('says what is built before what waits, and that more follows', () => {
    const building = toPublication('building', { stage: 'files' });
    expect(toSiteHeadline(toSite(toPublication('queued'), building))).toMatchObject({
      kind: 'building',
      stage: 'files',
      isMoreWaiting: true,
    });
    expect(toSiteHeadline(toSite(building))).toMatchObject({ isMoreWaiting: false });
    expect(toSiteHeadline(toSite(toPublication('sent')))).toMatchObject({ kind: 'waiting' });
  });

  it('says why a call is not taken', () => {
    const queued = toPublication('queued', { problem: 'away', nextAttemptAt: '2026-11-22T10:05:00.000Z' });
    expect(toSiteHeadline(toSite(queued, toPublication('failed')))).toMatchObject({ kind: 'stuck', problem: 'away' });
    const silent = toPublication('building', { problem: 'silent' });
    expect(toSiteHeadline(toSite(silent, toPublication('live')))).toMatchObject({ kind: 'stuck', problem: 'silent' });
  });

  it('says of the last one that it failed, not of one before', () => {
    const reason = { cause: 'content', details: ['Kein Bild.'] } as const;
    const failed = toPublication('failed', { reason });
    expect(toSiteHeadline(toSite(failed, toPublication('live')))).toMatchObject({ kind: 'failed', reason });
    expect(toSiteHeadline(toSite(toPublication('live'), failed))).toMatchObject({ kind: 'live' });
  });
});

it('looks often only while something happens', () => {
  expect(hasPublicationInProgress(toSite(toPublication('live'), toPublication('failed')))).toBe(false);
  for (const state of ['queued', 'sending', 'sent', 'building'] as const)
    expect(hasPublicationInProgress(toSite(toPublication('live'), toPublication(state)))).toBe(true);
});

describe('of the last publication', () => {
  it('says that nobody tells what became of it', () => {
    const endedAt = '2026-11-22T10:01:00.000Z';
    expect(toSiteHeadline(toSite(toPublication('unhosted')))).toEqual({ kind: 'unhosted' });
    expect(toSiteHeadline(toSite(toPublication('handed_over', { endedAt })))).toEqual({
      kind: 'handed_over',
      at: endedAt,
    });
  });

  it('says that it failed for no known reason, and what visitors see', () => {
    const failed = toPublication('failed');
    const reason = { cause: 'unknown', details: [] };
    const headline = { kind: 'failed', publication: failed, reason };
    expect(toSiteHeadline(toSite(failed))).toEqual({ ...headline, liveSince: '2026-11-22T09:00:00.000Z' });
    expect(toSiteHeadline({ ...toSite(failed), live: null })).toEqual({ ...headline, liveSince: null });
  });

  it('says that what waits is stuck though something is built', () => {
    const queued = toPublication('queued', { problem: 'away', nextAttemptAt: null });
    const sent = toPublication('sent');
    expect(toSiteHeadline(toSite(queued, sent))).toEqual({
      kind: 'stuck',
      publication: queued,
      problem: 'away',
      nextAttemptAt: null,
    });
    expect(toSiteHeadline(toSite(sent))).toEqual({ kind: 'waiting', publication: sent });
  });
});
