// The studio's dashboard “Website” with the state of the site. Called by the launcher. Only what is missing is made: how the
// house has arranged it stays.
import { websiteDashboardId, websitePanelId } from '../access/service-ids.ts';
import type { RestClient } from '../rest/rest-client.ts';

const dashboard = {
  id: websiteDashboardId,
  name: 'Website',
  icon: 'publish',
  note: 'Wann Änderungen live gehen / When changes go live',
};

/** Sizes and places in the dashboard's grid of 20 pixels. */
const panel = {
  ...{ id: websitePanelId, dashboard: websiteDashboardId, type: 'website-panel', name: null, show_header: false },
  ...{ position_x: 1, position_y: 1, width: 44, height: 32, options: {} },
};

/** Returns one line per thing made. */
export const applyStudioDashboard = async (rest: RestClient): Promise<string[]> => {
  const find = (path: string, id: string) => rest.get<unknown[]>(`${path}?fields=id&limit=1&filter[id][_eq]=${id}`);
  if ((await find('/dashboards', dashboard.id)).length === 0) await rest.post('/dashboards', dashboard);
  else if ((await find('/panels', panel.id)).length > 0) return [];
  await rest.post('/panels', panel);
  return [`dashboard ${dashboard.name} arranged`];
};
