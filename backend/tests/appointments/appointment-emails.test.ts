// Emails about appointments to visitors and to the shop: one per change, with a calendar entry that keeps its UID.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AppointmentRequestBody } from '../../../contract/visitors/appointment.ts';
import { listNonInlineAttachments } from '../emails/parse-received-email.ts';
import { type TestMailServer, startTestMailServer, type ReceivedTestEmail } from '../emails/test-mail-server.ts';
import { postToTestOrderService } from '../orders/test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';
import { useDedicatedTestBackend } from '../dedicated-test-backend.ts';
import {
  createAppointmentTestShop,
  type AppointmentTestShop,
  readUnbookedAppointmentDay,
  toTestAppointmentBody,
} from './appointment-test-shop.ts';

const server: TestMailServer = await startTestMailServer();
const own = useDedicatedTestBackend({ mail: { smtpUrl: server.url, from: 'shop@operator.example' } });

let calendar: AppointmentTestShop;

beforeAll(async () => {
  calendar = await createAppointmentTestShop(own.current().rest);
});

afterAll(() => server.stop());

const url = () => own.current().running.url;
const shopEmail = 'haus@muster.example';

let visitors = 0;

/** Requests an appointment under a new email address. */
const requestAppointment = async (changes: Partial<AppointmentRequestBody> = {}) => {
  visitors += 1;
  const email = `besuch${visitors}@example.com`;
  const date = await readUnbookedAppointmentDay(url(), calendar);
  const booking = toTestAppointmentBody(calendar, date, { email, ...changes });
  expect(await postToTestOrderService(url(), 'appointment', booking)).toMatchObject({ status: 200 });
  return { id: booking.attempt ?? '', email, date, patch: (item: object) => change(booking.attempt ?? '', item) };
};

const change = (id: string, item: object) => own.current().rest.patch(`/items/appointment/${id}`, item);

const waitForEmail = (to: string, part: string): Promise<ReceivedTestEmail> =>
  vi.waitFor(
    () => {
      const taken = server.taken.find((mail) => mail.to === to && mail.email.subject?.includes(part));
      if (!taken) throw new Error(`No email to ${to} about ${part}`);
      return taken;
    },
    { timeout: 30_000, interval: 50 },
  );

const emailsTo = (to: string) => server.taken.filter((mail) => mail.to === to);
const textOf = ({ email }: ReceivedTestEmail): string => (email.text ?? '').replace(/\s+/g, ' ');

/** The lines of the attached calendar entry, unfolded, and its MIME type. */
const entryOf = ({ email }: ReceivedTestEmail) => {
  const [file] = listNonInlineAttachments(email);
  const { content } = file ?? {};
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  return { lines, valueOf, name: file?.filename, type: file?.mimeType };
};

const toUtc = (time: string): string => time.replace(/[-:]|\.\d+/g, '');

describe.each([
  ['de', 'Ihre Terminanfrage', 'vorgemerkt', 'Trauringe', 'bestätigt', 'abgesagt'],
  ['en', 'Your request', 'reserved this time', 'Wedding rings', 'confirmed', 'cancelled'],
  ['fr', 'Votre demande', 'réservons ce créneau', 'Alliances', 'confirmé', 'annulé'],
] as const)('an appointment in %s', (language, request, pencilled, topic, confirmed, cancelled) => {
  it('is confirmed by email when it is requested, confirmed and cancelled', async () => {
    const { id, email, date, patch } = await requestAppointment({ language });
    const received = await waitForEmail(email, request);
    const [year, , day] = date.split('-');
    for (const part of [
      pencilled,
      topic,
      'Stammhaus, Marktplatz 1, 83022 Rosenheim',
      String(Number(day)),
      year,
      { de: '10–11 Uhr', en: '10 am – 11 am', fr: '10 h – 11 h' }[language],
    ]) {
      expect(textOf(received)).toContain(part);
    }
    expect(listNonInlineAttachments(received.email)).toEqual([]);

    await patch({ state: 'confirmed' });
    const fixed = await waitForEmail(email, confirmed);
    const { starts_at, ends_at, access_key } = await own
      .current()
      .rest.get<Record<'access_key' | 'ends_at' | 'starts_at', string>>(`/items/appointment/${id}`);
    const entry = entryOf(fixed);
    expect(entry.type).toBe('text/calendar');
    expect(entry.name).toMatch(/\.ics$/);
    expect(entry.lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        `UID:${id}@${calendar.domain}`,
        'SEQUENCE:1',
        'STATUS:CONFIRMED',
        `DTSTART:${toUtc(starts_at)}`,
        `DTEND:${toUtc(ends_at)}`,
        expect.stringContaining(topic) as string,
      ]),
    );
    expect(
      entry.lines.some((line) => line.startsWith('ORGANIZER') && line.toLowerCase().endsWith(`mailto:${shopEmail}`)),
    ).toBe(true);
    expect(entry.lines.some((line) => line.startsWith('ATTENDEE') && line.endsWith(email))).toBe(true);
    expect(textOf(fixed)).toContain(`#cancel=${access_key}`);

    await patch({ state: 'cancelled' });
    const over = entryOf(await waitForEmail(email, cancelled));
    expect(over.lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', `UID:${id}@${calendar.domain}`, 'SEQUENCE:2', 'STATUS:CANCELLED']),
    );
    expect(emailsTo(email)).toHaveLength(3);
  });
});

it('notifies the shop in German, with the visitor as reply-to address', async () => {
  const { email } = await requestAppointment({
    language: 'fr',
    message: 'Deux <b>personnes</b>',
    phone: '+33 1',
    name: 'Zoë\r\nBcc: x',
  });
  const report = await vi.waitFor(
    () => {
      const taken = emailsTo(shopEmail).find((mail) => textOf(mail).includes(email));
      if (!taken) throw new Error('The shop has not been notified yet.');
      return taken;
    },
    { timeout: 30_000, interval: 50 },
  );
  expect(report.email.subject?.replaceAll('\u00a0', ' ')).toMatch(
    /^Neue Terminanfrage: \p{L}+, \d+\. \p{L}+ \d{4}, 10–11 Uhr \(Muster\)$/u,
  );
  expect(report.email.replyTo).toMatchObject([{ address: email }]);
  expect(report.email.bcc).toBeUndefined();
  for (const part of ['Zoë Bcc: x', '+33 1', 'Deux <b>personnes</b>', 'Sprache: Französisch', 'Trauringe']) {
    expect(textOf(report)).toContain(part);
  }
  expect(report.email.html).not.toContain('<b>personnes');
});

it('sends an email when the staff moves an appointment, with the previous time and an updated calendar entry', async () => {
  const { id, email, patch } = await requestAppointment({ name: 'Öz; "Änne", X\\Y' });
  await waitForEmail(email, 'Terminanfrage');
  await patch({ state: 'confirmed' });
  await waitForEmail(email, 'bestätigt');
  const { starts_at: before } = await own.current().rest.get<{ starts_at: string }>(`/items/appointment/${id}`);
  const starts_at = new Date(new Date(before).getTime() + 3 * 3_600_000).toISOString();
  await patch({ starts_at });
  const moved = await waitForEmail(email, 'verlegt');
  expect(textOf(moved)).toMatch(/13–14 Uhr.*Bisher: .*10–11 Uhr.*damit bestätigt/);
  const entry = entryOf(moved);
  expect(entry.valueOf('UID')).toBe(`${id}@${calendar.domain}`);
  expect(entry.valueOf('SEQUENCE')).toBe('2');
  expect(entry.valueOf('DTSTART')).toBe(toUtc(starts_at));
  expect(entry.lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
});

it('sends one email per change and none for changes that do not concern the visitor', async () => {
  const { id, email, patch } = await requestAppointment();
  await waitForEmail(email, 'Terminanfrage');
  await patch({ note: 'Nimmt Kaffee' });
  await Promise.all(Array.from({ length: 5 }, () => patch({ state: 'confirmed', note: 'Nimmt Tee' })));
  await waitForEmail(email, 'bestätigt');
  await patch({ phone: '1' });
  // Moved directly in the database, as an import does: reported by the next run of the job.
  await queryTestDatabase(
    own.current().running.databaseUrl,
    `update appointment set starts_at = starts_at + interval '3 hours' where id = $1`,
    [id],
  );
  await waitForEmail(email, 'verlegt');
  expect(emailsTo(email)).toHaveLength(3);
});

it('confirms a cancellation to the visitor and notifies the shop', async () => {
  const { id, email } = await requestAppointment();
  await waitForEmail(email, 'Terminanfrage');
  const { access_key: key } = await own.current().rest.get<{ access_key: string }>(`/items/appointment/${id}`);
  const cancel = () => postToTestOrderService(url(), 'appointment/cancellation', { project: calendar.domain, key });
  await Promise.all([cancel(), cancel(), cancel()]);
  const mail = await waitForEmail(email, 'Sie haben Ihren Termin');
  expect(textOf(mail)).toContain(`https://${calendar.domain}/terminvereinbarung`);
  const report = await waitForEmail(shopEmail, 'Termin abgesagt');
  expect(textOf(report)).toContain(email);
  expect(emailsTo(email)).toHaveLength(2);
});

it('confirms an appointment that the staff enters, with its own cancellation link, if there is an email address', async () => {
  const date = await readUnbookedAppointmentDay(url(), calendar);
  const entry = {
    project: calendar.project,
    branch: calendar.branch,
    topic: calendar.topic,
    state: 'confirmed',
    name: 'Frau Moll',
  };
  const { rest } = own.current();
  const { id } = await rest.post<{ id: string }>('/items/appointment', {
    ...entry,
    starts_at: `${date}T09:00:00Z`,
    email: 'moll@example.com',
  });
  const silent = await rest.post<{ id: string; ends_at: string }>('/items/appointment', {
    ...entry,
    topic: null,
    starts_at: `${date}T12:00:00Z`,
  });
  const mail = await waitForEmail('moll@example.com', 'bestätigt');
  const made = await rest.get<{ access_key: string; ends_at: string }>(`/items/appointment/${id}`);
  expect(made.ends_at).toBe(`${date}T10:00:00.000Z`);
  expect(textOf(mail)).toContain(`#cancel=${made.access_key}`);
  const [row] = await queryTestDatabase(
    own.current().running.databaseUrl,
    'select told, ends_at from appointment where id = $1',
    [silent.id],
  );
  expect(row).toMatchObject({ told: { state: 'confirmed' }, ends_at: new Date(`${date}T12:45:00Z`) });
});
