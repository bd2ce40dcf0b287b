// The inbox of the mail catcher, as plain pages without scripts. What a mail holds is shown as text, and its HTML in a
// frame that runs nothing.
import type { CaughtMail } from './caught-mail.ts';

const toText = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

const toPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toText(title)}</title>
<style>
:root { color-scheme: light dark } body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
li { margin-bottom: .75rem } iframe { width: 100%; height: 80vh; border: 1px solid } pre { white-space: pre-wrap }
</style>
${body}</html>`;

export const toInboxPage = (mails: readonly CaughtMail[]): string => {
  const entries = mails.map(
    ({ id, subject, to }) => `<li><a href="/mails/${id}">${toText(subject)}</a><br>${toText(to.join(', '))}</li>`,
  );
  const list = entries.length > 0 ? `<ol reversed>${entries.join('')}</ol>` : '<p>No mail yet.</p>';
  return toPage('Inbox', `<h1>Inbox</h1><p>What the shop has sent; nothing left this machine.</p>${list}`);
};

export const toMailPage = ({ id, subject, from, to, replyTo, text, attachments }: CaughtMail): string => {
  const files = attachments.map(({ name, path }) => `<li><a href="${path}">${toText(name)}</a></li>`);
  return toPage(
    subject,
    `<p><a href="/">Inbox</a></p><h1>${toText(subject)}</h1>
<p>${toText(from)} → ${toText(to.join(', '))}${replyTo === null ? '' : `, reply to ${toText(replyTo)}`}</p>
<ul>${files.join('')}</ul>
<iframe src="/mails/${id}/html" sandbox title="The mail as HTML"></iframe>
<h2>As text</h2><pre>${toText(text)}</pre>`,
  );
};
