// A document keeps the Content-Security-Policy it was loaded with (docs/decisions/029): what the provider of a page further
// on loads, it would refuse. So a page that needs more hosts than the document may speak to is loaded as a whole, by links, by
// navigations of code and by Back and Forward. Called by gatsby-browser.tsx and by the parts that know such needs.
import type { core } from 'zod';
import { locales } from '../../contract/locale.ts';
import { routeTable } from '../i18n/paths.ts';

type Navigate = (to: string | number, options?: { replace?: boolean }) => void;

interface GatsbyWindow extends Window {
  /** Of Gatsby: by this go its links and `navigate()`. */
  ___navigate?: Navigate;
}

/** Whether the page at a path (without query, hash and slash at the end) needs a certain provider. */
export type PolicyRequirement = (path: string) => boolean;

/** Payment providers. */
export const isCheckoutPath: PolicyRequirement = (path) =>
  locales.some((locale) => routeTable.checkout?.[locale] === path);

const policyRequirements: PolicyRequirement[] = [isCheckoutPath];

/** The path for which the host has sent this document. */
let documentPath = '';

/** Without a slash or the file's name at the end. */
export const toNormalizedPagePath = (path: string): string => path.replace(/\/(?:index\.html)?$/, '') || '/';

/** Tells of a provider that some pages need. */
export const addPolicyRequirement = (requirement: PolicyRequirement): void => void policyRequirements.push(requirement);

/** Whether a page needs something that the policy of this document forbids. */
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

/** Once Gatsby has started; before, every link is a whole load anyway. */
export const reloadOnPolicyChange = ({ loadDocument, reload } = documentNavigation): void => {
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
  // A page that was loaded as a whole shares its history with the one it was reached from inside the site.
  window.addEventListener('popstate', () => {
    if (needsFullPageLoad(window.location.pathname)) reload();
  });
};

interface ZodWindow extends Window {
  __zod_globalConfig?: core.$ZodConfig;
}

/**
 * Keeps zod, which islands bring along, from trying whether it may make code out of text: a strict policy forbids it, and every
 * try is a violation. Before any island can come: zod reads this where it begins.
 */
export const disableZodCodeGeneration = (): void => {
  const page: ZodWindow = window;
  page.__zod_globalConfig = { jitless: true };
};
