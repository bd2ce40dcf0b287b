// Forms that browsers post by themselves, without scripts: to pages of the order service, for this site's project. On the
// first-paint side: it knows addresses, and nothing of what is sent.

/** @param path below `/ecom`, such as `withdrawal/review` */
export const toPlainForm = (path: string): { action: string; project: string } => ({
  action: `${process.env.GATSBY_BACKEND_URL ?? ''}/ecom/${path}`,
  project: process.env.GATSBY_PROJECT_DOMAIN ?? '',
});
