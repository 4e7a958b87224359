import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { COMPLEXITY_CLASSES, type ComplexityClass } from '@evident/ai/evidence/complexity-class';
import type { EvidenceRunner } from '@evident/ai/evidence/evidence-runner';
import { measureUnprepared } from '@evident/ai/measure/unprepared';
import { TextReader } from '@evident/ai/reading/read-text';
import type { EditorLanguage } from '@evident/contracts';
import { z } from 'zod';
import { BUILD_FOLDER } from '../../judging/folders.js';
import { JudgeRunner } from '../../judging/judge-runner.js';
import { RecordedRunner } from '../../judging/recorded-runner.js';
import { isAdjacent } from '../analysis/bench-classes.js';
import { readHere } from '../injection/read-here.js';
import { asLabel, classOfLabel } from '../../analysis-programs/strangers-labels.js';

const LANGUAGE_OF: Readonly<Record<string, EditorLanguage>> = {
  '.js': 'JAVASCRIPT',
  '.py': 'PYTHON',
  '.java': 'JAVA',
};
const Labels = z.array(
  z.object({
    file: z.string(),
    time: z.string(),
    verdict: z.string().default('right'),
    style: z.string().default(''),
  }),
);

interface Program {
  name: string;
  language: EditorLanguage;
  source: string;
  label: ComplexityClass;
  time: string;
}

interface Row {
  program: Program;
  estimate: ComplexityClass | null;
  measured: ComplexityClass | null;
  notation: string | null;
  note: string;
  seconds: number;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The programs of a folder and of the folders in it, each with the class that its author says it has. */
async function programsOf(folder: string): Promise<Program[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true });
  const inner = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map(({ name }) => programsOf(path.join(folder, name))),
  );
  if (!entries.some(({ name }) => name === 'labels.json')) return inner.flat();
  const labels = Labels.parse(JSON.parse(await fs.readFile(path.join(folder, 'labels.json'), 'utf8')));
  const own = await Promise.all(
    labels.map(async ({ file, time, verdict }): Promise<Program[]> => {
      const language = LANGUAGE_OF[path.extname(file)];
      const label = classOfLabel(asLabel(time));
      if (!language || label === null || verdict === 'wrong') return [];
      const source = await fs.readFile(path.join(folder, file), 'utf8');
      return [{ name: `${path.basename(folder)}/${file}`, language, source, label, time }];
    }),
  );
  return [...inner.flat(), ...own.flat()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function analyse(program: Program, reader: TextReader, runner: EvidenceRunner | null): Promise<Row> {
  const { language, source } = program;
  const began = performance.now();
  const { estimate, grammar } = await readHere(reader, language, source);
  const row: Row = {
    program,
    estimate: estimate.class,
    measured: null,
    notation: null,
    note: grammar ? JSON.stringify(grammar) : 'no grammar',
    seconds: 0,
  };
  if (!runner) return row;
  const { signal } = new AbortController();
  const tools = { runner, signal, progress: () => undefined, classOnly: true };
  const { time } = await measureUnprepared({ language, sourceCode: source }, grammar, estimate, tools);
  const series = time.series.map(
    ({ variable, family, metric, fitted, points }) =>
      `\n      ${metric} ${variable} ${family}: ${fitted ?? 'none'}; ${points.map(({ n, value }) => `${n}:${Math.round(value)}`).join(' ')}`,
  );
  return {
    ...row,
    measured: time.source === 'measured' ? time.class : null,
    notation: time.notation,
    note: `${time.note ?? ''} ${row.note}${series.join('')}`,
    seconds: (performance.now() - began) / 1_000,
  };
}

/** Seven classes: those in between count as their neighbour. */
const SEVEN: Readonly<Partial<Record<ComplexityClass, ComplexityClass>>> = {
  square_root: 'logarithmic',
  n_root_n: 'quadratic',
  quadratic_log: 'quadratic',
  factorial: 'exponential',
};
const seven = (one: ComplexityClass | null): ComplexityClass | null => (one && SEVEN[one]) ?? one;

const isRight = ({ program, measured, notation }: Row): boolean =>
  measured === program.label || (notation !== null && classOfLabel(asLabel(notation)) === program.label);
const isEstimated = ({ program, estimate }: Row): boolean => seven(estimate) === seven(program.label);

function percent(rows: readonly Row[], of: (row: Row) => boolean): string {
  return (
    rows.length === 0 ? '—' : `${((100 * rows.filter(of).length) / rows.length).toFixed(1)} %`
  ).padStart(12);
}

function summary(title: string, rows: readonly Row[]): string {
  const measured = rows.filter((row) => row.measured !== null);
  const cells = [
    percent(rows, (row) => row.measured !== null),
    percent(measured, isRight),
    percent(
      measured,
      (row) => isRight(row) || (row.measured !== null && isAdjacent(row.measured, row.program.label)),
    ),
    percent(rows, isEstimated),
  ];
  return `${title.padEnd(16)}${String(rows.length).padStart(4)}${cells.join('')}`;
}

/** Programs that are analysed at the same time; most of an analysis waits for one process. */
const LANES = 3;

function show(row: Row, verbose: boolean): void {
  const { program, measured, notation, estimate, note, seconds } = row;
  const mark = measured === null ? '·' : isRight(row) ? '✓' : '✗';
  const found = notation ?? measured ?? 'not measured';
  print(
    `${mark}${isEstimated(row) ? '✓' : '✗'} ${program.name}: ${found}, estimate ${estimate ?? 'none'} (${program.time}), ${seconds.toFixed(1)} s`,
  );
  if (verbose || mark === '✗') print(`      ${note.slice(0, 1_800)}`);
}

function table(rows: readonly Row[]): void {
  const heads = ['measured', 'exact', 'adjacent', 'estimate'].map((head) => head.padStart(12)).join('');
  print(`\n${'programs'.padEnd(16)}${'n'.padStart(4)}${heads}`);
  print(summary('all', rows));
  for (const language of ['JAVASCRIPT', 'PYTHON', 'JAVA'] as const)
    print(
      summary(
        language,
        rows.filter(({ program }) => program.language === language),
      ),
    );
  for (const label of COMPLEXITY_CLASSES) {
    const ofLabel = rows.filter(({ program }) => program.label === label);
    if (ofLabel.length > 0) print(summary(label, ofLabel));
  }
}

/**
 * `bench:without-a-problem -- <folder> [--half odd|even|both] [--only name] [--estimate] [--verbose] [--recorded <folder>]`:
 * analyses programs that belong to no problem, and compares the growth with their labels. `exact` and `adjacent` count
 * the measured ones, `estimate` all of them, in seven classes. With `--estimate` nothing is run.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      half: { type: 'string', default: 'both' },
      only: { type: 'string', default: '' },
      estimate: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      recorded: { type: 'string' },
    },
  });
  const { half, only, estimate, verbose, recorded } = values;
  const wanted = only.split(',');
  const programs = (await programsOf(positionals[0] ?? 'infra/bench-programs/without-a-problem'))
    .filter((_, at) => half === 'both' || (at % 2 === 0) === (half === 'odd'))
    .filter(({ name }) => wanted.some((part) => name.includes(part)));
  const judge = estimate ? null : await JudgeRunner.open(`${BUILD_FOLDER}/cache`, LANES);
  const runner = judge && recorded !== undefined ? new RecordedRunner(judge, recorded) : judge;
  const reader = new TextReader();
  const rows: Row[] = [];
  try {
    const waiting = programs.values();
    const lane = async (): Promise<void> => {
      for (const program of waiting) {
        const row = await analyse(program, reader, runner);
        rows.push(row);
        show(row, verbose);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await judge?.close();
  }
  table(rows);
}

await main();
process.exit(0);
