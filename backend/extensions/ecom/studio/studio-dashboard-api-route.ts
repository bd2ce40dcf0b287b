// GET /ecom/studio/dashboard: the figures and lists of the studio's first screen, each only for roles that have it
// (platform/staff-permission-checks.ts).
import {
  type StudioDashboardData,
  studioDashboardResponseSchema,
} from '../../../../contract/studio/studio-dashboard.ts';
import { studioErrorResponseSchema } from '../../../../contract/api-reference/documentation-only-schemas.ts';
import { toLocalDateTime } from '../../../../domain/opening-hours/opening-hours.ts';
import { toTimeZoneOrDefault } from '../../../../domain/opening-hours/time-zone.ts';
import { toSiteBaseUrlOfDomain } from '../mail/site-base-url.ts';
import type { DirectusExtensionContext, OrderServiceRoute } from '../platform/route-types-and-handlers.ts';
import {
  createStudioRouteHandler,
  studioRouteForbiddenResponse,
  readStudioProjects,
  type StudioRouteActionFunction,
  type StudioProject,
} from '../platform/studio-route-handler.ts';
import { type StaffPermissionChecks, toStaffRights } from '../platform/staff-permission-checks.ts';
import { readDashboardTasks } from './read-dashboard-tasks.ts';
import { readSetupChecklist } from './read-setup-checklist.ts';
import { type DashboardProjectAndToday, readDashboardSales } from './read-dashboard-sales.ts';
import {
  readDashboardAppointments,
  readRecentlySoldLowStock,
  readOpenZeroResultSearches,
} from './read-dashboard-lists.ts';

type Parts = Omit<StudioDashboardData, 'project' | 'projects' | 'today'>;

const noParts: Parts = {
  tasks: [],
  appointments: null,
  lowStock: null,
  sales: null,
  zeroResultSearches: null,
  hasWebsite: false,
  firstHour: null,
};

const readParts = async (
  { database }: DirectusExtensionContext,
  project: StudioProject,
  scope: DashboardProjectAndToday,
  rights: StaffPermissionChecks,
): Promise<Parts> => {
  const { canChange, canRead, canSeeSales } = rights;
  const isSettingUp = canChange('project') && canChange('ecommerce_settings');
  const [tasks, appointments, lowStock, sales, zeroResultSearches, firstHour] = await Promise.all([
    readDashboardTasks(database, project.id, rights),
    canChange('appointment') ? readDashboardAppointments(database, scope) : null,
    canChange('ecommerce_product') ? readRecentlySoldLowStock(database, scope) : null,
    canSeeSales ? readDashboardSales(database, scope) : null,
    canChange('ecommerce_search_synonym') ? readOpenZeroResultSearches(database, scope) : null,
    isSettingUp ? readSetupChecklist(database, project, toSiteBaseUrlOfDomain(project.domain)) : null,
  ]);
  const hasWebsite = canRead('publication');
  return { tasks, appointments, lowStock, sales, zeroResultSearches, hasWebsite, firstHour };
};

const createDashboardAction =
  (context: DirectusExtensionContext): StudioRouteActionFunction =>
  async (request, user) => {
    const projects = await readStudioProjects(context, request, user);
    const { project: id } = request.query;
    const project = id === undefined ? projects[0] : projects.find((candidate) => candidate.id === id);
    if (id !== undefined && !project) return studioRouteForbiddenResponse;
    const timeZone = toTimeZoneOrDefault(project?.time_zone ?? '');
    const today = toLocalDateTime(new Date(), timeZone).date;
    const parts = project
      ? await readParts(
          context,
          project,
          { project: project.id, timeZone, today },
          toStaffRights(request.accountability),
        )
      : noParts;
    const data: StudioDashboardData = {
      project: project ? { id: project.id, name: project.name, timeZone } : null,
      projects: projects.map(({ id: value, name }) => ({ id: value, name })),
      today,
      ...parts,
    };
    return { status: 200, body: { data } };
  };

export const studioDashboardApiRoute: OrderServiceRoute = {
  method: 'get',
  path: '/studio/dashboard',
  summary: 'Read the figures and lists of the studio’s first screen',
  description: 'Query parameter: `project`, the id of a project; without it, the first one of the user.',
  caller: 'staff',
  answers: [
    { status: 200, description: 'The parts that the user’s role has.', schema: studioDashboardResponseSchema },
    {
      status: 403,
      description: 'Nobody is signed in to the studio, or the user has no such project.',
      schema: studioErrorResponseSchema,
    },
  ],
  refusals: [],
  guards: [],
  createHandler: createStudioRouteHandler(createDashboardAction),
};
