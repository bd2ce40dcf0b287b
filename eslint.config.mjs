// Lint: type-aware TypeScript rules everywhere, React and accessibility rules where JSX lives.
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noInputOutput = ['fetch', 'localStorage', 'sessionStorage', 'window', 'document', 'process'].map((name) => ({
  name,
  message: 'This room is pure: input and output live in adapters, build and features.',
}));

/** A text in several languages as an object: a sentence as `de`, beside an `en`. */
const textInCode =
  'ObjectExpression:has(> Property[key.name="en"]) > Property[key.name="de"] > ' +
  ':matches(Literal[value=/\\S \\S/], TemplateLiteral:has(TemplateElement[value.raw=/\\S \\S/]), ' +
  'ArrowFunctionExpression:has(TemplateElement[value.raw=/\\S \\S/]))';

/** `...{ a, b }` and `...['x']` put several on a line where the formatter wants one each. */
const spreadLiterals = {
  selector:
    'JSXSpreadAttribute > ObjectExpression, SpreadElement > ObjectExpression, SpreadElement > ArrayExpression, ' +
    'SpreadElement > TSAsExpression > ArrayExpression',
  message: 'Write the entries themselves.',
};

/** One function style; a generator has no arrow form. */
const functionDeclarations = {
  selector: 'FunctionDeclaration[generator=false]',
  message: 'Write an arrow function.',
};

export default defineConfig(
  globalIgnores([
    '**/node_modules',
    'public',
    '.cache',
    '.data',
    '.releases',
    'test-results',
    'backend/extensions/*/dist',
    // The plug-ins it imports carry no types.
    'eslint.config.mjs',
  ]),
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // The rules do not see a cast that is written as a comment; the type check does.
    files: ['**/*.mjs'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-return': 'off' },
  },
  {
    // Hooks live in files without JSX, too. Outside of src a name like `use` is another library's.
    files: ['**/*.tsx', 'src/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    // A region that scrolls has to be reached by keyboard.
    rules: { 'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region', 'tabpanel'] }] },
  },
  {
    files: ['contract/**/*.ts', 'domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-globals': ['error', ...noInputOutput] },
  },
  { rules: { 'no-restricted-syntax': ['error', spreadLiterals, functionDeclarations] } },
  {
    // Records with many fields stand in tests, and a backend test that is split starts another backend.
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Labels of the content model stay beside their fields (docs/decisions/054).
    files: ['{backend,contract,domain,scripts,server,src}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.fixture.ts', 'backend/{schema,tests}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        spreadLiterals,
        functionDeclarations,
        {
          selector: textInCode,
          message: 'What a person reads stands in locales/, read through domain/message-translator.ts.',
        },
      ],
    },
  },
);
