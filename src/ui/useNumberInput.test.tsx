// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ChangeEvent } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useNumberInput } from './useNumberInput.ts';

afterEach(cleanup);

it('lets a number be deleted and typed anew, and shows what has become of it when the field is left', () => {
  const heard: number[] = [];
  const { result } = renderHook(() => useNumberInput(1, (value) => heard.push(value)));
  const type = (value: string) =>
    act(() => result.current.onChange({ target: { value } } as ChangeEvent<HTMLInputElement>));
  for (const text of ['', '0', '-3', '1.5', '30']) {
    type(text);
    expect(result.current.value).toBe(text);
  }
  expect(heard).toEqual([30]);
  act(() => result.current.onBlur());
  expect(result.current.value).toBe('1');
});

it('shows at once what has become of the number elsewhere, also while the field has the focus', () => {
  const { result, rerender } = renderHook(({ value }) => useNumberInput(value, () => undefined), {
    initialProps: { value: 1 },
  });
  act(() => result.current.onChange({ target: { value: '2' } } as ChangeEvent<HTMLInputElement>));
  rerender({ value: 2 });
  expect(result.current.value).toBe('2');
  rerender({ value: 1 });
  expect(result.current.value).toBe('1');
});
