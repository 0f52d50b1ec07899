import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '.base-commit/**',
      '**/node_modules/**',
      '.gep/**',
      'docs/site/**',
      '**/storybook-static/**',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  js.configs.recommended,
  ...tseslint.configs.strict,
  { languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Typed arrays are indexed inside their bounds all over the raster code; the operator says so once a place.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.tsx', 'apps/console/**/*.ts', 'packages/style-editor/**/*.ts'],
    ...reactHooks.configs.flat.recommended,
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      // Reports what the React Compiler skips, e.g. TanStack Virtual; it is not used here.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['apps/console/src/**/*.{ts,tsx}'],
    ignores: ['apps/console/src/tab/tab-store.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'zustand', importNames: ['create'], message: 'Use createTabStore, which tests can reset.' },
      ],
    },
  },
  {
    // Test files share modules: which of them gets the real one would depend on their order.
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock'].map((property) => ({
          object: 'vi',
          property,
          message: 'Spy on an object instead.',
        })),
      ],
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'apps/server/src/command/**', '**/scripts/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['packages/style-editor/src/window/check-style-sheet.ts'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
);
