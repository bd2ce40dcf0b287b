// Promise 6: emails are sent once. The outbox against a mail server that is unavailable, slow, refuses or crashes.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestMailServer, startTestMailServer } from './test-mail-server.ts';
import { toInlineImageContentId } from '../../extensions/ecom/mail/rendering/email-inline-image.ts';
import { useOutboxTestContext } from './outbox-test-context.ts';

const server: TestMailServer = await startTestMailServer();
const outbox = useOutboxTestContext();

beforeEach(async () => {
  await outbox.current().database('ecommerce_mail').delete();
  Object.assign(server, { taken: [], behave: () => 'take', delayMs: 0 });
});

afterAll(() => server.stop());

const addresses = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `k${String(index).padStart(3, '0')}@example.com`);

const emailsTo = (to: string) => server.taken.filter((mail) => mail.to === to);

describe('an email', () => {
  it("is sent once, with the shop's name, the operator's address and the shop as reply-to address", async () => {
    const { addSender, write, read } = outbox.current();
    const [id] = await write(['k@example.com']);
    const { sender } = addSender(server.url);
    await sender.send();
    await sender.send();
    expect(server.taken).toHaveLength(1);
    const { email } = server.taken[0] ?? {};
    expect(email).toMatchObject({
      from: { name: 'Arnsberg & Tochter', address: 'shop@operator.example' },
      replyTo: [{ address: 'haus@arnsberg-tochter.example' }],
      subject: 'Für k@example.com',
      messageId: `<${id}@arnsberg-tochter.example>`,
    });
    expect(email?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(await read()).toMatchObject([{ state: 'sent', attempts: 1, last_error: null, next_attempt_at: null }]);
  });

  it('cannot be extended by a header or another recipient injected into a field', async () => {
    const { addSender, write, read } = outbox.current();
    const subject = 'Ring\r\nBcc: x@example.com\r\n\r\nHallo';
    await write(['k@example.com'], { subject });
    const wrong = ['a@example.com, b@example.com', 'a@example.com\r\nRCPT TO:<b@example.com>', '<b@example.com>', ''];
    await write(wrong);
    await addSender(server.url).sender.send();
    expect(server.taken.map(({ to }) => to)).toEqual(['k@example.com']);
    expect(server.taken[0]?.email).toMatchObject({ subject: 'Ring Bcc: x@example.com Hallo' });
    expect(server.taken[0]?.email.bcc ?? []).toEqual([]);
    const rows = await read();
    expect(
      rows
        .filter(({ state }) => state === 'failed')
        .map(({ recipient }) => recipient)
        .sort(),
    ).toEqual([...wrong].sort());
    expect(rows[0]?.last_error).toContain('is no e-mail address');
  });

  it('is sent again with a new Message-ID when the staff requests it', async () => {
    const { addSender, write, database, passTime } = outbox.current();
    await write(['k@example.com']);
    const { sender } = addSender(server.url);
    await sender.send();
    await database('ecommerce_mail').update({ state: 'pending' });
    await passTime();
    await sender.send();
    expect(server.taken).toHaveLength(2);
    expect(new Set(server.taken.map(({ email }) => email.messageId)).size).toBe(2);
  });

  it('contains its images, also for an outbox worker started later, or is sent without them', async () => {
    const { addSender, write, database, passTime, read } = outbox.current();
    const image = { source: { kind: 'photograph', file: 'ring' }, width: 1, height: 1, alt: '' } as const;
    const html = `<p>Ring <img src="cid:${toInlineImageContentId(image)}" width="1"></p>`;
    await write(['k@example.com'], { html, images: JSON.stringify([image]) });
    const withoutFiles = addSender(server.url);
    await withoutFiles.sender.send();
    expect(server.taken[0]?.email).toMatchObject({ html: expect.stringMatching(/<p>Ring <\/p>/) as string });
    expect(server.taken[0]?.email.attachments).toEqual([]);
    expect(withoutFiles.log).toEqual([expect.stringContaining('sent without an image')]);
    await database('ecommerce_mail').update({ state: 'pending' });
    await passTime();
    const bytes = Buffer.from('a photograph');
    await addSender(server.url, () => Promise.resolve({ bytes, type: 'image/jpeg' })).sender.send();
    const [file] = server.taken[1]?.email.attachments ?? [];
    expect(file).toMatchObject({
      disposition: 'inline',
      related: true,
      contentId: `<${toInlineImageContentId(image)}>`,
    });
    expect(server.taken[1]?.email.html).toContain(html);
    expect(await read()).toMatchObject([{ state: 'sent' }]);
  });
});

describe('a mail server', () => {
  it('receives every email once when it is available again', async () => {
    const { addSender, write, read, passTime } = outbox.current();
    const { sender } = addSender(server.url);
    await server.stop();
    await write(addresses(20));
    await sender.send();
    await sender.send();
    const waiting = await read();
    expect(waiting.every(({ state }) => state === 'pending')).toBe(true);
    // Each run tries only one or two emails, not all of them.
    expect(waiting.filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(4);
    expect(waiting.find(({ attempts }) => attempts > 0)?.last_error).toMatch(/ECONNREFUSED|connect/);
    await server.start();
    await passTime();
    await sender.send();
    expect(server.taken.map(({ to }) => to).sort()).toEqual(addresses(20));
    expect((await read()).every(({ state }) => state === 'sent')).toBe(true);
  });

  it('that crashes after accepting an email receives it again with the same Message-ID, and all others once', async () => {
    const { addSender, write, read, passTime } = outbox.current();
    const { sender } = addSender(server.url);
    await write(addresses(6));
    // `behave` is called once for the address and once for the content of an email.
    let behaveCalls = 0;
    server.behave = (to) => (to === 'k002@example.com' && (behaveCalls += 1) <= 2 ? 'die' : 'take');
    await sender.send();
    await passTime();
    await sender.send();
    expect((await read()).map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'sent'));
    const duplicates = emailsTo('k002@example.com');
    expect(duplicates).toHaveLength(2);
    expect(new Set(duplicates.map(({ email }) => email.messageId)).size).toBe(1);
    expect(server.taken).toHaveLength(7);
  });

  it('that refuses temporarily receives the email again after one minute, then after two', async () => {
    const { addSender, write, read, passTime } = outbox.current();
    const { sender } = addSender(server.url);
    const [, , ok] = await write(['busy@example.com', 'k1@example.com', 'k2@example.com']);
    expect(ok).toBeTruthy();
    server.behave = (to) => (to === 'busy@example.com' ? 'refuse_for_now' : 'take');
    const toDelay = async () => {
      const busy = (await read()).find(({ recipient }) => recipient === 'busy@example.com');
      return { attempts: busy?.attempts, seconds: ((busy?.next_attempt_at?.getTime() ?? 0) - Date.now()) / 1_000 };
    };
    await sender.send();
    expect(server.taken.map(({ to }) => to).sort()).toEqual(['k1@example.com', 'k2@example.com']);
    const first = await toDelay();
    expect(first.attempts).toBe(1);
    expect(first.seconds).toBeGreaterThan(40);
    expect(first.seconds).toBeLessThanOrEqual(60);
    await sender.send();
    expect((await toDelay()).attempts).toBe(1);
    await passTime();
    await sender.send();
    expect((await toDelay()).seconds).toBeGreaterThan(100);
    server.behave = () => 'take';
    await passTime();
    await sender.send();
    expect(emailsTo('busy@example.com')).toHaveLength(1);
    expect((await read())[0]).toMatchObject({ state: 'sent', attempts: 3, last_error: null });
  });

  it.each([
    ['address', 'refuse_address', 'No such user'],
    ['mail', 'refuse_mail', 'Looks like spam'],
  ] as const)(
    'that refuses an %s permanently is not tried again, and does not delay other emails',
    async (_, kind, why) => {
      const { addSender, write, read, passTime } = outbox.current();
      const { sender, log } = addSender(server.url);
      await write(['a-gone@example.com', ...addresses(5)]);
      server.behave = (to) => (to === 'a-gone@example.com' ? kind : 'take');
      await sender.send();
      await passTime();
      await sender.send();
      const rows = await read();
      expect(rows[0]).toMatchObject({ recipient: 'a-gone@example.com', state: 'failed', attempts: 1 });
      expect(rows[0]?.last_error).toContain(why);
      expect(rows.slice(1).every(({ state }) => state === 'sent')).toBe(true);
      expect(log).toEqual([expect.stringContaining('cannot be sent')]);
      // The recipient and the server's message are shown in the studio and never logged.
      expect(log.join()).not.toMatch(/@|No such user|Looks like spam/);
    },
  );

  it('that refuses temporarily receives an email at most 24 times', async () => {
    const { addSender, write, read } = outbox.current();
    await write(['busy@example.com'], { attempts: 23 });
    server.behave = () => 'refuse_for_now';
    await addSender(server.url).sender.send();
    expect(await read()).toMatchObject([{ state: 'failed', attempts: 24 }]);
  });

  it('that is not configured leaves emails pending and logs a single warning', async () => {
    const { addSender, write, read } = outbox.current();
    const { sender, log } = addSender(undefined);
    await sender.send();
    expect(log).toEqual([]);
    await write(addresses(2));
    await sender.send();
    await sender.send();
    expect(log).toEqual([expect.stringContaining('SMTP_URL')]);
    expect(await read()).toMatchObject([
      { state: 'pending', attempts: 0 },
      { state: 'pending', attempts: 0 },
    ]);
  });
});

it('sends each of 200 emails once with four concurrent workers', async () => {
  const { addSender, write, read } = outbox.current();
  const wanted = addresses(200);
  await write(wanted);
  server.delayMs = 2;
  const senders = Array.from({ length: 4 }, () => addSender(server.url).sender);
  await Promise.all(senders.map((sender) => sender.send()));
  expect(server.taken.map(({ to }) => to).sort()).toEqual(wanted);
  const rows = await read();
  expect(rows.every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true);
});
