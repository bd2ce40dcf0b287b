// Loaded into the Directus process before it starts: resolves the relative imports of installed packages. For each import,
// Node reads and parses the `exports` of the package anew, which is a third of the processor time of a start.
import { registerHooks } from 'node:module';

/** By folder: its files with the extension `.js` have the same nearest package.json, so Node reads all of them alike. */
const formats = new Map<string, string>();

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const { parentURL, conditions } = context;
    const isOfPackage = parentURL?.includes('/node_modules/') && conditions.includes('import');
    if (!isOfPackage || !/^\.{1,2}\/.*\.js$/.test(specifier)) return nextResolve(specifier, context);
    const url = new URL(specifier, parentURL).href;
    const folder = url.slice(0, url.lastIndexOf('/'));
    const format = formats.get(folder);
    if (format !== undefined) return { url, format, shortCircuit: true };
    const resolved = nextResolve(specifier, context);
    if (resolved.url === url && resolved.format) formats.set(folder, resolved.format);
    return resolved;
  },
});
