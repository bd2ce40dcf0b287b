// The address at which mail programs end a subscription by themselves (RFC 8058): on the backend, because a page of the
// site takes no posts.

/** The key may stand in it: a mail program posts there and opens nothing. */
export const toOneClickUrl = ({ PUBLIC_URL: url }: Record<string, unknown>, domain: string, key: string): string =>
  `${String(url).replace(/\/+$/, '')}/ecom/newsletter/unsubscription/${encodeURIComponent(domain)}/${key}`;
