// Which addresses the studio may show in a frame, from the address of the preview host. Pure; called by environment.ts.

const project = '{project}';

/**
 * The source of a Content-Security-Policy that matches the address for every project: its origin, all hosts below one where
 * the project leads the host name, or else the scheme, which is all that such a policy can say.
 */
export const toFrameSource = (previewUrl: string): string => {
  const [, scheme = '', host = ''] = /^([a-z]+:)\/\/([^/]*)/.exec(previewUrl) ?? [];
  if (!host.includes(project)) return `${scheme}//${host}`;
  const rest = host.startsWith(`${project}.`) ? host.slice(project.length) : undefined;
  return rest === undefined || rest.includes(project) ? scheme : `${scheme}//*${rest}`;
};
