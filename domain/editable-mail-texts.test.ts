// Which changed texts of emails are accepted, and what they become.
import { describe, expect, it } from 'vitest';
import {
  type EditableMailKind,
  findValidMailTextOverride,
  findMailTextProblem,
  type EditableMailPart,
  type MailTextRecord,
  mailTextToFilledParagraphs,
} from './editable-mail-texts.ts';

const orderPlaceholders = '{{name}}, {{number}}, {{house}}, {{time}}';

describe('a changed text', () => {
  it.each<[EditableMailKind, EditableMailPart, string]>([
    ['order_received', 'introduction', 'Danke, {{ name }}!\n\nMehr auf https://example.org/pflege?a=1.'],
    ['order_received', 'subject', 'Bestellung {{number}}'],
    ['order_received', 'greeting', 'Grüß Gott {{name}} <3 & "Co."'],
    ['newsletter_welcome', 'introduction', 'La lettre {{house, de}}'],
    ['shipped', 'extra', '1 < 2 und 3 > 2'],
    ['shipped', 'subject', ' '],
  ])('of %s is accepted as %s: %s', (kind, part, text) => {
    expect(findMailTextProblem(kind, part, text)).toBeUndefined();
  });

  it.each<[EditableMailKind, EditableMailPart, string, string, string]>([
    ['order_received', 'extra', 'Von {{amount}}', 'mail_placeholder_unknown', `{{amount}} (${orderPlaceholders})`],
    ['order_received', 'extra', 'Hallo {{name}', 'mail_placeholder_unknown', `Hallo {{name} (${orderPlaceholders})`],
    ['order_received', 'subject', 'Danke!', 'mail_placeholder_missing', '{{number}}'],
    ['payment_received', 'introduction', 'Danke!', 'mail_placeholder_missing', '{{amount}}'],
    ['shipped', 'extra', 'Ein <b>Ring</b>', 'mail_html', '<b>'],
    ['shipped', 'extra', '<img src=x onerror=alert(1)>', 'mail_html', '<img src=x onerror=alert(1)>'],
    ['shipped', 'extra', 'Auf http://example.org/a', 'mail_link', 'http://example.org/a'],
    ['shipped', 'extra', 'Auf www.example.org', 'mail_link', 'www.example.org'],
    ['shipped', 'extra', 'javascript:alert(1)', 'mail_link', 'javascript:alert(1)'],
    ['shipped', 'subject', '{{number}} https://example.org', 'mail_link', 'https://example.org'],
  ])('of %s is refused as %s: %s', (kind, part, text, code, detail) => {
    expect(findMailTextProblem(kind, part, text)).toEqual({ code, detail });
  });
});

describe('the text of an email', () => {
  const record: MailTextRecord = {
    kind: 'shipped',
    language: 'de',
    subject: 'Ohne Nummer',
    introduction: ' Unterwegs! ',
    extra: '',
  };
  const find = (part: EditableMailPart, kind: EditableMailKind = 'shipped', language: 'de' | 'fr' = 'de') =>
    findValidMailTextOverride([record, { ...record, kind: 'cancelled' }], kind, language, part);

  it('is the changed one', () => {
    expect(find('introduction')).toBe('Unterwegs!');
  });

  it('is the default one if nothing is written, in another language, and for a part that is fixed', () => {
    expect(find('extra')).toBeUndefined();
    expect(find('closing')).toBeUndefined();
    expect(find('introduction', 'shipped', 'fr')).toBeUndefined();
    expect(find('introduction', 'cancelled')).toBeUndefined();
  });

  it('is the default one if a stored text cannot be sent', () => {
    expect(find('subject')).toBeUndefined();
  });
});

describe('paragraphs', () => {
  it('are separated by blank lines, and keep line breaks', () => {
    expect(mailTextToFilledParagraphs('Eins\nzwei\r\n \r\n\r\nDrei ', {})).toEqual([
      [{ text: 'Eins\nzwei' }],
      [{ text: 'Drei' }],
    ]);
    expect(mailTextToFilledParagraphs(' \n\n', {})).toEqual([]);
  });

  it('have links where the editor wrote an address, but not where a visitor did', () => {
    const link = 'https://example.org/pflege';
    expect(mailTextToFilledParagraphs(`{{name}}, siehe ${link}.`, { name: 'https://evil.example {{house}}' })).toEqual([
      [{ text: 'https://evil.example {{house}}, siehe ' }, { text: link, href: link }, { text: '.' }],
    ]);
  });

  it('have the French preposition', () => {
    expect(mailTextToFilledParagraphs('La lettre {{house, de}}', { house: 'Arnsberg' })).toEqual([
      [{ text: 'La lettre d’Arnsberg' }],
    ]);
  });
});
