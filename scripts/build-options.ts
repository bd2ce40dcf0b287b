// The arguments of `npm run build`, checked. Called by scripts/build.ts.
import { parseArgs } from 'node:util';
import { type PreviewRecord, previewCollections, previewRecordSchema } from '../contract/publishing/preview-link.ts';
import { SettingsError } from './settings.ts';

export interface BuildOptions {
  /** Lets a release go live whose size differs from the one before by more than the check takes. */
  acceptsSize: boolean;
  /** Builds a release for the preview host that shows this record as if it were published. */
  preview: PreviewRecord | undefined;
}

const usage = 'Usage: npm run build -- [--accept-size] [--preview <collection>/<id>]';

/** @throws {@link SettingsError} with the usage for anything else. */
export function toBuildOptions(words: string[]): BuildOptions {
  try {
    const { values } = parseArgs({
      args: words,
      options: { 'accept-size': { type: 'boolean', default: false }, preview: { type: 'string' } },
    });
    return { acceptsSize: values['accept-size'], preview: toPreview(values.preview) };
  } catch (cause) {
    throw new SettingsError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`);
  }
}

function toPreview(words: string | undefined): PreviewRecord | undefined {
  if (words === undefined) return undefined;
  const [collection, item, ...others] = words.split('/');
  const { data } = previewRecordSchema.safeParse({ collection, item });
  if (data !== undefined && others.length === 0) return data;
  throw new Error(
    `--preview is "${words}", but has to be a record such as page/<id>, of ${previewCollections.join(', ')}.`,
  );
}
