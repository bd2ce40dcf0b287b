import { expect, it } from 'vitest';
import { toObjectUnderKey, mergeFormIntoJsonAtPath } from './object-under-key.ts';

const buttons = { button: { color: '#fff', border_radius: '2px' }, other: 1 };

it('reads the object under a key, the whole value without one, and nothing else as empty', () => {
  expect(toObjectUnderKey(buttons, 'button')).toEqual({ color: '#fff', border_radius: '2px' });
  expect(toObjectUnderKey({ showLogo: true })).toEqual({ showLogo: true });
  expect(toObjectUnderKey(null, 'button')).toEqual({});
  expect(toObjectUnderKey({ button: 'text' }, 'button')).toEqual({});
  expect(toObjectUnderKey(['a'])).toEqual({});
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
