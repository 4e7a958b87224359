import { parseArgs } from 'node:util';
import { readPackage } from '@evident/catalogue';
import type { EditorLanguage } from '@evident/contracts';
import { LatencyClient } from '../support/latency-client.js';
import { ADMIN, withProduct } from '../support/own-product.js';
import { Session } from '../support/session.js';
import { quantile } from '../support/statistics.js';
import type { LocalProduct } from '../../launcher/local-product.js';
import { between, bookedParts } from './ai-parts.js';
import { WallClient } from './wall-client.js';
import { delayRatio, measureDelays, type Delays } from './wall-delay.js';
import { references, wallPrograms, type WallProgram } from './wall-programs.js';
import { delayTable, lineOf, partTable, wallTable, type Measured } from './wall-tables.js';

const TARGETS = { p50Ms: 5_000, p95Ms: 12_000, delay: 1.15 };
const DELAY_SLUG = 'climbing-stairs';
// The bench sends requests faster than the rate limits allow one person.
process.env['RATE_LIMIT_FACTOR'] ??= '100';

/**
 * The same program with a name that nothing uses, so that the product does not replay an earlier analysis. A comment would
 * not do: it is no part of what analyses are kept by.
 */
function fresh({ language, sourceCode }: WallProgram): string {
  const name = `Unused${Math.random().toString(36).slice(2)}`;
  const declared = { PYTHON: `${name} = 0`, JAVASCRIPT: `var ${name} = 0;`, JAVA: `class ${name} {}` };
  return `${sourceCode}\n${declared[language]}\n`;
}

/** @throws Error unless it completes. @returns the wall time, ms. */
async function analyse(client: WallClient, program: WallProgram): Promise<number> {
  const { id: problemId } = await client.problem(program.slug);
  const { language } = program;
  const { wallMs, status } = await client.analyse({ problemId, language, source: fresh(program) });
  if (status !== 'completed') throw new Error(`The analysis of ${program.name} ended ${status}`);
  return wallMs;
}

async function measureWalls(
  client: WallClient,
  programs: readonly WallProgram[],
  opsPort: number,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const program of programs) {
    const before = await bookedParts(opsPort);
    const wallMs = await analyse(client, program);
    const one = { program, wallMs, parts: between(before, await bookedParts(opsPort)) };
    measured.push(one);
    process.stdout.write(lineOf(one));
  }
  return measured;
}

async function measureDelay(
  origin: string,
  client: WallClient,
  programs: readonly WallProgram[],
  rounds: number,
): Promise<ReadonlyMap<EditorLanguage, Delays>> {
  const learner = await LatencyClient.open(origin);
  try {
    const { id: problemId } = await learner.problem(DELAY_SLUG);
    const { references } = readPackage(DELAY_SLUG);
    const runs = (['PYTHON', 'JAVA'] as const).map((language) => ({
      problemId,
      language,
      source: references[language],
    }));
    return await measureDelays(learner, runs, rounds, async (round) => {
      const program = programs[round % programs.length];
      if (!program) throw new Error('Nothing is left to analyse');
      await analyse(client, program);
    });
  } finally {
    learner.close();
  }
}

interface Wanted {
  ofEach: number;
  rounds: number;
  /** Analyses the reference of each problem first, as somebody has done on a site that is used. */
  warm: boolean;
}

/** @returns the exit code: 1 beyond a target. */
async function measure(product: LocalProduct, { ofEach, rounds, warm }: Wanted): Promise<number> {
  const programs = await wallPrograms(ofEach);
  const first = warm ? references([...new Set(programs.map(({ slug }) => slug))]) : [];
  const earlier = first.filter(({ language }) => language === 'JAVASCRIPT');
  const admin = await Session.signIn(product.origin, ADMIN);
  const client = await WallClient.open(product.origin, admin, earlier.length + programs.length + rounds);
  try {
    for (const one of earlier) await analyse(client, one);
    const measured = await measureWalls(client, programs, product.service('ai').definition.opsPort ?? 0);
    process.stdout.write(`\n${wallTable(measured)}\n\n${partTable(measured)}\n`);
    const delays = await measureDelay(product.origin, client, programs, rounds);
    process.stdout.write(`\n${delayTable(delays)}\n`);
    const walls = measured.map(({ wallMs }) => wallMs);
    const good =
      quantile(walls, 0.5) <= TARGETS.p50Ms &&
      quantile(walls, 0.95) <= TARGETS.p95Ms &&
      Array.from(delays.values()).every((one) => delayRatio(one) <= TARGETS.delay);
    return good ? 0 : 1;
  } finally {
    client.close();
  }
}

/**
 * `bench:analysis-wall [--of-each 4] [--rounds 40] [--warm]`: measures analyses of three kinds of programs in three
 * languages, through the public API of its own product, and how much they slow the runs of other learners. With `--warm`
 * they are not the first ones of their problems.
 */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'of-each': { type: 'string', default: '4' },
      rounds: { type: 'string', default: '40' },
      warm: { type: 'boolean', default: false },
    },
  });
  const { rounds, warm } = values;
  return withProduct((product) =>
    measure(product, { ofEach: Number(values['of-each']), rounds: Number(rounds), warm }),
  );
}

process.exitCode = await main(process.argv.slice(2));
