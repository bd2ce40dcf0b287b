// The title of a page in the browser (specification §2, page head).

/** 'page title | site title', or the page title alone where both are the same. */
export const toDocumentTitle = (pageTitle: string, siteTitle: string): string =>
  pageTitle === siteTitle ? pageTitle : `${pageTitle} | ${siteTitle}`;
