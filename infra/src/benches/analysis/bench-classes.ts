import {
  COMPLEXITY_CLASSES,
  ladderDistance,
  rankOf,
  type ComplexityClass,
} from '@evident/ai/evidence/complexity-class';
import type { EvidenceRunner } from '@evident/ai/evidence/evidence-runner';
import { classify } from '@evident/ai/measure/growth/classify';
import { countersOf } from '@evident/ai/measure/counters/counters';
import { measureTime, type TimeMeasurement } from '@evident/ai/measure/growth/growth-report';
import { StepMeter } from '@evident/ai/measure/growth/step-meter';
import { InputSource } from '@evident/ai/measure/inputs/input-source';
import { measureSpace } from '@evident/ai/measure/growth/measure-space';
import { measureBehaviour, type MeasuredFindings } from '@evident/ai/measure/measurement';
import type { BenchOptions } from './bench-options.js';
import { benchProblem, benchPrograms, type BenchProgram } from '../../analysis-programs/bench-programs.js';
import type { JudgeRunner } from '../../judging/judge-runner.js';
import { MemoryCache } from '../../judging/memory-cache.js';

interface Measured {
  program: BenchProgram;
  time: ComplexityClass | null;
  space: ComplexityClass | null;
  findings: Pick<MeasuredFindings, 'time' | 'space' | 'counterExample'>;
  seconds: number;
  /** CPU time of all tasks, and their number. */
  cpuSeconds: number;
  tasks: number;
  phases: string;
}

const TARGETS = { exact: 0.92, adjacent: 0.99, conclusive: 0.95, space: 0.75 };

/** Every k-th program of the chosen half, sorted by name. */
export function chosenOf<T extends { name: string; heldOut: boolean }>(
  programs: readonly T[],
  { only, sample, half }: BenchOptions,
): T[] {
  return programs
    .filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)))
    .filter(({ heldOut }) => half === 'both' || heldOut === (half === 'held-out'))
    .filter((_, at) => at % sample === 0);
}

/** @returns false below a target. */
export async function benchClasses(runner: JudgeRunner, options: BenchOptions): Promise<boolean> {
  const cache = new MemoryCache();
  const measured: Measured[] = [];
  for (const program of chosenOf(await benchPrograms(), options)) {
    const one = await measure(program, runner, cache, options.quick);
    measured.push(one);
    process.stdout.write(lineOf(one, options.verbose));
  }
  process.stdout.write(
    `\n${'programs'.padEnd(22)}${'n'.padStart(5)}${['exact', 'adjacent', 'conclusive', 'space'].map((head) => head.padStart(12)).join('')}${'p50'.padStart(9)}${'p95'.padStart(9)}\n`,
  );
  for (const [title, rows] of groups(measured)) process.stdout.write(tableRow(title, rows));
  return isGood(measured);
}

async function measure(
  program: BenchProgram,
  runner: JudgeRunner,
  cache: MemoryCache,
  quick: boolean,
): Promise<Measured> {
  const problem = await benchProblem(program.slug);
  const began = performance.now();
  const [cpuBefore, tasksBefore] = [runner.cpuMs, runner.tasks];
  const marks: string[] = [];
  const progress = (phase: string, fraction: number): void => {
    marks.push(`${phase} ${fraction}: ${((runner.cpuMs - cpuBefore) / 1_000).toFixed(1)} s`);
  };
  const { signal } = new AbortController();
  const findings = quick
    ? await growthOnly(program, new InputSource(problem, runner, cache, signal), runner, signal)
    : await measureBehaviour({ program, problem }, { runner, cache, signal, progress });
  return {
    program,
    time: findings.time.class,
    space: findings.space.class,
    findings,
    seconds: (performance.now() - began) / 1_000,
    cpuSeconds: (runner.cpuMs - cpuBefore) / 1_000,
    tasks: runner.tasks - tasksBefore,
    phases: marks.join(', '),
  };
}

/** Growth of time and space alone. @throws when its steps cannot be counted */
export async function growthOnly(
  program: Pick<BenchProgram, 'name' | 'language' | 'sourceCode'>,
  inputs: InputSource,
  runner: EvidenceRunner,
  signal: AbortSignal,
): Promise<Measured['findings'] & { parts: string[]; byLength: ComplexityClass | null }> {
  const meter = await StepMeter.of(program, { runner, signal });
  if (!meter) throw new Error(`${program.name} cannot be instrumented`);
  const { finding, joint, small } = await measureTime(meter, inputs);
  const space = await measureSpace(meter, joint, inputs, small);
  return {
    time: finding,
    space: space.finding,
    counterExample: null,
    parts: partsOf(joint),
    byLength: byLength(joint),
  };
}

/** The class in the length of the input, where it shows. */
function byLength(joint: TimeMeasurement['joint']): ComplexityClass | null {
  const counted = (joint?.worst.counted ?? []).flatMap(({ count, bytes }) =>
    bytes === undefined ? [] : [{ n: bytes, count }],
  );
  if (counted.length < 2) return null;
  const { conclusive, class: found } = classify(counted);
  return conclusive ? found : null;
}

/** What each counter that takes a share of the steps showed, on each family that decided. */
function partsOf(joint: TimeMeasurement['joint']): string[] {
  return (joint?.all ?? []).flatMap(({ family, classified, counted }) => {
    const counters = counted.map(({ n, count }) => ({ n, steps: countersOf(count) }));
    return classified.parts.map(({ key, label, line, share, class: found }) => {
      const series = counters.map(({ n, steps }) => `${n}:${Math.round(steps.get(key)?.steps ?? 0)}`);
      return `        ${family} ${key} ${label} line ${line} ${(100 * share).toFixed(1)} %: ${found ?? 'none'}; ${series.join(' ')}`;
    });
  });
}

/** Whether two classes differ by a log factor or are neighbours in the list of classes. */
export function isAdjacent(found: ComplexityClass, label: ComplexityClass): boolean {
  return Math.abs(rankOf(found) - rankOf(label)) <= 1 || Math.abs(ladderDistance(found, label)) <= 0.5;
}

const share = (rows: readonly Measured[], counts: (row: Measured) => boolean): number =>
  rows.length === 0 ? Number.NaN : rows.filter(counts).length / rows.length;

function figuresOf(rows: readonly Measured[]): Record<keyof typeof TARGETS, number> {
  const spaced = rows.filter(({ program }) => program.space !== null);
  return {
    exact: share(rows, ({ program, time }) => time === program.time),
    adjacent: share(rows, ({ program, time }) => time === null || isAdjacent(time, program.time)),
    conclusive: share(rows, ({ time }) => time !== null),
    space: share(spaced, ({ program, space }) => space === program.space),
  };
}

function isGood(rows: readonly Measured[]): boolean {
  const figures = figuresOf(rows);
  return (Object.keys(TARGETS) as (keyof typeof TARGETS)[]).every((key) => !(figures[key] < TARGETS[key]));
}

function groups(measured: readonly Measured[]): [string, Measured[]][] {
  const by = (title: string, of: (row: Measured) => boolean): [string, Measured[]] => [
    title,
    measured.filter(of),
  ];
  const all: [string, Measured[]][] = [
    by('all', () => true),
    by('tuned half', ({ program }) => !program.heldOut),
    by('held-out half', ({ program }) => program.heldOut),
    ...(['JAVASCRIPT', 'PYTHON', 'JAVA'] as const).map((language) =>
      by(language, ({ program }) => program.language === language),
    ),
    ...COMPLEXITY_CLASSES.map((label) => by(label, ({ program }) => program.time === label)),
  ];
  return all.filter(([, rows]) => rows.length > 0);
}

function quantile(rows: readonly Measured[], part: number): string {
  const sorted = rows.map(({ seconds }) => seconds).sort((a, b) => a - b);
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1)} s`;
}

function tableRow(title: string, rows: readonly Measured[]): string {
  const figures = figuresOf(rows);
  const cells = [figures.exact, figures.adjacent, figures.conclusive, figures.space].map((value) =>
    (Number.isNaN(value) ? '—' : `${(100 * value).toFixed(1)} %`).padStart(12),
  );
  return `${title.padEnd(22)}${String(rows.length).padStart(5)}${cells.join('')}${quantile(rows, 0.5).padStart(9)}${quantile(rows, 0.95).padStart(9)}\n`;
}

function lineOf(
  { program, time, space, findings, seconds, cpuSeconds, tasks, phases }: Measured,
  verbose: boolean,
): string {
  const mark = (found: unknown, label: unknown): string =>
    label === null ? ' ' : found === label ? '✓' : '✗';
  const wrong = time !== program.time || (program.space !== null && space !== program.space);
  const fuzz = findings.counterExample
    ? ` counter-example ${JSON.stringify(findings.counterExample.input)}`
    : '';
  const head = `${mark(time, program.time)}${mark(space, program.space)} ${program.name}: ${findings.time.notation ?? 'inconclusive'} (${program.time}), space ${findings.space.notation ?? 'inconclusive'} (${program.space ?? 'not shown'}), ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of CPU in ${tasks} tasks)${fuzz}\n`;
  if (!wrong && !verbose) return head;
  const series = [...findings.time.series, ...findings.space.series].map(
    ({ metric, variable, family, fitted, runnerUp, points }) =>
      `      ${metric} ${variable} ${family}: ${fitted ?? 'none'}, then ${runnerUp ?? 'none'}; ${points.map(({ n, value }) => `${n}:${Math.round(value)}`).join(' ')}\n`,
  );
  const notes = [findings.time.note, findings.space.note].filter((note) => note !== null);
  return `${head}      CPU until ${phases}\n${series.join('')}${notes.map((note) => `      ${note}\n`).join('')}`;
}
