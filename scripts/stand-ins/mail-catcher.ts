// A mail server that stores emails instead of delivering them, with an inbox as plain pages without scripts. Keeps
// emails of a demo shop on this machine.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Maximum number of stored emails; beyond it, the oldest is removed. */
const maxMails = 500;

interface KeptMail {
  caught: CaughtMail;
  files: Uint8Array[];
}

export interface MailCatcher {
  close: () => Promise<void>;
}

/** Listens on both ports of this machine; resolves when emails can be sent. */
export const startMailCatcher = async (mailPort: number, inboxPort: number): Promise<MailCatcher> => {
  const mails: KeptMail[] = [];
  const smtp = createSmtp((mail) => {
    mails.unshift(mail);
    mails.length = Math.min(mails.length, maxMails);
  });
  const inbox = createServer((request, response) => answer(request, response, mails));
  await listen(smtp.server as unknown as Server, mailPort);
  await listen(inbox, inboxPort);
  return {
    close: async () => {
      inbox.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise<void>((resolve) => inbox.close(() => resolve())),
      ]);
    },
  };
};

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });

let lastId = 0;

const createSmtp = (keep: (mail: KeptMail) => void): SMTPServer =>
  new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, callback) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(
          (email) => {
            keep(toKept(email, recipients));
            callback();
          },
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });

const toKept = (email: Email, to: string[]): KeptMail => {
  const id = (lastId += 1);
  const files = email.attachments.map(({ content }) =>
    typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
  );
  const caught: CaughtMail = {
    id,
    to,
    from: toAddress(email.from) ?? '',
    replyTo: toAddress(email.replyTo?.[0]),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    messageId: email.messageId ?? '',
    headers: email.headers.map(({ key, value }) => ({ name: key, value })),
    attachments: email.attachments.map(({ filename, mimeType, contentId }, index) => ({
      name: filename ?? `${index}`,
      type: mimeType,
      bytes: files[index]?.byteLength ?? 0,
      path: `/mails/${id}/files/${index}`,
      contentId: contentId?.replace(/^<|>$/g, '') ?? null,
    })),
  };
  return { caught, files };
};

const toAddress = (of: Email['from']): string | null =>
  of?.address === undefined ? null : of.name ? `${of.name} <${of.address}>` : of.address;

const answer = (request: IncomingMessage, response: ServerResponse, mails: readonly KeptMail[]): void => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [, root, id, part, file] = pathname.split('/');
  const send = (type: string, body: string | Uint8Array): void => {
    response.writeHead(200, { 'content-type': type }).end(body);
  };
  const page = 'text/html; charset=utf-8';
  const all = mails.map(({ caught }) => caught);
  const mail = mails.find(({ caught }) => String(caught.id) === id);
  const kept = mail?.files[Number(file)];
  const to = searchParams.get('to');
  if (root === '') send(page, toInboxPage(all));
  else if (root === 'mails' && id === undefined) {
    send('application/json', JSON.stringify(all.filter((one) => to === null || one.to.includes(to))));
  } else if (mail && part === undefined) send(page, toMailPage(mail.caught));
  else if (mail && part === 'html') send(page, toHtmlWithImages(mail.caught));
  else if (mail && kept) send(mail.caught.attachments[Number(file)]?.type ?? 'application/octet-stream', kept);
  else response.writeHead(404).end();
};

/** An email in the response of GET /mails, newest first; `?to=` filters by recipient. */
export interface CaughtMail {
  id: number;
  /** Recipients in the envelope. */
  to: string[];
  /** Address and name in the From header. */
  from: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: { name: string; value: string }[];
  /** `contentId`: of an image in the HTML. */
  attachments: { name: string; type: string; bytes: number; path: string; contentId: string | null }[];
}

const toText = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** Mail programs show images by their Content-ID, browsers by their address. */
const toHtmlWithImages = ({ html, attachments }: CaughtMail): string =>
  attachments.reduce(
    (shown, { contentId, path }) => (contentId === null ? shown : shown.replaceAll(`cid:${contentId}`, path)),
    html,
  );

const toPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toText(title)}</title>
<style>
:root { color-scheme: light dark } body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
li { margin-bottom: .75rem } iframe { width: 100%; height: 80vh; border: 1px solid } pre { white-space: pre-wrap }
</style>
${body}</html>`;

/** The inbox page. The content of an email is shown as text, and its HTML in a frame without scripts. */
const toInboxPage = (mails: readonly CaughtMail[]): string => {
  const entries = mails.map(
    ({ id, subject, to }) => `<li><a href="/mails/${id}">${toText(subject)}</a><br>${toText(to.join(', '))}</li>`,
  );
  const list = entries.length > 0 ? `<ol reversed>${entries.join('')}</ol>` : '<p>No mail yet.</p>';
  return toPage('Inbox', `<h1>Inbox</h1><p>What the shop has sent; nothing left this machine.</p>${list}`);
};

const toMailPage = ({ id, subject, from, to, replyTo, text, attachments }: CaughtMail): string => {
  const downloads = attachments.filter(({ contentId }) => contentId === null);
  const files = downloads.map(({ name, path }) => `<li><a href="${path}">${toText(name)}</a></li>`);
  return toPage(
    subject,
    `<p><a href="/">Inbox</a></p><h1>${toText(subject)}</h1>
<p>${toText(from)} → ${toText(to.join(', '))}${replyTo === null ? '' : `, reply to ${toText(replyTo)}`}</p>
<ul>${files.join('')}</ul>
<iframe src="/mails/${id}/html" sandbox title="The mail as HTML"></iframe>
<h2>As text</h2><pre>${toText(text)}</pre>`,
  );
};
