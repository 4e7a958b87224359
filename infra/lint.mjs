import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './prerequisites.mjs';

const CACHES = 'node_modules/.cache';
const CODE = ['packages', 'services', 'frontend/src', 'infra', 'e2e'];

const imports = (config) => [
  'dependency-cruiser/bin/dependency-cruise.mjs',
  ...['--config', config, '--cache', `${CACHES}/${config.slice(1)}`, '--cache-strategy', 'content'],
  ...CODE,
];

const eslint = (name, files) => [
  'eslint/bin/eslint.js',
  ...[...files, '--max-warnings', '0'],
  ...['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHES}/${name}/`],
];

/** Each check with the program in node_modules that makes it. Caches go by content, so a fresh checkout keeps them. */
const CHECKS = {
  // Two processes, because the types of all together do not fit into the memory that Node takes by default.
  eslint: eslint('eslint', ['.', '--ignore-pattern', 'frontend/']),
  'eslint of the front end': eslint('eslint-frontend', ['frontend']),
  prettier: [
    'prettier/bin/prettier.cjs',
    ...['--check', '.', '--log-level', 'warn'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHES}/prettier/checked`],
  ],
  'imports of modules': imports('.dependency-cruiser.cjs'),
  'imports of folders': imports('.dependency-cruiser-folders.cjs'),
};

/** Runs one check. @returns whether it passed, what it said and how long it took. */
function run(name, [program, ...args]) {
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'node_modules', program), ...args], { cwd: root });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('close', (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${status === 0 ? '✓' : '✗'} ${name} ${seconds} s\n`);
      resolve({ passed: status === 0, output });
    });
  });
}

const chosen = Object.entries(CHECKS).filter(
  ([name]) => !process.argv.includes('--imports') || name.startsWith('imports'),
);
const results = await Promise.all(chosen.map(([name, command]) => run(name, command)));
for (const { passed, output } of results) if (!passed) process.stdout.write(`\n${output.trim()}\n`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
