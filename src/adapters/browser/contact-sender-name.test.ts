// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readContactSenderName, writeContactSenderName } from './contact-sender-name.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('the sender name on the thanks page', () => {
  it.each([
    ['', null],
    [' \n', null],
    ['Anna König', 'Anna König'],
    ['Anna\n\t Maria', 'Anna Maria'],
    ['<b>Anna', '<b>Anna'],
    ['a'.repeat(61), null],
  ])('%j → %j', (typed, name) => {
    writeContactSenderName(typed);
    expect(readContactSenderName()).toBe(name);
  });

  it('is the last one that was written, and none after one that does not fit', () => {
    writeContactSenderName('Anna');
    writeContactSenderName('Ben');
    expect(readContactSenderName()).toBe('Ben');
    writeContactSenderName(' ');
    expect(readContactSenderName()).toBeNull();
  });

  it('is tidied again: anybody can write into the storage', () => {
    sessionStorage.setItem('int-thanks', 'x'.repeat(5_000));
    expect(readContactSenderName()).toBeNull();
  });

  it('is none where the browser has no storage for the page', () => {
    vi.stubGlobal('sessionStorage', undefined);
    writeContactSenderName('Anna');
    expect(readContactSenderName()).toBeNull();
  });
});
