import { expect, it } from 'vitest';
import { type PreviewLinkQuery, previewSessionLifetimeMs } from '../../contract/publishing/preview-link.ts';
import { toPreviewLinkQueryString } from '../../domain/publishing/signed-preview-url.ts';
import { createRequestSignature } from '../../domain/publishing/request-signature.ts';
import { verifyPreviewSessionCookie, toPreviewSessionCookieHeader } from './preview-session-cookie.ts';

const secret = 'a secret of both';
const now = Date.UTC(2026, 10, 21);
const link: PreviewLinkQuery = {
  project: 'arnsberg-tochter.example',
  collection: 'page',
  item: '0a5d2f0e',
  locale: 'de',
  content: 'ab'.repeat(32),
};

const toHeader = async (isSecure = false) =>
  (await toPreviewSessionCookieHeader(link, secret, now, isSecure)).split(';')[0] ?? '';

it('is valid for an hour, among other cookies', async () => {
  const header = `a=1; ${await toHeader()}; b=2`;
  expect(await verifyPreviewSessionCookie(header, secret, now)).toEqual(link);
  expect(await verifyPreviewSessionCookie(header, secret, now + previewSessionLifetimeMs - 1)).toEqual(link);
  expect(await verifyPreviewSessionCookie(header, secret, now + previewSessionLifetimeMs)).toBeUndefined();
});

it('is sent in a frame on another site only over HTTPS', async () => {
  expect(await toPreviewSessionCookieHeader(link, secret, now, true)).toMatch(
    /; HttpOnly; .*; SameSite=None; Secure; Partitioned$/,
  );
  expect(await toPreviewSessionCookieHeader(link, secret, now, false)).toMatch(/; HttpOnly; .*; SameSite=Lax$/);
});

it('rejects another secret, record or time, and a missing cookie', async () => {
  const header = await toHeader();
  expect(await verifyPreviewSessionCookie(header, 'another', now)).toBeUndefined();
  expect(
    await verifyPreviewSessionCookie(
      header.replace(/\.(\d+)\./, (_all, until: string) => `.${Number(until) + 1}.`),
      secret,
      now,
    ),
  ).toBeUndefined();
  const other = Buffer.from('project=x').toString('base64url');
  expect(await verifyPreviewSessionCookie(header.replace(/=[\w-]+\./, `=${other}.`), secret, now)).toBeUndefined();
  expect(await verifyPreviewSessionCookie(undefined, secret, now)).toBeUndefined();
  expect(await verifyPreviewSessionCookie('preview=', secret, now)).toBeUndefined();
});

it.each(['', 'a=1;', 'a=1; ', 'a=1;  '])('is found after %j', async (before) => {
  expect(await verifyPreviewSessionCookie(`${before}${await toHeader()}`, secret, now)).toEqual(link);
});

it('ignores cookies whose name or value only starts or ends the same way', async () => {
  const header = await toHeader();
  expect(await verifyPreviewSessionCookie(`my${header}`, secret, now)).toBeUndefined();
  expect(await verifyPreviewSessionCookie(`${header}0`, secret, now)).toBeUndefined();
});

it('rejects the signature of the preview link', async () => {
  const query = toPreviewLinkQueryString(link);
  const untilMs = now + previewSessionLifetimeMs;
  const value = `${Buffer.from(query).toString('base64url')}.${untilMs}.${await createRequestSignature(secret, untilMs, query)}`;
  expect(await verifyPreviewSessionCookie(`preview=${value}`, secret, now)).toBeUndefined();
});

it('expires in the browser after an hour', async () => {
  expect(await toPreviewSessionCookieHeader(link, secret, now, true)).toContain('; Path=/; HttpOnly; Max-Age=3600; ');
});

it('rejects another record with the signature of this one', async () => {
  const other = Buffer.from(toPreviewLinkQueryString({ ...link, item: 'another' })).toString('base64url');
  const forged = (await toHeader()).replace(/=[\w-]+\./, `=${other}.`);
  expect(await verifyPreviewSessionCookie(forged, secret, now)).toBeUndefined();
});
