// Directus opens its menu and its sidebar at the first visit and remembers what the user makes of it. On a phone they
// would cover the page, so there the first visit begins with both closed.
const panels = ['nav-bar-collapsed', 'sidebar-collapsed'];

export const startWithClosedPanels = (): void => {
  if (!window.matchMedia('(max-width: 960px)').matches) return;
  for (const key of panels) if (localStorage.getItem(key) === null) localStorage.setItem(key, 'true');
};
