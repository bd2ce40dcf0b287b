// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ChangeEvent } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useQuantityInput } from './useQuantityInput.ts';

afterEach(cleanup);

it('lets a number be deleted and retyped, and shows the resulting value on blur', () => {
  const heard: number[] = [];
  const { result } = renderHook(() => useQuantityInput(1, (value) => heard.push(value)));
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

it('shows an external change immediately, even while focused', () => {
  const { result, rerender } = renderHook(({ value }) => useQuantityInput(value, () => undefined), {
    initialProps: { value: 1 },
  });
  act(() => result.current.onChange({ target: { value: '2' } } as ChangeEvent<HTMLInputElement>));
  rerender({ value: 2 });
  expect(result.current.value).toBe('2');
  rerender({ value: 1 });
  expect(result.current.value).toBe('1');
});
