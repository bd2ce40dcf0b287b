/** Id by which the toolbar's button opens the panel of filters. */
export const filterPanelId = 'list-filters';
