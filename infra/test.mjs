import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { verdictOf } from './jest-verdict.mjs';
import { fail, prepare, root } from './prerequisites.mjs';

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-reports-'));
process.on('exit', () => fs.rmSync(reports, { recursive: true, force: true }));
const totals = { passed: 0, failed: 0 };
const passedOnlyAlone = [];

function heading(title) {
  process.stdout.write(`\n── ${title}\n`);
}

/**
 * Runs some of Jest's projects.
 * @returns its report, or null after a crash that left none.
 */
function runJest(name, projects, args) {
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
      '--forceExit',
      ...args,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'test' } },
  );
  if (fs.existsSync(report)) return JSON.parse(fs.readFileSync(report, 'utf8'));
  process.stdout.write(`Jest ended without a report (exit ${status})\n`);
  return null;
}

/** Runs some of Jest's projects and adds their totals. */
function jest(title, projects, args = []) {
  heading(title);
  const verdict = verdictOf(runJest(title, projects, args), (names) => {
    process.stdout.write(`\nFailed, and run again alone:\n${names.map((name) => `  ${name}\n`).join('')}`);
    return runJest(`${title} alone`, projects, ['--runInBand', '--runTestsByPath', ...names]);
  });
  totals.passed += verdict.passed;
  totals.failed += verdict.failed;
  passedOnlyAlone.push(...verdict.onlyAlone.map((name) => path.relative(root, name)));
}

/** Verifies every problem package; its closing line is `N problems verified, N failed`. */
function catalogue() {
  heading('Problem catalogue');
  const result = spawnSync('npm', ['run', '--silent', 'catalogue:verify', '--', '--quick'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  process.stdout.write(result.stdout.split('\n').slice(-12).join('\n'));
  const closing = /(\d+) problems verified, (\d+) failed/.exec(result.stdout);
  totals.passed += Number(closing?.[1] ?? 0);
  totals.failed += closing ? Number(closing[2]) : 1;
  if (!closing || closing[2] !== '0')
    process.stdout.write(`${result.stdout.slice(-4000)}${result.stderr.slice(-4000)}\n`);
}

const started = performance.now();
try {
  process.stdout.write('Evident tests\n');
  await prepare({ tests: true });
  jest('Unit and component tests', ['unit', 'frontend'], ['--maxWorkers=2']);
  jest('Service tests', ['service'], ['--maxWorkers=2']);
  catalogue();
  jest('Whole-system and browser tests', ['e2e'], ['--testPathIgnorePatterns=/e2e/alone/', '--maxWorkers=2']);
  // These measure a start, kill a worker, or need an idle database, so nothing else may use the product meanwhile.
  jest('Whole-system tests on their own', ['e2e'], ['--testPathPatterns=/e2e/alone/', '--runInBand']);
  for (const name of passedOnlyAlone)
    process.stdout.write(`\nPassed only when run alone, which is a bug: ${name}`);
  process.stdout.write(`\nTook ${Math.round((performance.now() - started) / 1000)} s\n`);
  process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
  process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
} catch (error) {
  fail(error);
}
