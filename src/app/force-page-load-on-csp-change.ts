// A document keeps the Content-Security-Policy it was loaded with (docs/decisions/029). A navigation to a page that
// needs more hosts than that policy allows becomes a full page load.
import type { core } from 'zod';
import { locales } from '../../contract/locale.ts';
import { localizedSiteRouteTable } from '../i18n/site-paths.ts';

type Navigate = (to: string | number, options?: { replace?: boolean }) => void;

interface GatsbyWindow extends Window {
  /** Gatsby's navigation function, behind its links and `navigate()`. */
  ___navigate?: Navigate;
}

/** Whether the page at a path (no query, hash or trailing slash) needs a certain provider. */
export type DoesPageLoadThirdParty = (path: string) => boolean;

/** The checkout loads payment providers. */
export const isCheckoutPath: DoesPageLoadThirdParty = (path) =>
  locales.some((locale) => localizedSiteRouteTable.checkout?.[locale] === path);

const policyRequirements: DoesPageLoadThirdParty[] = [isCheckoutPath];

/** Path for which the host sent this document. */
let documentPath = '';

/** Removes a trailing slash or `index.html`. */
export const toNormalizedPagePath = (path: string): string => path.replace(/\/(?:index\.html)?$/, '') || '/';

/** Registers a provider that some pages need. */
export const registerThirdPartyPagePredicate = (requirement: DoesPageLoadThirdParty): void =>
  void policyRequirements.push(requirement);

/** Whether a page needs a host that this document's policy forbids. */
const needsFullPageLoad = (path: string): boolean => {
  const pagePath = toNormalizedPagePath(path);
  return policyRequirements.some((need) => need(pagePath) && !need(documentPath));
};

interface DocumentNavigation {
  loadDocument: (address: string, isReplaced: boolean) => void;
  reload: () => void;
}

const documentNavigation: DocumentNavigation = {
  loadDocument: (address, isReplaced) => {
    if (isReplaced) window.location.replace(address);
    else window.location.assign(address);
  },
  reload: () => window.location.reload(),
};

/** Call after Gatsby has started; until then every link is a full page load anyway. */
export const forcePageLoadOnCspChange = ({ loadDocument, reload } = documentNavigation): void => {
  const page: GatsbyWindow = window;
  documentPath = toNormalizedPagePath(window.location.pathname);
  const navigate = page.___navigate;
  if (!navigate) return;
  page.___navigate = (to, options) => {
    if (typeof to === 'string' && needsFullPageLoad(new URL(to, window.location.href).pathname)) {
      loadDocument(to, options?.replace === true);
      return;
    }
    navigate(to, options);
  };
  // After a full page load, Back and Forward may still lead to a page of the previous document.
  window.addEventListener('popstate', () => {
    if (needsFullPageLoad(window.location.pathname)) reload();
  });
};

interface ZodWindow extends Window {
  __zod_globalConfig?: core.$ZodConfig;
}

/**
 * Stops zod from testing `new Function`: a strict policy forbids it and reports a violation. Must run before any island
 * loads zod.
 */
export const disableZodCodeGeneration = (): void => {
  const page: ZodWindow = window;
  page.__zod_globalConfig = { jitless: true };
};
