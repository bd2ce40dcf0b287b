import { expect, it } from 'vitest';
import { createGatsbyErrors } from './gatsby-errors.ts';

const read = (output: string): string => {
  const errors = createGatsbyErrors();
  for (const line of output.split('\n')) errors.add(line);
  return errors.read();
};

it('keeps the first error without its stack', () => {
  const output = `success Building HTML renderer - 2.000s
 ERROR  #95313  HTML.COMPILATION

Building static HTML failed for path "/uhren"

    at render (render-page.js:1:1)
not finished Building static HTML for pages - 2s
 ERROR  another one
that follows from it`;
  expect(read(output)).toBe('HTML.COMPILATION\nBuilding static HTML failed for path "/uhren"');
});

it('knows nothing where Gatsby was killed', () => {
  expect(read('success load plugins - 0.1s\n')).toBe('');
});
