// The length of a day, for durations and for arithmetic with calendar days in UTC.

/** 24 hours in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1_000;
