// Name, logo and color of the studio, taken from the project once. Afterwards they belong to the operator.
import { hexColorSchema } from '../../contract/hex-color-schema.ts';
import { escapeHtml } from '../../domain/html-and-plain-text.ts';
import { toColorVisibleOn } from '../../domain/palette.ts';
import { withDatabaseConnection } from '../database/with-database-connection.ts';
import type { DirectusRestClient } from '../rest/directus-rest-client.ts';

/** Names that neither a project nor an operator chose: Directus's own, and that of a studio without a project. */
const unchosenNames = ['Directus', 'Storefront'];

const brandOfNoProject = { project_name: 'Storefront', project_descriptor: 'Studio', default_language: 'de-DE' };

interface BrandedProject {
  id: string;
  name: string;
  icon: string | null;
  color: string | undefined;
}

/** The only project of the database, or the first of these domains that has one. */
const readBrandedProject = (databaseUrl: string, domains: readonly string[]): Promise<BrandedProject | undefined> =>
  withDatabaseConnection(databaseUrl, async ({ readRows }) => {
    const [row] = await readRows(
      `select project.id::text, project.name, project.icon::text, theme.brand_color, count(*) over () as count,
              array_position($1::text[], project.domain::text) as position
         from project left join theme_settings theme on theme.project = project.id
        order by position nulls last limit 1`,
      [domains],
    );
    if (!row || (row['position'] === null && Number(row['count']) > 1)) return undefined;
    return {
      id: String(row['id']),
      name: String(row['name']),
      icon: row['icon'] as string | null,
      color: hexColorSchema.safeParse(row['brand_color']).data,
    };
  });

/** A logo is too wide for the square in the studio's corner: without an icon it shows the project's initial. */
const uploadInitial = async (rest: DirectusRestClient, { id, name, color }: BrandedProject): Promise<string> => {
  const initial = [...new Intl.Segmenter('de').segment(name.trim())][0]?.segment ?? '';
  const ink = color === undefined ? '#ffffff' : toColorVisibleOn(color, [color]);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
    `<text x="48" y="66" text-anchor="middle" font-family="Georgia, serif" font-size="52" fill="${ink}">` +
    `${escapeHtml(initial.toUpperCase())}</text></svg>`;
  const form = new FormData();
  form.set('title', 'Studio');
  form.set('project', id);
  form.set('file', new Blob([svg], { type: 'image/svg+xml' }), 'studio.svg');
  return (await rest.post<{ id: string }>('/files', form)).id;
};

const toBrand = async (rest: DirectusRestClient, project: BrandedProject): Promise<Record<string, unknown>> => ({
  ...brandOfNoProject,
  project_name: project.name,
  project_logo: project.icon ?? (await uploadInitial(rest, project)),
  ...(project.icon !== null && { public_favicon: project.icon }),
  ...(project.color !== undefined && { project_color: project.color }),
});

/** Returns one line per changed setting; none once the studio has a name. */
export const applyStudioBrand = async (
  rest: DirectusRestClient,
  databaseUrl: string,
  domains: readonly string[],
): Promise<string[]> => {
  const live = await rest.get<Record<string, string | null>>(
    '/settings?fields=project_name,project_descriptor,default_language',
  );
  if (live['project_name'] && !unchosenNames.includes(live['project_name'])) return [];
  const project = await readBrandedProject(databaseUrl, domains);
  const brand = project ? await toBrand(rest, project) : brandOfNoProject;
  const changed = Object.entries(brand).filter(([name, value]) => live[name] !== value);
  if (changed.length > 0) await rest.patch('/settings', Object.fromEntries(changed));
  return changed.map(([name]) => `setting ${name} chosen`);
};
