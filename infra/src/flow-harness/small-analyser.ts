import { judgeLimitsFor, type EditorLanguage, type GrowthSeries } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import {
  Analyser,
  type Analysed,
  type AnalysisSubject,
  type AnalysisTools,
} from '@evident/ai/analyses/analyser';
import { detectLanguage } from '@evident/ai/syntax/detect-language';
import { tokensHash, type Admitted } from '@evident/ai/syntax/program-tokens';

/** Words in the source by which a test chooses how its analysis ends. */
export const FATE = {
  providerFault: 'fate: provider fault',
  bug: 'fate: bug',
  deaf: 'fate: deaf',
  free: 'fate: free',
  measured: 'fate: measured',
} as const;

/** The steps of `steps: 120`, on tests that never change. */
function stepsIn(sourceCode: string): Analysed['testSteps'] {
  const found = /steps: (\d+)/.exec(sourceCode)?.[1];
  return found === undefined ? null : { steps: Number(found), on: 'tests' };
}

const MEASURED: GrowthSeries = {
  variable: 'n',
  family: 'random',
  metric: 'steps',
  points: [
    { n: 8, value: 8, low: 8, high: 8 },
    { n: 16, value: 16, low: 16, high: 16 },
  ],
  fitted: 'O(n)',
  runnerUp: null,
  curve: [],
};

/** Runs the program once on the problem's tests and rates how many passed. The tests are about the flow around it. */
class SmallAnalyser extends Analyser {
  versionFor(): string {
    return 'small-1';
  }

  async admit(language: EditorLanguage | null, sourceCode: string): Promise<Admitted> {
    const found = language ?? (await detectLanguage(sourceCode));
    return { language: found, tokensHash: await tokensHash(found, sourceCode) };
  }

  async analyse({ language, sourceCode, problem }: AnalysisSubject, tools: AnalysisTools): Promise<Analysed> {
    if (sourceCode.includes(FATE.providerFault))
      throw new DomainError('PROVIDER_FAILED', 'The model said no.');
    if (sourceCode.includes(FATE.bug)) throw new TypeError('a bug of ours');
    if (sourceCode.includes(FATE.deaf)) await new Promise(() => undefined);
    tools.progress('tests', 0.1);
    const tests = problem
      ? (
          await tools.runner.run(
            {
              program: { language, sourceCode },
              cases: problem.tests,
              limits: judgeLimitsFor(language, problem),
              checker: problem.checker,
              stopAtFirstFailure: false,
            },
            tools.signal,
          )
        ).tests
      : [];
    tools.progress('writing', 0.9);
    const passed = tests.filter(({ verdict }) => verdict === 'accepted').length;
    return {
      result: {
        rating: tests.length === 0 ? null : Math.round((100 * passed) / tests.length),
        'tc&sc': 'Time estimated',
        bugs: passed === tests.length ? 'No bugs' : 'It fails',
        improvement: 'None',
        description: `Passes ${passed} of ${tests.length}`,
        engine: 'built-in',
        timeComplexity: sourceCode.includes(FATE.measured) ? 'O(n)' : null,
        spaceComplexity: null,
        evidence: [],
        growth: sourceCode.includes(FATE.measured) ? [MEASURED] : [],
        referenceGrowth: [],
        breakdown: [],
      },
      freeBecause: sourceCode.includes(FATE.free) ? 'Your code does not compile.' : null,
      replayable: true,
      usage: null,
      testSteps: stepsIn(sourceCode),
    };
  }
}

export const SMALL_ANALYSER = { provide: Analyser, useClass: SmallAnalyser };
