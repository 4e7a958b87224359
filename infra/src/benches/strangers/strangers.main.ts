import { parseArgs } from 'node:util';
import { COMPLEXITY_CLASSES, type ComplexityClass } from '@evident/ai/evidence/complexity-class';
import type { EvidenceRunner } from '@evident/ai/evidence/evidence-runner';
import { toldTime } from '@evident/ai/engine/findings-of';
import { TextReader } from '@evident/ai/reading/read-text';
import { InputSource } from '@evident/ai/measure/inputs/input-source';
import { catalogueProblem } from '../../analysis-programs/catalogue-problem.js';
import { BUILD_FOLDER } from '../../judging/folders.js';
import { JudgeRunner } from '../../judging/judge-runner.js';
import { MemoryCache } from '../../judging/memory-cache.js';
import { RecordedRunner } from '../../judging/recorded-runner.js';
import { readHere } from '../injection/read-here.js';
import { growthOnly, isAdjacent } from '../analysis/bench-classes.js';
import {
  asLabel,
  classOfLabel,
  labelOfVaried,
  labelWithoutSmall,
  strangersPrograms,
  type StrangersProgram,
} from '../../analysis-programs/strangers-labels.js';

interface Measured {
  program: StrangersProgram;
  source: string;
  time: { notation: string | null; class: ComplexityClass | null };
  space: { notation: string | null; class: ComplexityClass | null };
  why: string;
  /** The variables that the inputs of the problem vary. */
  varied: string[];
  /** The class in the length of the input. */
  byLength: ComplexityClass | null;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function measure(
  program: StrangersProgram,
  { runner, cache, reader }: { runner: EvidenceRunner; cache: MemoryCache; reader: TextReader },
): Promise<Measured> {
  const { signal } = new AbortController();
  try {
    const inputs = new InputSource(catalogueProblem(program.slug), runner, cache, signal);
    const { estimate } = await readHere(reader, program.language, program.sourceCode);
    const { time: measured, space, parts, byLength } = await growthOnly(program, inputs, runner, signal);
    // What the learner is told.
    const time = toldTime(measured, estimate);
    const series = [...time.series, ...space.series].map(
      ({ metric, variable, family, fitted, runnerUp, points }) =>
        `      ${metric} ${variable} ${family}: ${fitted ?? 'none'}, then ${runnerUp ?? 'none'}; ${points.map(({ n, value }) => `${n}:${Math.round(value)}`).join(' ')}`,
    );
    const why = [time.note, space.note, ...series, ...parts].filter((line) => line !== null).join('\n');
    const varied = (await inputs.describe()).variables.map(({ name }) => name);
    return { program, source: time.source, time, space, why, varied, byLength };
  } catch (error) {
    const nothing = { notation: null, class: null };
    const why = String(error);
    return { program, source: 'failed', time: nothing, space: nothing, why, varied: [], byLength: null };
  }
}

/** A request for an interactive problem is refused before it is stored. */
const isAnalysed = (slug: string): boolean => catalogueProblem(slug).checker.kind !== 'interactive';

/** A variable that is small in this problem stands in the notation, but does not count towards the class. */
const timeLabels = ({ time, also, alsoTime }: StrangersProgram): (ComplexityClass | null)[] => [
  ...[time, labelWithoutSmall(time, also) ?? time, ...alsoTime].map(classOfLabel),
  ...COMPLEXITY_CLASSES.filter((one) => one === also),
];

/** The class that was found, and that of its notation; none where nothing was told. */
const foundClasses = ({ class: found, notation }: Measured['time']): (ComplexityClass | null)[] =>
  notation === null ? [found] : [found, classOfLabel(asLabel(notation))];

function isExact({ program, time }: Measured): boolean {
  const found = foundClasses(time);
  return timeLabels(program).some((label) => label !== null && found.includes(label));
}

/**
 * Right as well where a variable of the label, which no input of the problem varies, counts as a constant, or where such a
 * label is that of the length of the input: the words of all queries together.
 */
function isExactAsRead(one: Measured): boolean {
  if (isExact(one)) return true;
  if (one.time.class === null) return false;
  const { program, time, varied, byLength } = one;
  return [program.time, ...program.alsoTime].some((label) => {
    const read = labelOfVaried(label, varied);
    if (read === null) return false;
    const found = classOfLabel(read);
    return found !== null && (foundClasses(time).includes(found) || byLength === classOfLabel(label));
  });
}

/** The same for the memory. */
function spaceAsRead(one: Measured): boolean {
  const { program, space, varied } = one;
  const read = labelOfVaried(program.space, varied);
  return spaceExact(one) || (read !== null && foundClasses(space).includes(classOfLabel(read)));
}

function isNear(one: Measured): boolean {
  const found = foundClasses(one.time);
  const { time, alsoTime } = one.program;
  // A class that the analysis does not have, such as n √n log n, is next to that without the logarithm.
  const withoutLogs = [time, ...alsoTime].map((label) =>
    classOfLabel(label.replaceAll(/\s*\blog\s+\w+/g, '')),
  );
  const labels = [...timeLabels(one.program), ...withoutLogs];
  return (
    isExact(one) ||
    labels.some((label) => label !== null && found.some((told) => told !== null && isAdjacent(told, label)))
  );
}

function spaceExact({ program: { time, space, also, alsoSpace }, space: found }: Measured): boolean {
  const classes = foundClasses(found);
  return [space, labelWithoutSmall(time, also, space) ?? space, ...alsoSpace]
    .map(classOfLabel)
    .some((label) => label !== null && classes.includes(label));
}

const percent = (rows: readonly Measured[], of: (row: Measured) => boolean): string =>
  rows.length === 0 ? '—' : `${((100 * rows.filter(of).length) / rows.length).toFixed(1)} %`;

function summary(title: string, rows: readonly Measured[]): string {
  const cells = [
    isExact,
    isExactAsRead,
    isNear,
    ({ source }: Measured) => source === 'measured',
    spaceExact,
    spaceAsRead,
  ].map((of) => percent(rows, of).padStart(11));
  return `${title.padEnd(16)}${String(rows.length).padStart(4)}${cells.join('')}`;
}

/**
 * `bench:strangers -- <folder> [--half odd|even|both] [--only two-sum] [--verbose] [--recorded <folder>] [--lanes 1]`: measures the growth of programs that
 * somebody else wrote for problems of the catalogue, and compares it with their labels. With `--recorded`, runs that the
 * folder holds are not repeated.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      half: { type: 'string', default: 'both' },
      only: { type: 'string', default: '' },
      verbose: { type: 'boolean', default: false },
      recorded: { type: 'string' },
      lanes: { type: 'string', default: '1' },
    },
  });
  const { half, only } = values;
  const lanes = Number(values.lanes);
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Name the folder of the programs');
  if (half !== 'odd' && half !== 'even' && half !== 'both') throw new Error('--half takes odd, even or both');
  const wanted = only.split(',');
  const programs = (await strangersPrograms(folder, half))
    .filter(({ name }) => wanted.some((part) => name.includes(part)))
    .filter(({ slug }) => isAnalysed(slug));
  const judge = await JudgeRunner.open(`${BUILD_FOLDER}/cache`, lanes);
  const runner = values.recorded === undefined ? judge : new RecordedRunner(judge, values.recorded);
  const cache = new MemoryCache();
  const reader = new TextReader();
  const rows: Measured[] = [];
  const waiting = programs.values();
  const lane = async (): Promise<void> => {
    for (const program of waiting) {
      const one = await measure(program, { runner, cache, reader });
      rows.push(one);
      show(one, values.verbose);
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    await judge.close();
  }
  table(rows);
}

function show(one: Measured, verbose: boolean): void {
  const { program } = one;
  const marks = `${isExact(one) ? '✓' : isExactAsRead(one) ? '≈' : isNear(one) ? '~' : '✗'}${spaceExact(one) ? '✓' : '✗'}`;
  print(
    `${marks} ${program.name}: ${one.time.notation ?? 'inconclusive'} (${program.time}), space ${one.space.notation ?? 'inconclusive'} (${program.space})${one.source === 'measured' ? '' : `, ${one.source}`}`,
  );
  if (verbose || marks !== '✓✓') print(one.why.slice(0, verbose ? 12_000 : 2_000));
}

function table(rows: readonly Measured[]): void {
  print(
    `\n${'programs'.padEnd(16)}${'n'.padStart(4)}${['exact', 'as read', 'adjacent', 'measured', 'space', 'as read'].map((head) => head.padStart(11)).join('')}`,
  );
  print(summary('all', rows));
  for (const language of ['JAVASCRIPT', 'PYTHON', 'JAVA'] as const)
    print(
      summary(
        language,
        rows.filter(({ program }) => program.language === language),
      ),
    );
  const labels = [...new Set(rows.map(({ program }) => classOfLabel(program.time) ?? 'other'))].sort();
  for (const label of labels)
    print(
      summary(
        label,
        rows.filter(({ program }) => (classOfLabel(program.time) ?? 'other') === label),
      ),
    );
}

await main();
process.exit(0);
