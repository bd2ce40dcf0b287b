// How many pages Gatsby has rendered, by its own output. Called by the benches of the site's build and of publishing.

/** Gatsby says nothing about pages where there are none. */
export const toRenderedCount = (output: string): number =>
  Number(/Building static HTML for pages - [\d.]+s - (\d+)\//.exec(output)?.[1] ?? 0);
