// The time zone of a project as it is reckoned with. Pure.

const fallback = 'Europe/Berlin';

/** A name that is no IANA zone, such as one with a slip of the pen, must stop nothing: it counts as Berlin. */
export const toTimeZone = (name: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone && name;
  } catch {
    return fallback;
  }
};
