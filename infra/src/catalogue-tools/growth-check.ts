import { EDITOR_LANGUAGES, type EditorLanguage } from '@evident/contracts';
import type { ProblemContext } from '@evident/ai/evidence/problem-context';
import { ladderDistance, type ComplexityClass } from '@evident/ai/evidence/complexity-class';
import { measureTime } from '@evident/ai/measure/growth/growth-report';
import { StepMeter } from '@evident/ai/measure/growth/step-meter';
import { axesOf } from '@evident/ai/measure/inputs/axis';
import { InputSource } from '@evident/ai/measure/inputs/input-source';
import { catalogueProblem } from '../analysis-programs/catalogue-problem.js';
import { JudgeRunner } from '../judging/judge-runner.js';
import { MemoryCache } from '../judging/memory-cache.js';
import { declaredClass } from './declared-class.js';
import { BUILD_FOLDER } from '../judging/folders.js';
import { GrowthCache, type MeasuredGrowth, type MeasuredReference } from './growth-cache.js';
import { inLanes } from '../judging/judge.js';
import { ProgressBar } from './progress-bar.js';

/**
 * Measures the references of each package and compares the result with the declared complexity. A difference of a log
 * factor and an inconclusive result are notes. Green results are kept until the package or the engine changes.
 * @returns the number of packages whose declaration is wrong.
 */
export async function checkGrowth(slugs: readonly string[]): Promise<number> {
  const cache = await GrowthCache.open();
  const problems = slugs.map(catalogueProblem);
  const measurable = problems.filter(({ complexity }) => complexity?.measurable === true);
  const known = new Map<string, MeasuredGrowth>();
  for (const { problemId, revision } of measurable) {
    const kept = await cache.get(problemId, revision);
    if (kept) known.set(problemId, kept);
  }
  await measureAll(
    measurable.filter(({ problemId }) => !known.has(problemId)),
    cache,
    known,
  );
  return summarise([...known.values()], problems.length - measurable.length);
}

async function measureAll(
  problems: readonly ProblemContext[],
  cache: GrowthCache,
  known: Map<string, MeasuredGrowth>,
): Promise<void> {
  if (problems.length === 0) return;
  const runner = await JudgeRunner.open(`${BUILD_FOLDER}/cache`);
  const bar = new ProgressBar(problems.length);
  try {
    await inLanes(problems, async (problem) => {
      const measured = await growthOf(problem, runner);
      known.set(problem.problemId, measured);
      if (!measured.references.some(isDefect)) await cache.put(problem.problemId, problem.revision, measured);
      bar.advance([`${problem.problemId}: growth measured`, ...remarksOn(problem, measured)].join('\n'));
    });
  } finally {
    bar.clear();
    await runner.close();
  }
}

type Agreement = 'as declared' | 'a log factor apart' | 'inconclusive' | 'otherwise';

function agreementOf({ declared, found }: MeasuredReference): Agreement {
  if (found === null) return 'inconclusive';
  if (found === declared) return 'as declared';
  return declared !== null && Math.abs(ladderDistance(found, declared)) <= 0.5
    ? 'a log factor apart'
    : 'otherwise';
}

const isDefect = (reference: MeasuredReference): boolean => agreementOf(reference) === 'otherwise';

/** One line for each reference whose measured class differs from the declared one. */
function remarksOn({ complexity }: ProblemContext, { references }: MeasuredGrowth): string[] {
  return references
    .filter((reference) => agreementOf(reference) !== 'as declared')
    .map(
      (reference) =>
        `    ${isDefect(reference) ? '✗' : '–'} the ${reference.language} reference measures ` +
        `${reference.found ?? 'inconclusive'}, declared is ${complexity?.time ?? 'nothing'}`,
    );
}

function summarise(measured: readonly MeasuredGrowth[], unmeasurable: number): number {
  const references = measured.flatMap((one) => one.references);
  const count = (agreement: Agreement): number =>
    references.filter((reference) => agreementOf(reference) === agreement).length;
  process.stdout.write(
    `growth of ${references.length} references in ${measured.length} problems: ` +
      `${count('as declared')} as declared, ${count('a log factor apart')} a log factor apart, ` +
      `${count('inconclusive')} inconclusive, ${count('otherwise')} otherwise; ` +
      `${unmeasurable} problems are too small to measure\n`,
  );
  return measured.filter((one) => one.references.some(isDefect)).length;
}

async function growthOf(problem: ProblemContext, runner: JudgeRunner): Promise<MeasuredGrowth> {
  const { signal } = new AbortController();
  const inputs = new InputSource(problem, runner, new MemoryCache(), signal);
  const shape = await inputs.describe();
  const names = shape.variables.map(({ name }) => name);
  const growing = axesOf(shape)?.joint.variables ?? [];
  const declared = declaredClass(problem.complexity?.time ?? '', names, growing) ?? null;
  const references: MeasuredReference[] = [];
  for (const language of EDITOR_LANGUAGES) {
    const found = await measuredClass(language, problem.references[language] ?? '', inputs, runner, signal);
    references.push({ language, declared, found });
  }
  return { references };
}

async function measuredClass(
  language: EditorLanguage,
  sourceCode: string,
  inputs: InputSource,
  runner: JudgeRunner,
  signal: AbortSignal,
): Promise<ComplexityClass | null> {
  const meter = await StepMeter.of({ language, sourceCode }, { runner, signal });
  return meter ? (await measureTime(meter, inputs)).finding.class : null;
}
