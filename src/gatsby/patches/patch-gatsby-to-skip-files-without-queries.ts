// Leaves files out of the extraction of queries that have none. Gatsby parses every file that contains a word such as
// `config`, which are three times as many, and parses them anew in every build.
import { readFile } from 'node:fs/promises';

interface FileParser {
  /** Resolves to `null` for a file in which Gatsby is not interested. */
  parseFile: (this: unknown, file: string, ...rest: unknown[]) => Promise<object | null>;
}

/** What Gatsby reads from a file: queries, slices, and the exports of a page beside its component. */
const readByGatsby =
  /\bgraphql\s*[`(]|\bgatsby-plugin-image\b|<Slice\b|\bexport\b[^;`(]*\b(?:Head|config|getServerData)\b/u;

/** Gatsby's module `query/file-parser`. */
interface FileParserModule {
  default: { prototype: FileParser };
}

/** Changes the module in place, because Gatsby has no setting for this. */
export const patchGatsbyToSkipFilesWithoutQueries = ({ fileParser }: { fileParser: FileParserModule }): void => {
  const parser = fileParser.default.prototype;
  const { parseFile } = parser;
  Object.assign(parser, {
    async parseFile(this: unknown, ...parameters: Parameters<FileParser['parseFile']>) {
      const text = await readFile(parameters[0], 'utf8').catch(() => undefined);
      // Gatsby reports a file that cannot be read.
      if (text !== undefined && !readByGatsby.test(text)) return null;
      return parseFile.apply(this, parameters);
    },
  });
};
