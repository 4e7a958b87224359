const parser = { syntax: 'typescript', tsx: true, decorators: true, dynamicImport: true };
const swc = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser,
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
  },
};
const swcJs = { ...swc, jsc: { ...swc.jsc, parser: { syntax: 'ecmascript' }, transform: {} } };

/** `npm test` leaves slow files to `npm test -- --all`. Whoever names files or calls Jest gets all of them. */
const LEFT_OUT = ['/node_modules/', ...(process.env.TEST_QUICK ? ['\\.slow\\.'] : [])];

/** Nest 12 is ESM-only; Jest 30 on Node 20 runs it when its files are transformed too. */
const base = {
  rootDir: import.meta.dirname,
  // Outlives `npm ci`, and a transformed file is kept as long as its text and the options above.
  cacheDirectory: '<rootDir>/.build/jest',
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc], '^.+\\.m?js$': ['@swc/jest', swcJs] },
  moduleNameMapper: {
    '^@evident/(catalogue|contracts|kit)$': '<rootDir>/packages/$1/src/index.ts',
    '^@evident/(catalogue|contracts|kit|stand-ins)/(.*)$': '<rootDir>/packages/$1/src/$2.ts',
    '^@evident/infra/(.*)$': '<rootDir>/infra/src/$1.ts',
    '^@evident/(ai|billing|gateway|problems|judge-worker)/(.*)$': '<rootDir>/services/$1/src/$2.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testPathIgnorePatterns: LEFT_OUT,
  modulePathIgnorePatterns: ['/dist/', '/\\.build/'],
};
const backend = {
  ...base,
  testEnvironment: '<rootDir>/infra/jest/one-realm-environment.cjs',
  runtime: '<rootDir>/infra/jest/shared-packages-runtime.cjs',
};

const servers = {
  globalSetup: '<rootDir>/infra/jest/servers-setup.mjs',
  globalTeardown: '<rootDir>/infra/jest/servers-teardown.mjs',
};

const product = {
  globalSetup: '<rootDir>/infra/jest/product-setup.mjs',
  globalTeardown: '<rootDir>/infra/jest/product-teardown.mjs',
};

export default {
  testSequencer: '<rootDir>/infra/jest/longest-first.cjs',
  // Long enough for a busy machine.
  testTimeout: 240_000,
  projects: [
    { ...backend, displayName: 'unit', testMatch: ['<rootDir>/{packages,services,infra}/**/*.spec.ts'] },
    {
      ...backend,
      displayName: 'service',
      testMatch: [
        '<rootDir>/{packages,services,infra}/**/*.int-spec.ts',
        '<rootDir>/e2e/flows/*.int-spec.ts',
      ],
      // Drills of minutes wait for a quiet machine; `npm run drill:*` asks for them.
      testPathIgnorePatterns: [...LEFT_OUT, ...(process.env.BENCH ? [] : ['/analysis-kills/kills-full'])],
      ...servers,
    },
    {
      ...backend,
      displayName: 'e2e',
      testMatch: ['<rootDir>/e2e/{browser,http}/*.e2e-spec.ts'],
      ...product,
    },
    {
      ...backend,
      displayName: 'alone',
      testMatch: ['<rootDir>/e2e/alone/*.e2e-spec.ts'],
      ...product,
    },
    {
      ...base,
      displayName: 'frontend',
      testMatch: ['<rootDir>/frontend/src/**/*.test.{ts,tsx}'],
      testEnvironment: '<rootDir>/frontend/tests/browser-environment.cjs',
      runtime: '<rootDir>/frontend/tests/shared-packages-runtime.cjs',
      setupFilesAfterEnv: ['<rootDir>/frontend/tests/setup.ts'],
      transformIgnorePatterns: [
        '/node_modules/(?!(@nivo|d3-[a-z-]+|delaunator|internmap|robust-predicates|react-toastify|@base-ui|react-markdown|remark-[a-z-]+|rehype-[a-z-]+|hast-util-[a-z-]+|mdast-util-[a-z-]+|micromark[a-z-]*|unist-util-[a-z-]+|unified|bail|trough|vfile[a-z-]*|devlop|property-information|space-separated-tokens|comma-separated-tokens|decode-named-character-reference|character-entities[a-z-]*|trim-lines|html-url-attributes|estree-util-[a-z-]+|ccount|escape-string-regexp|markdown-table|longest-streak|zwitch|is-plain-obj|uqr)/)',
      ],
      transform: { ...base.transform, '\\.txt$': '<rootDir>/frontend/tests/raw-text.cjs' },
      moduleNameMapper: {
        ...base.moduleNameMapper,
        '^(.+\\.txt)\\?raw$': '$1',
        '\\.css$': '<rootDir>/frontend/tests/empty.cjs',
      },
    },
  ],
};
