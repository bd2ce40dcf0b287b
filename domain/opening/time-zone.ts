// The time zone of a project as it is reckoned with. Pure.

const fallback = 'Europe/Berlin';

/** Whether the name is one of the IANA zones, such as `Europe/Berlin`. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && name !== '';
  } catch {
    return false;
  }
};

/** A name that is no zone, such as one with a slip of the pen, must stop nothing: it counts as Berlin, and is reported. */
export const toTimeZone = (name: string): string => (isTimeZone(name) ? name : fallback);
