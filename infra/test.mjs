import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseTestArguments } from './test-arguments.mjs';
import { partOfFile, TestTotals } from './test-totals.mjs';
import { runGuarded } from './guarded-run.mjs';
import { verdictOf } from './jest/verdict.mjs';
import { checkNode, fail, install, installNpmPackages, prepare, root } from './prerequisites.mjs';

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-reports-'));
process.on('exit', () => fs.rmSync(reports, { recursive: true, force: true }));
const totals = new TestTotals(root);
/** Room for young objects in Jest's workers: every file makes its modules anew, and collecting them early costs time. */
const YOUNG_SPACE = '--max-semi-space-size=64';

function heading(title) {
  process.stdout.write(`\n── ${title}\n`);
}

const costsOf = (name) => path.join(reports, `${name.replaceAll(' ', '-')}.costs`);

/** What test files and servers of a run of Jest have noted: seconds of processor time by name. */
function readCosts(name) {
  if (!fs.existsSync(costsOf(name))) return new Map();
  const lines = fs.readFileSync(costsOf(name), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line)).map(({ name, seconds }) => [name, seconds]));
}

/**
 * Runs Jest.
 * @param stdout of the child: what Jest prints there is its report, which is read from a file
 * @returns its report, or null after a crash that left none.
 */
async function runJest(name, args, stdout = 'ignore') {
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const env = { ...process.env, NODE_ENV: 'test', TEST_COSTS: costsOf(name) };
  const status = await runGuarded(
    [
      YOUNG_SPACE,
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--json',
      `--outputFile=${report}`,
      '--forceExit',
      ...args,
    ],
    { cwd: root, stdio: ['ignore', stdout, 'inherit'], env },
  );
  if (fs.existsSync(report)) return JSON.parse(fs.readFileSync(report, 'utf8'));
  process.stdout.write(`Jest ended without a report (exit ${status})\n`);
  return null;
}

/** Runs some of Jest's projects, starting what they need once, and adds their totals. */
async function jest(title, projects, args) {
  heading(title);
  const started = performance.now();
  const report = await runJest(title, ['--selectProjects', ...projects, ...args]);
  const verdict = await verdictOf(report, (names) => {
    process.stdout.write(`\nFailed, and run again alone:\n${names.map((name) => `  ${name}\n`).join('')}`);
    return runJest(`${title} alone`, ['--runInBand', '--runTestsByPath', ...names]);
  });
  totals.addJest(title, (performance.now() - started) / 1_000, report, verdict, readCosts(title));
}

/** Verifies the problem packages that are not known to be right; the closing line is `N problems verified, N failed`. */
function catalogue() {
  heading('Problem catalogue');
  const started = performance.now();
  const result = spawnSync(
    process.execPath,
    [path.join(root, 'infra/catalogue.mjs'), 'verify', '--quick', '--recorded'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  process.stdout.write(result.stdout.split('\n').slice(-12).join('\n'));
  const closing = /(\d+) problems verified, (\d+) failed/.exec(result.stdout);
  const failed = closing ? Number(closing[2]) : 1;
  totals.add('Problem catalogue', (performance.now() - started) / 1_000, Number(closing?.[1] ?? 0), failed);
  if (failed > 0) process.stdout.write(`${result.stdout.slice(-4000)}${result.stderr.slice(-4000)}\n`);
}

/**
 * The quick tests or all of them, whole or the parts that were asked for. Jest leaves `*.slow.*` files out of a quick run.
 */
async function suite({ only, all }) {
  if (!all) process.env.TEST_QUICK = '1';
  const wanted = (part) => only.length === 0 || only.includes(part);
  const started = performance.now();
  await prepare({ tests: true });
  totals.add('Install and build', (performance.now() - started) / 1_000);
  const projects = [
    ...(wanted('unit') ? ['unit'] : []),
    ...(wanted('frontend') ? ['frontend'] : []),
    ...(wanted('services') ? ['service'] : []),
    ...(wanted('e2e') ? ['e2e'] : []),
  ];
  if (wanted('catalogue')) catalogue();
  if (projects.length > 0) await jest('Tests side by side', projects, ['--maxWorkers=4']);
  // These measure a start, kill a worker, or need an idle database, so nothing else may use the product meanwhile.
  if (all && wanted('alone')) await jest('Tests on their own', ['alone'], ['--runInBand']);
}

/** Some files, with what they need: a unit test needs nothing but npm packages. */
async function files({ paths, jestArguments }) {
  const existing = paths.filter((file) => fs.existsSync(file) && fs.statSync(file).isFile());
  const light =
    existing.length === paths.length &&
    existing.every((file) => partOfFile(path.resolve(file)) === 'frontend');
  if (light) {
    checkNode();
    await installNpmPackages();
  } else await install({ tests: true });
  const chosen =
    existing.length === paths.length ? ['--runTestsByPath', ...existing] : ['--testPathPatterns', ...paths];
  const started = performance.now();
  const report = await runJest('chosen', [...chosen, ...jestArguments, '--maxWorkers=2']);
  totals.addJest(
    'Chosen files',
    (performance.now() - started) / 1_000,
    report,
    await verdictOf(report, () => null),
    readCosts('chosen'),
  );
}

try {
  const options = parseTestArguments(process.argv.slice(2));
  process.stdout.write('Evident tests\n');
  await (options.paths.length > 0 ? files(options) : suite(options));
  process.stdout.write(totals.text());
  if (options.report) fs.writeFileSync(options.report, JSON.stringify(totals.summary()));
  process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
} catch (error) {
  fail(error);
}
