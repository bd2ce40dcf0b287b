import { expect, it } from 'vitest';
import { createLimitedLog } from './limited-log.ts';

const toLines = (messages: string[], shownPerKind: number) => {
  const lines: string[] = [];
  const { log, end } = createLimitedLog((line) => lines.push(line), shownPerKind);
  for (const message of messages) log(message);
  end();
  return lines;
};

it('counts messages of the same kind, whatever the ids in them', () => {
  const ids = ['84', '85', 'e14082d2-bdf4-5146-9158-613dd0694624', '9'];
  const messages = ids.map((id) => `picture ${id}: "alt" has no text in en`);
  expect(toLines(messages, 2)).toEqual([messages[0], messages[1], 'picture …: "alt" has no text in en (2 more)']);
});

it('keeps every message that says something else', () => {
  const messages = [
    'picture 1: "alt" has no text in en',
    'picture 1: "alt" has no text in fr',
    'picture 1: "title" is empty',
  ];
  expect(toLines(messages, 1)).toEqual(messages);
});

it('adds no line if nothing was suppressed', () => {
  expect(toLines(['picture 1 is gone', 'picture 2 is gone'], 2)).toEqual(['picture 1 is gone', 'picture 2 is gone']);
});
