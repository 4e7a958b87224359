import type { EditorLanguage, GrowthSeries } from '@evident/contracts';
import { Database } from '@evident/kit';
import type { OnApplicationBootstrap, OnApplicationShutdown, Provider } from '@nestjs/common';
import type { Env } from '../env.js';
import type { Findings } from '../evidence/findings.js';
import type { ProblemContext } from '../evidence/problem-context.js';
import {
  measureBehaviour,
  type MeasuredFindings,
  type MeasurementPhase,
  type Watch,
} from '../measure/measurement.js';
import type { TestSteps } from '../measure/test-steps.js';
import { measureUnprepared } from '../measure/unprepared.js';
import { modelAuthorFrom } from '../providers/author-from-env.js';
import type { ModelAuthor } from '../providers/model-author.js';
import { rate } from '../report/rating/rate.js';
import { BUILT_IN } from '../report/words/built-in.writer.js';
import { PROMPT_VERSION } from '../report/prompt/prompt.js';
import { writeReport, type Report } from '../report/write-report.js';
import { referenceApproach } from '../reading/reference-approach.js';
import { concluded, SourceReader, type StaticReading } from '../reading/source-reader.js';
import {
  Analyser,
  type Analysed,
  type AnalysisSubject,
  type AnalysisTools,
  type Phase,
} from '../analyses/analyser.js';
import type { Admitted } from '../syntax/program-tokens.js';
import { analysisPartSeconds } from '../analyses/analysis.metrics.js';
import { findingsOf } from './findings-of.js';

/** Raised when the same code may get another rating, class or text. Stored results then no longer answer requests. */
const ENGINE_VERSION = 'evident-25';

/** The share of the whole analysis that each part of the measurement covers. */
const PHASES: Readonly<Record<MeasurementPhase, { phase: Phase; from: number; to: number }>> = {
  tests: { phase: 'tests', from: 0.02, to: 0.2 },
  growth: { phase: 'growth', from: 0.2, to: 0.55 },
  space: { phase: 'growth', from: 0.55, to: 0.65 },
  fuzz: { phase: 'bugs', from: 0.65, to: 0.9 },
};
const WRITING = 0.92;
/** Half a minute after the start the other services have finished starting. */
const WARM_UP_DELAY_MS = 30_000;

const watch: Watch = async (part, work) => {
  const end = analysisPartSeconds.startTimer({ part });
  try {
    return await work();
  } finally {
    end();
  }
};

interface EngineOptions {
  /** Null: no language model is configured. */
  author: ModelAuthor | null;
  /** The model runs on the operator's own server, so learners are not asked for consent. */
  ownServer: boolean;
}

/** The analyser of a service with these settings. */
export const engineAnalyser = (env: Env): Provider => ({
  provide: Analyser,
  inject: [Database],
  useFactory: (database: Database) =>
    new EngineAnalyser({ author: modelAuthorFrom(env, database), ownServer: env.AI_OWN_SERVER }),
});

/** The product's analyser: it runs and reads the program, rates the findings and writes the report. */
class EngineAnalyser extends Analyser implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly reader = new SourceReader();
  private warmUp: NodeJS.Timeout | undefined;

  constructor(private readonly options: EngineOptions) {
    super();
  }

  versionFor(thirdPartyConsent: boolean): string {
    const author = this.authorFor(thirdPartyConsent);
    return `${ENGINE_VERSION} ${author ? `${author.name} ${PROMPT_VERSION}` : BUILT_IN}`;
  }

  /** Loads the linters before the first analysis, but not while the other services start. */
  onApplicationBootstrap(): void {
    this.warmUp = setTimeout(() => {
      void this.reader.readSource('JAVASCRIPT', 'process.exit(0);\n', '');
    }, WARM_UP_DELAY_MS);
  }

  onApplicationShutdown(): Promise<void> {
    clearTimeout(this.warmUp);
    return this.reader.close();
  }

  admit(language: EditorLanguage | null, sourceCode: string): Promise<Admitted> {
    return this.reader.probe(language, sourceCode);
  }

  async analyse(subject: AnalysisSubject, tools: AnalysisTools): Promise<Analysed> {
    const { language, sourceCode, problem } = subject;
    const { reader } = this;
    const readText = watch('reading', () => reader.readText(language, sourceCode));
    const [measured, text, reference] = await Promise.all([
      problem ? this.measure(subject, problem, tools) : this.measureUnprepared(subject, readText, tools),
      readText,
      problem ? referenceApproach(language, problem, { reader, cache: tools.cache }) : [],
    ]);
    const reading = concluded(text, language, measured?.compileOutput ?? '');
    tools.signal.throwIfAborted();
    tools.progress('writing', WRITING);
    const findings = findingsOf(subject, measured, reading);
    const report = await watch('words', () =>
      writeReport(findings, rate(findings), {
        author: this.authorFor(subject.thirdPartyConsent),
        userId: subject.userId,
        problem,
        runner: tools.runner,
        cache: tools.cache,
        outline: reading.outline && { ...reading.outline, reference },
        signal: tools.signal,
      }),
    );
    return analysed(findings, report, measured?.testSteps ?? null);
  }

  private authorFor(thirdPartyConsent: boolean): ModelAuthor | null {
    return thirdPartyConsent || this.options.ownServer ? this.options.author : null;
  }

  /** Without a problem, what the program reads is inferred from its source. A text that is no program is not run. */
  private async measureUnprepared(
    { language, sourceCode }: AnalysisSubject,
    readText: Promise<StaticReading>,
    { runner, signal, progress }: AnalysisTools,
  ): Promise<MeasuredFindings | null> {
    const { grammar, estimate, fault } = await readText;
    if (fault) return null;
    const { from } = PHASES.growth;
    const { to } = PHASES.space;
    return watch('growth', () =>
      measureUnprepared({ language, sourceCode }, grammar, estimate, {
        runner,
        signal,
        progress: (fraction) => progress('growth', from + (to - from) * fraction),
      }),
    );
  }

  private async measure(
    { language, sourceCode }: AnalysisSubject,
    problem: ProblemContext,
    { runner, cache, signal, progress }: AnalysisTools,
  ): Promise<MeasuredFindings> {
    return measureBehaviour(
      { program: { language, sourceCode }, problem },
      {
        runner,
        cache,
        signal,
        watch,
        progress: (part, fraction) => {
          const { phase, from, to } = PHASES[part];
          progress(phase, from + (to - from) * fraction);
        },
      },
    );
  }
}

function analysed(findings: Findings, report: Report, testSteps: TestSteps | null): Analysed {
  const { time, space } = findings;
  return {
    result: {
      ...report.result,
      engine: report.engine,
      timeComplexity: time.notation,
      spaceComplexity: space.notation,
      evidence: report.rated.evidence,
      growth: worstFirst([...time.series, ...space.series], time.family),
      referenceGrowth: [...findings.referenceSeries],
      breakdown: report.rated.breakdown,
    },
    freeBecause: freeBecause(findings, report),
    // Another try may reach the model, or measure what this one could not.
    replayable: report.freeBecause === null && (time.source !== 'inconclusive' || !findings.compiles),
    usage: report.usage && { ...report.usage, disagrees: report.disagrees },
    testSteps,
  };
}

/** Puts the family with the worst growth first, because the reader should see it first. */
const worstFirst = (series: readonly GrowthSeries[], family: string | null): GrowthSeries[] =>
  [...series].sort((a, b) => Number(b.family === family) - Number(a.family === family));

/** Why an analysis is free: there is no program that compiles, no time class was measured, or the model failed. */
export function freeBecause(findings: Findings, report: Pick<Report, 'freeBecause'>): string | null {
  if (findings.noProgram !== null) return findings.noProgram;
  if (!findings.compiles) return 'Your code does not compile.';
  if (findings.time.source === 'inconclusive') return 'The growth of its time could not be determined.';
  if (findings.time.source === 'estimated') return 'The growth of its time was only estimated, not measured.';
  return report.freeBecause;
}
