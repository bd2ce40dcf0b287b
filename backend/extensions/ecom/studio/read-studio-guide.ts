// Reads the guide for editors from docs/editors.md: one source for GitHub and for the studio. The file is part of the
// program, so its HTML is trusted.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { marked, type Token } from 'marked';
import type { StudioGuideSection } from '../../../../contract/studio/studio-guide.ts';

const docsFolder = fileURLToPath(new URL('../../../../docs/', import.meta.url));

/** Path of a screenshot; `undefined` for anything but the name of one. */
export const toGuideImagePath = (name: string): string | undefined =>
  /^[\w-]+\.webp$/.test(name) ? `${docsFolder}pictures/studio/${name}` : undefined;

/** As GitHub does it. */
const toAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** The text before the first section belongs to the title of the guide. */
export const parseStudioGuideSections = (markdown: string): StudioGuideSection[] => {
  const tokens = marked.lexer(markdown);
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'image') token.href = basename(token.href as string);
  });
  const parts: { title: string; tokens: Token[] }[] = [];
  for (const token of tokens) {
    if (token.type === 'heading' && (token['depth'] as number) <= 2)
      parts.push({ title: token['text'] as string, tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  }
  return parts.map(({ title, tokens: content }) => ({
    id: toAnchor(title),
    title,
    html: marked.parser(content),
  }));
};

export const readStudioGuide = async (): Promise<StudioGuideSection[]> =>
  parseStudioGuideSections(await readFile(`${docsFolder}editors.md`, 'utf8'));
