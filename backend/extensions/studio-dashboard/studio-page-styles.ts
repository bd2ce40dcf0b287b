// Hides Directus's sidebar on the pages of our own modules, where it would be empty; on a phone it would cover the page.

/** For pages whose content has the class `studio-page`. */
export const studioPageStyles = `
.main-split:has(.studio-page) { grid-template-columns: 100% 0 0 !important; }
.main-split:has(.studio-page) :is(.sp-divider, .sp-end, .sidebar-toggle) { display: none; }
:root:has(.studio-page) .container:has(> .panel > #sidebar-mobile-outlet) { display: none; }
`;
