// Fixed ids of the accounts, roles and policies that the launcher creates in Directus.

/**
 * The account that applies schema, access rules and demo content. Changes by any other account count as an editor's.
 */
export const setupServiceUserId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e01';

/** The account whose token the site build uses. */
export const siteBuildUserId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e02';

/** The account in whose name records are published at their time (docs/decisions/082); nobody can sign in with it. */
export const scheduledPublishingUserId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e0e';

export const siteBuildPolicyId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e03';
export const editorPolicyId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e04';
export const editorRoleId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e05';
export const ownerPolicyId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e08';
export const ownerRoleId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e09';
export const salesAssistantPolicyId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e0a';
export const assistantRoleId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e0b';
export const bookkeepingPolicyId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e0c';
export const bookkeepingRoleId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e0d';

/** The studio dashboard with the state of the site, and its panel. */
export const websiteDashboardId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e06';
export const publishingPanelId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e07';

/** The first screen of the studio (extensions/studio-dashboard): a module, and its path. */
export const studioDashboardModuleId = 'dashboard';
export const studioDashboardPath = `/${studioDashboardModuleId}`;

/** The sheet of stock and prices (extensions/stock-and-prices): a module. */
export const stockAndPricesModuleId = 'stock-and-prices';

/** The module that prints and exports documents (extensions/documents-desk). */
export const documentsDeskModuleId = 'documents';

/** The module with the guide for editors (extensions/studio-guide). */
export const studioGuideModuleId = 'help';
