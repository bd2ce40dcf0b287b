// Derives the addresses that the studio may show in a frame from the URL of the preview host. Pure.

const project = '{project}';

/**
 * The Content-Security-Policy source that matches the preview URL of every project: the origin; a wildcard host if the
 * host name starts with `{project}`; otherwise only the scheme, because a policy cannot express any other pattern.
 */
export const toStudioFrameSrcForPreviewUrl = (previewUrl: string): string => {
  const [, scheme = '', host = ''] = /^([a-z]+:)\/\/([^/]*)/.exec(previewUrl) ?? [];
  if (!host.includes(project)) return `${scheme}//${host}`;
  const rest = host.startsWith(`${project}.`) ? host.slice(project.length) : undefined;
  return rest === undefined || rest.includes(project) ? scheme : `${scheme}//*${rest}`;
};
