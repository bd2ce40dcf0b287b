// Every email whose texts can be changed: with its default texts, and with those of an editor.
import { describe, expect, it } from 'vitest';
import { locales } from '../../../../../contract/locale.ts';
import {
  type ChangedMailTexts,
  editableMailKinds,
  editableMails,
  type EditableMailKind,
  formatMailPlaceholder,
  isMailTextEditable,
  editableMailTextFieldNames,
} from '../../../../../domain/editable-mail-texts.ts';
import { renderEmail } from '../enqueue-mail.ts';
import { testSenderCompany } from '../order-email-data-types.fixture.ts';
import { toSampleDataEmailMessage } from './to-sample-data-email-message.ts';

const now = new Date('2026-11-26T10:30:00Z');

const render = (kind: EditableMailKind, texts: ChangedMailTexts = {}, language: (typeof locales)[number] = 'de') => {
  const sender = { ...testSenderCompany, mailTexts: [{ kind, language, ...texts }] };
  return renderEmail(sender, toSampleDataEmailMessage(kind, { sender, language, email: 'mia@example.com', now }));
};

describe.each(editableMailKinds)('the email %s', (kind) => {
  it.each(locales)('has its default texts in %s', (language) => {
    const { subject, text, html } = render(kind, {}, language);
    expect(`${subject}\n${text}\n${html}`).not.toMatch(/\{\{|undefined|\b[a-z]+\.[a-z]+\.(subject|heading|text)\b/i);
    expect(text).toContain(testSenderCompany.displayName);
  });

  it('has the texts of an editor, with all of its placeholders, and nothing in place of a fixed part', () => {
    const all = editableMails[kind].placeholders.map(formatMailPlaceholder).join(' ');
    const texts = Object.fromEntries(editableMailTextFieldNames.map((part) => [part, `Eigen-${part} ${all}`]));
    const { subject, text, html } = render(kind, texts);
    expect(subject).toMatch(/^Eigen-subject /);
    for (const part of editableMailTextFieldNames.slice(1)) {
      const own = expect.stringContaining(`Eigen-${part} `) as string;
      expect([text, html]).toEqual(
        isMailTextEditable(kind, part)
          ? [own, own]
          : [expect.not.stringContaining(`Eigen-${part}`), expect.not.stringContaining(`Eigen-${part}`)],
      );
    }
    expect(`${subject}${text}`).not.toMatch(/\{\{|Eigen-\w+ {2}/);
  });
});

it('shows what an editor writes as text with paragraphs and links', () => {
  const { html, text } = render('shipped', { extra: 'A & B\n\nPflege: https://example.org/pflege' });
  expect(html).toMatch(/A &#38; B<\/p>[^]*<a [^>]*href="https:\/\/example\.org\/pflege"/);
  expect(text).toMatch(/A & B\n\nPflege: .*https:\/\/example\.org\/pflege/);
});

it('keeps the declaration of acceptance, whatever the introduction says', () => {
  expect(render('shipped', { introduction: 'Los geht’s.' }).text).toContain(
    'Mit dem Versand nehmen wir Ihre Bestellung an',
  );
  expect(render('pickup_ready', { introduction: 'Da!' }).text).toContain('Wir nehmen Ihre Bestellung hiermit an');
});

it('has the default text in place of one that cannot be sent', () => {
  expect(render('shipped', { subject: 'Ohne Nummer' }).subject).toMatch(/ist unterwegs$/);
});
