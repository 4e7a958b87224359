import { EDITOR_LANGUAGES, type EditorLanguage } from '@evident/contracts';
import type { ProblemContext } from '@evident/ai/evidence/problem-context';
import { GrowthRecord } from '@evident/ai/measure/growth/growth-record';
import { referenceGrowth } from '@evident/ai/measure/growth/reference-growth';
import { InputSource } from '@evident/ai/measure/inputs/input-source';
import { catalogueProblem } from '../analysis-programs/catalogue-problem.js';
import { BUILD_FOLDER } from '../judging/folders.js';
import { inLanes } from '../judging/judge.js';
import { JudgeRunner } from '../judging/judge-runner.js';
import { MemoryCache } from '../judging/memory-cache.js';
import {
  agreementOf,
  declaredGrowth,
  isDefect,
  type Agreement,
  type ComparedGrowth,
} from './growth-agreement.js';

interface MeasuredReference extends ComparedGrowth {
  language: EditorLanguage;
}

/**
 * Compares how the references of each package grow with the declared complexity. What is recorded is not measured again.
 * A difference of a log factor and an inconclusive result are notes.
 * @returns the number of packages whose declaration is wrong.
 */
export async function checkGrowth(slugs: readonly string[]): Promise<number> {
  const problems = slugs.map(catalogueProblem);
  const measurable = problems.filter(({ complexity }) => complexity?.measurable === true);
  const runner = await JudgeRunner.open(`${BUILD_FOLDER}/cache`);
  try {
    const measured = await inLanes(measurable, async (problem) => {
      const growth = await growthOf(problem, runner);
      for (const remark of remarksOn(problem, growth))
        process.stdout.write(`${problem.problemId}: ${remark}\n`);
      return growth;
    });
    return summarise(measured, problems.length - measurable.length);
  } finally {
    await runner.close();
  }
}

/** One line for each reference whose measured class differs from the declared one. */
function remarksOn({ complexity }: ProblemContext, references: readonly MeasuredReference[]): string[] {
  return references
    .filter((reference) => agreementOf(reference) !== 'as declared')
    .map(
      (reference) =>
        `${isDefect(reference) ? '✗' : '–'} the ${reference.language} reference measures ` +
        `${reference.found ?? 'inconclusive'}, declared is ${complexity?.time ?? 'nothing'}`,
    );
}

function summarise(measured: readonly (readonly MeasuredReference[])[], unmeasurable: number): number {
  const all = measured.flat();
  const count = (agreement: Agreement): number =>
    all.filter((reference) => agreementOf(reference) === agreement).length;
  process.stdout.write(
    `growth of ${all.length} references in ${measured.length} problems: ` +
      `${count('as declared')} as declared, ${count('a log factor apart')} a log factor apart, ` +
      `${count('inconclusive')} inconclusive, ${count('otherwise')} otherwise; ` +
      `${unmeasurable} problems are too small to measure\n`,
  );
  return measured.filter((references) => references.some(isDefect)).length;
}

async function growthOf(problem: ProblemContext, runner: JudgeRunner): Promise<MeasuredReference[]> {
  const { signal } = new AbortController();
  const cache = new MemoryCache();
  const inputs = new InputSource(problem, runner, cache, signal);
  const declared = declaredGrowth(problem.complexity?.time ?? '', await inputs.describe());
  const tools = { runner, cache, signal, record: new GrowthRecord() };
  const references: MeasuredReference[] = [];
  for (const language of EDITOR_LANGUAGES) {
    const { time } = await referenceGrowth(language, problem, inputs, tools);
    references.push({ language, declared, found: time });
  }
  return references;
}
