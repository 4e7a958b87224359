import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const REPOSITORY = path.resolve(__dirname, '../../..');
const MODULES = '.dependency-cruiser.cjs';
const FOLDERS = '.dependency-cruiser-folders.cjs';

interface Violation {
  rule: { name: string };
  from: string;
}

describe('the lint rules about who may import whom', () => {
  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-dependencies-'));
    fs.writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  /** Writes modules that import the given files. @returns what breaks a rule: its importing file and its name. */
  function violations(config: string, modules: Readonly<Record<string, readonly string[]>>): Violation[] {
    for (const [name, imports] of Object.entries(modules)) {
      const file = path.join(folder, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      const lines = imports.map((to) => `import './${path.relative(path.dirname(name), to)}';`);
      fs.writeFileSync(file, [...lines, 'export {};', ''].join('\n'));
    }
    const roots = [...new Set(Object.keys(modules).map((name) => name.split('/')[0] ?? ''))];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        path.join(REPOSITORY, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['--config', path.join(REPOSITORY, config), '--output-type', 'json'],
        ...roots,
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    if (!stdout) throw new Error(stderr);
    return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
  }

  function brokenRules(config: string, modules: Readonly<Record<string, readonly string[]>>): string[] {
    return [...new Set(violations(config, modules).map(({ rule }) => rule.name))].sort();
  }

  it('catch a circle between folders whose files form none', () => {
    const modules = {
      'services/a/src/orders/order.ts': ['services/a/src/users/user.ts'],
      'services/a/src/users/user.ts': [],
      'services/a/src/users/erasure.ts': ['services/a/src/orders/history.ts'],
      'services/a/src/orders/history.ts': [],
    };
    expect(brokenRules(FOLDERS, modules)).toEqual(['no-folder-cycles']);
    expect(brokenRules(MODULES, modules)).toEqual([]);
  });

  it('catch a circle through three folders of infra', () => {
    expect(
      brokenRules(FOLDERS, {
        'infra/src/a/one.ts': ['infra/src/b/one.ts'],
        'infra/src/b/one.ts': [],
        'infra/src/b/two.ts': ['infra/src/c/one.ts'],
        'infra/src/c/one.ts': [],
        'infra/src/c/two.ts': ['infra/src/a/two.ts'],
        'infra/src/a/two.ts': [],
      }),
    ).toEqual(['no-folder-cycles']);
  });

  it('let folders depend on one another in one direction, and specs on any folder', () => {
    expect(
      brokenRules(FOLDERS, {
        'services/a/src/orders/order.ts': ['services/a/src/users/user.ts'],
        'services/a/src/users/user.ts': [],
        'services/a/src/users/user.spec.ts': ['services/a/src/orders/order.ts'],
      }),
    ).toEqual([]);
  });

  it('catch imports that leave their part', () => {
    const forbidden = [
      ['services-import-only-packages', 'services/a/src/a.ts', 'services/b/src/b.ts'],
      ['services-import-only-packages', 'services/a/src/a.spec.ts', 'infra/src/tool.ts'],
      ['packages-import-no-service', 'packages/kit/src/a.ts', 'services/b/src/b.ts'],
      ['kit-imports-only-contracts', 'packages/kit/src/c.ts', 'packages/catalogue/src/b.ts'],
      ['catalogue-imports-only-contracts', 'packages/catalogue/src/a.ts', 'packages/kit/src/b.ts'],
      ['no-stand-in-in-product', 'services/a/src/c.ts', 'packages/stand-ins/src/b.ts'],
      ['frontend-imports-only-contracts', 'frontend/src/a.ts', 'packages/kit/src/b.ts'],
      ['features-do-not-import-each-other', 'frontend/src/features/a/a.ts', 'frontend/src/features/b/b.ts'],
    ] as const;
    const modules: Record<string, readonly string[]> = {};
    for (const [, , to] of forbidden) modules[to] = [];
    for (const [, from, to] of forbidden) modules[from] = [to];
    const caught = violations(MODULES, modules).map(({ rule, from }) => [rule.name, from]);
    for (const [rule, from] of forbidden) expect(caught).toContainEqual([rule, from]);
  });

  it('let a service import a package, and its specs a stand-in provider', () => {
    expect(
      brokenRules(MODULES, {
        'services/a/src/a.ts': ['packages/kit/src/b.ts'],
        'services/a/src/a.spec.ts': ['packages/stand-ins/src/c.ts'],
        'packages/kit/src/b.ts': [],
        'packages/stand-ins/src/c.ts': ['packages/kit/src/b.ts'],
      }),
    ).toEqual([]);
  });
});
