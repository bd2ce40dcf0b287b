// No two modules export the same name, so that a search for a name finds a single definition. Exempt are the names that
// Gatsby requires of every page, default exports and re-exports.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

const gatsbyNames = new Set(['Head', 'config', 'onRenderBody', 'query']);

/** @param source text of a module */
const readExportedNames = (path: string, source: string): string[] => {
  const { statements } = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const local = new Set(statements.flatMap(toDeclaredNames));
  const declared = statements.filter(isNamedExport).flatMap(toDeclaredNames);
  const listed = statements.flatMap((statement) => toListedNames(statement, local));
  // Overloads repeat a name, and a value may share its name with a type.
  return [...new Set([...declared, ...listed])];
};

const isNamedExport = (statement: ts.Statement): boolean => {
  const kinds = (ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []).map(({ kind }) => kind);
  return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword);
};

const toDeclaredNames = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => toBoundNames(name));
  }
  const isDeclaration =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isDeclaration && statement.name ? [statement.name.text] : [];
};

const toBoundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? toBoundNames(element.name) : []));

/** The names in `export { … }` that the module itself declares. */
const toListedNames = (statement: ts.Statement, local: ReadonlySet<string>): string[] => {
  if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier) return [];
  const { exportClause } = statement;
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements
    .filter(({ name, propertyName }) => local.has((propertyName ?? name).text) && name.text !== 'default')
    .map(({ name }) => name.text);
};

const findSharedNames = (modules: ReadonlyMap<string, string>): Record<string, string[]> => {
  const exporters = new Map<string, string[]>();
  for (const [path, source] of modules) {
    for (const name of readExportedNames(path, source)) exporters.set(name, [...(exporters.get(name) ?? []), path]);
  }
  return Object.fromEntries([...exporters].filter(([name, paths]) => paths.length > 1 && !gatsbyNames.has(name)));
};

it('finds names exported by two modules', () => {
  const modules = new Map([
    ['a.ts', 'export const { price, tax: [rate] } = read(); export default function run() {}; export const query = 1;'],
    ['b.ts', 'interface Rate {} const price = 1; export { price, type Rate as rate }; export function query() {}'],
    ['c.ts', "import { price } from './a'; export { price }; export { rate } from './b'; export default class run {}"],
    ['d.ts', 'export type Rate = 1; export const Rate = 1; const price = 2;'],
  ]);
  expect(findSharedNames(modules)).toEqual({ price: ['a.ts', 'b.ts'], rate: ['a.ts', 'b.ts'] });
});

// Parsing every module takes more than the default 5 seconds on a busy machine.
it('exports every name from one module only', { timeout: 30_000 }, () => {
  const paths = globSync('{src,contract,domain,settings,backend,server,scripts,demo,bench}/**/*.{ts,tsx,mts,mjs}', {
    cwd: root,
    exclude: ['**/{node_modules,dist,tests}', '**/*.test.{ts,tsx}', '**/*.d.ts'],
  });
  expect(paths.length).toBeGreaterThan(500);
  expect(findSharedNames(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])))).toEqual({});
});
