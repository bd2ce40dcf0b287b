import { expect, it } from 'vitest';
import { getObjectAtPathOrEmpty, mergeFormIntoJsonAtPath } from './json-object-at-path.ts';

const buttons = { button: { color: '#fff', border_radius: '2px' }, other: 1 };

it('reads the object under a key, the whole value without one, and nothing else as empty', () => {
  expect(getObjectAtPathOrEmpty(buttons, 'button')).toEqual({ color: '#fff', border_radius: '2px' });
  expect(getObjectAtPathOrEmpty({ showLogo: true })).toEqual({ showLogo: true });
  expect(getObjectAtPathOrEmpty(null, 'button')).toEqual({});
  expect(getObjectAtPathOrEmpty({ button: 'text' }, 'button')).toEqual({});
  expect(getObjectAtPathOrEmpty(['a'])).toEqual({});
});

it('writes a change beside what the form does not know', () => {
  expect(mergeFormIntoJsonAtPath(buttons, 'button', { color: '#000' })).toEqual({
    button: { color: '#000', border_radius: '2px' },
    other: 1,
  });
  expect(mergeFormIntoJsonAtPath(null, undefined, { showLogo: false })).toEqual({ showLogo: false });
});

it('removes what is emptied, and the whole value with its last entry', () => {
  expect(mergeFormIntoJsonAtPath(buttons, 'button', { color: null })).toEqual({
    button: { border_radius: '2px' },
    other: 1,
  });
  expect(mergeFormIntoJsonAtPath({ button: { color: '#fff' } }, 'button', { color: '' })).toBeNull();
  expect(mergeFormIntoJsonAtPath({ showLogo: true }, undefined, { showLogo: undefined })).toBeNull();
});
