import { isFinished } from '@evident/contracts/labels';
import type { Language } from '@evident/contracts/languages';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LoadingPane, Spinner } from '../../ui/spinner.js';
import type { AnalysisPhase } from './analysis-api.js';
import { AnalysisFailure, failureOf } from './analysis-failure.js';
import { AnalysisHistory } from './analysis-history.js';
import { ConsentNote, ThirdPartyConsent } from './third-party-consent.js';
import type { AnalysisRun } from './use-analysis.js';

const AnalysisReport = lazy(() => import('./analysis-report.js'));
const StepsPanel = lazy(() => import('./steps-panel.js'));

const PHASES: Readonly<Record<AnalysisPhase, string>> = {
  queued: 'Queued',
  tests: 'Running the tests',
  growth: 'Measuring growth',
  bugs: 'Looking for failing inputs',
  writing: 'Writing the report',
};

interface AnalysisPanelProps {
  problemId: string;
  /** Of the editor. */
  language: Language;
  analysis: AnalysisRun;
  onLine: (line: number) => void;
  onAddCase: (input: string, expected: string) => void;
  onAnalyze: () => void;
}

function Progress({ analysis }: { analysis: AnalysisRun }) {
  const { live, cancelling, cancel } = analysis;
  const fraction = live?.fraction ?? 0;
  return (
    <div className="flex flex-col gap-3" data-testid="analysis-progress">
      <div className="flex min-h-8 items-center gap-3" role="status">
        <Spinner className="text-accent" />
        <p className="flex-1 font-medium">{PHASES[live?.phase ?? 'queued']}…</p>
        <Button size="sm" busy={cancelling} busyLabel="Cancelling" disabled={live === null} onClick={cancel}>
          Cancel
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label="Analysis"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(fraction * 100)}
        className="h-1 overflow-hidden rounded-full bg-raised"
      >
        <div
          className="h-full origin-left bg-accent transition-transform duration-[180ms]"
          style={{ transform: `scaleX(${fraction})` }}
        />
      </div>
    </div>
  );
}

function Body({
  analysis,
  onLine,
  onAddCase,
  onAnalyze,
}: Omit<AnalysisPanelProps, 'problemId' | 'language'>) {
  const { live, error, busy, consent } = analysis;
  if (consent !== null) return <ThirdPartyConsent engine={consent.engine} onAnswer={consent.answer} />;
  if (error !== null) return <AnalysisFailure {...failureOf(error)} onRetry={onAnalyze} />;
  if (live && isFinished(live.state.status)) {
    const { state } = live;
    if (state.status === 'completed') {
      return (
        <Suspense fallback={<LoadingPane label="Loading the report" className="min-h-40" />}>
          <AnalysisReport analysis={state} onLine={onLine} onAddCase={onAddCase} />
        </Suspense>
      );
    }
    if (state.status === 'failed') {
      return <AnalysisFailure code={state.code} message={state.message} onRetry={onAnalyze} />;
    }
    return <EmptyState title="The analysis was cancelled." detail="No token was charged." />;
  }
  if (busy || live) return <Progress analysis={analysis} />;
  return (
    <EmptyState
      title="No analysis of this code yet"
      detail="Your code is run and measured. The report gives the evidence for each claim."
    />
  );
}

/** Progress and report of the current AI analysis, with earlier analyses below. */
export function AnalysisPanel({ problemId, language, analysis, ...rest }: AnalysisPanelProps) {
  const completed = analysis.live?.state.status === 'completed';
  return (
    <section aria-label="AI Analysis" className="flex flex-col gap-4 p-4">
      <Body analysis={analysis} {...rest} />
      {completed && (
        <Suspense>
          <StepsPanel problemId={problemId} language={language} />
        </Suspense>
      )}
      <AnalysisHistory
        problemId={problemId}
        shownId={analysis.live?.state.id ?? null}
        onShow={analysis.show}
      />
      <ConsentNote />
    </section>
  );
}
