import { expect, it } from 'vitest';
import { createRepeatLimitedLog } from './repeat-limited-log.ts';

const toLines = (messages: string[], shownPerKind: number) => {
  const lines: string[] = [];
  const { log, end } = createRepeatLimitedLog((line) => lines.push(line), shownPerKind);
  for (const message of messages) log(message);
  end();
  return lines;
};

it('counts messages that differ only by ids as the same kind', () => {
  const ids = ['84', '85', 'e14082d2-bdf4-5146-9158-613dd0694624', '9'];
  const messages = ids.map((id) => `image ${id}: "alt" has no text in en`);
  expect(toLines(messages, 2)).toEqual([messages[0], messages[1], 'image …: "alt" has no text in en (2 more)']);
});

it('keeps all messages of different kinds', () => {
  const messages = [
    'image 1: "alt" has no text in en',
    'image 1: "alt" has no text in fr',
    'image 1: "title" is empty',
  ];
  expect(toLines(messages, 1)).toEqual(messages);
});

it('adds no line if nothing was suppressed', () => {
  expect(toLines(['image 1 is gone', 'image 2 is gone'], 2)).toEqual(['image 1 is gone', 'image 2 is gone']);
});
