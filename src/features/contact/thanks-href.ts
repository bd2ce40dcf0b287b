// Where a message that was sent leads: the thanks page, which reads the name from its address (src/features/thanks).

/** `thanksPath` is localized and has no query of its own. */
export const toThanksHref = (thanksPath: string, name: string): string =>
  `${thanksPath}?${new URLSearchParams({ name }).toString()}`;
