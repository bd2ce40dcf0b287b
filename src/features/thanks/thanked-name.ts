// The name that a form hands to the thanks page by its address. It is read in the browser and never built into a page.
import { useSyncExternalStore } from 'react';

const maxLength = 60;

/** The `name` of a query, tidied; `null` where there is none. React escapes it where it is shown. */
export const toThankedName = (search: string): string | null => {
  const given = new URLSearchParams(search).get('name') ?? '';
  const name = given.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return name === '' || name.length > maxLength ? null : name;
};

const never = () => () => undefined;

/** `null` in the built page and while it hydrates. */
export const useThankedName = (): string | null =>
  useSyncExternalStore(
    never,
    () => toThankedName(window.location.search),
    () => null,
  );
