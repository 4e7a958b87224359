import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageSlugs, readPackage, solutionsOf } from '@evident/catalogue';
import { LANGUAGES, type JudgeLimits, type Language } from '@evident/contracts';
import type { Program, ProgramFactory, RunResult } from '@evident/judge-worker/programs/program';
import { createProgramFactory } from '@evident/judge-worker/programs/program-factory';
import { ODD_PROGRAMS, type OddProgram } from './odd-programs.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 3000,
  wallLimitMs: 10_000,
  memoryLimitKb: 256 * 1024,
  outputLimitBytes: 2 << 20,
  processLimit: 32,
};

/** Runs of each program in the fast way, because the first run and later ones take different paths. */
const CHEAP_RUNS = 3;

/** Replaces what differs between runs: addresses, process ids, thread ids. */
function normalise(text: string): string {
  return text
    .replace(/0x[0-9a-f]+/g, '0x…')
    .replace(/\b(?:pid|PID)[ =:]*\d+/g, 'pid …')
    .replace(/\(node:\d+\)/g, '(node:…)')
    .replace(/"?Thread-\d+"?/g, 'Thread-…')
    .replace(/\d+: 0x….*\n/g, '')
    .replace(/\/tmp\/[\w.-]+/g, '/tmp/…')
    .replace(/@[0-9a-f]{5,8}\b/g, '@…');
}

/** The outcome that decides a verdict, in a form that can be compared. */
function outcomeOf(result: RunResult): Record<string, unknown> {
  const { exitCode, signal, limit } = result.evidence;
  return {
    status: result.status,
    exitCode,
    signal,
    limit,
    stdout: normalise(result.stdout.toString()),
    stderr: normalise(result.stderr.toString()),
  };
}

/** Every reference and wrong solution that reads its whole input at once, with the input of its first sample. */
function cataloguePrograms(): OddProgram[] {
  return packageSlugs().flatMap((slug) => {
    const pack = readPackage(slug);
    if (pack.manifest.checker.kind === 'interactive') return [];
    const input = pack.samples[0]?.input ?? '';
    return solutionsOf(pack).map(({ name, language, source }) => ({ name, language, source, input }));
  });
}

type Outcome = Record<string, unknown>;

/** An outcome without what the program printed. */
const endOf = (outcome: Outcome | undefined): Outcome => ({ ...outcome, stdout: null, stderr: null });

/** Series of tests that run at the same time. */
const LANES = 2;
/** Long enough for all tests of a series. */
const SERIES_MS = 60_000;
/** Plain runs that show whether a program differs from itself, such as by the order of a set. */
const STEADY_RUNS = 10;

/** Runs a program as one submission with so many tests. */
export async function runs(
  factory: ProgramFactory,
  odd: OddProgram,
  count: number,
): Promise<{ outcomes: Outcome[]; cpuMs: number[] }> {
  const opened = await factory.open(odd.language, odd.source);
  if (opened.kind === 'compile_error')
    return { outcomes: [{ compileOutput: opened.compileOutput }], cpuMs: [] };
  const program: Program = opened.program;
  const outcomes: Outcome[] = [];
  const cpuMs: number[] = [];
  try {
    const lane = async (_: unknown, at: number): Promise<void> => {
      let left = Math.floor((count + at) / LANES);
      while (left > 0) {
        const inputs = Array.from({ length: left }, () => Buffer.from(odd.input));
        const results = await program.runSeries({ inputs, forMs: SERIES_MS }, LIMITS);
        outcomes.push(...results.map(outcomeOf));
        cpuMs.push(...results.map(({ evidence }) => evidence.rawCpuTimeMs));
        left -= results.length;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await program.close();
  }
  return { outcomes, cpuMs };
}

export interface Difference {
  name: string;
  /** Whether plain runs print different texts too and the program ended as expected, so that the difference says nothing. */
  unsteady: boolean;
  plain: Outcome | undefined;
  cheap: Outcome;
}

/** @returns the first outcome that is not the expected one. */
export const differing = (outcomes: readonly Outcome[], expected: Outcome | undefined): Outcome | undefined =>
  outcomes.find((outcome) => JSON.stringify(outcome) !== JSON.stringify(expected));

/** Runs one program both ways. @returns the first difference, or undefined. */
export async function compare(
  odd: OddProgram,
  cheap: ProgramFactory,
  plain: ProgramFactory,
): Promise<Difference | undefined> {
  const expected = await runs(plain, odd, 1);
  const got = await runs(cheap, odd, CHEAP_RUNS);
  const different = differing(got.outcomes, expected.outcomes[0]);
  if (!different) return undefined;
  const again = await runs(plain, odd, STEADY_RUNS);
  return {
    name: `${odd.language} ${odd.name}`,
    unsteady:
      differing(again.outcomes, expected.outcomes[0]) !== undefined &&
      differing([endOf(different)], endOf(expected.outcomes[0])) === undefined,
    plain: expected.outcomes[0],
    cheap: different,
  };
}

/**
 * Opens two factories with separate caches: one uses the fast ways, the other only plain processes.
 * @param languages those of the work
 */
export async function bothWays<T>(
  work: (cheap: ProgramFactory, plain: ProgramFactory) => Promise<T>,
  languages: readonly Language[] = LANGUAGES,
): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-compare-'));
  const base = { slots: 2, selfTest: null, languages };
  const cheap = await createProgramFactory({ ...base, cacheDir: path.join(folder, 'cheap') });
  try {
    const plain = await createProgramFactory({ ...base, cacheDir: path.join(folder, 'plain'), warm: false });
    try {
      return await work(cheap, plain);
    } finally {
      await plain.close();
    }
  } finally {
    await cheap.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

export function allPrograms(): OddProgram[] {
  return [...ODD_PROGRAMS, ...cataloguePrograms()];
}
