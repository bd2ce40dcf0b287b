// Fixed ids of the accounts, roles and policies that the launcher creates in Directus.

/**
 * The account that applies schema, access rules and demo content. Changes by any other account count as an editor's.
 */
export const setupServiceUserId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e01';

/** The account whose token the site build uses. */
export const siteBuildUserId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e02';

export const siteBuildPolicyId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e03';
export const editorPolicyId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e04';
export const editorRoleId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e05';

/** The studio dashboard with the state of the site, and its panel. */
export const websiteDashboardId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e06';
export const websitePanelId = '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e07';
