/** Who may import whom; docs/architecture.md says why. Captured folder names guard new features by themselves. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'services-import-only-packages',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^(services|frontend|infra)/', pathNot: '^services/$1/' },
    },
    {
      name: 'packages-import-no-service',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|frontend|infra)/' },
    },
    {
      name: 'catalogue-imports-only-contracts',
      severity: 'error',
      from: { path: '^packages/catalogue/' },
      to: { path: '^packages/', pathNot: '^packages/(catalogue|contracts)/' },
    },
    {
      name: 'kit-imports-only-contracts',
      severity: 'error',
      from: { path: '^packages/kit/' },
      to: { path: '^packages/', pathNot: '^packages/(kit|contracts)/' },
    },
    {
      name: 'stand-ins-import-only-contracts-and-kit',
      severity: 'error',
      from: { path: '^packages/stand-ins/' },
      to: { path: '^packages/', pathNot: '^packages/(stand-ins|contracts|kit)/' },
    },
    {
      name: 'no-stand-in-in-product',
      severity: 'error',
      from: {
        path: '^(services|packages|frontend)/',
        pathNot: '\\.(spec|int-spec)\\.ts$|/testing/|^packages/stand-ins/',
      },
      to: { path: '^packages/stand-ins/' },
    },
    {
      name: 'contracts-import-only-zod',
      severity: 'error',
      from: { path: '^packages/contracts/src', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^packages/contracts/src', 'node_modules/zod/'] },
    },
    {
      name: 'frontend-imports-only-contracts',
      severity: 'error',
      from: { path: '^frontend/src' },
      to: { path: '^(services|infra|packages)/', pathNot: '^packages/contracts/' },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'infra-is-imported-by-no-service',
      severity: 'error',
      from: { path: '^(services|packages|frontend)/' },
      to: { path: '^infra/' },
    },
    {
      name: 'e2e-is-imported-by-nobody',
      severity: 'error',
      from: { pathNot: '^e2e/' },
      to: { path: '^e2e/' },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { pathNot: '\\.(spec|int-spec|test)\\.tsx?$|/testing/|^e2e/' },
      to: { path: '\\.(spec|int-spec|test)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.build)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
