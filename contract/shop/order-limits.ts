// How much one cart or order may hold. A file of its own: pages read it before zod is there.

export const orderLimits = {
  lines: 100,
  /** Of one line. */
  count: 99,
  valueLength: 500,
  previews: 4,
  previewLength: 60_000,
  comment: 1_000,
} as const;
