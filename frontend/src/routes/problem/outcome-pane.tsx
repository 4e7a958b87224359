import type { Problem } from '@evident/contracts/http/problems';
import { TIME_LIMIT_FACTOR } from '@evident/contracts/labels';
import { ERROR_TOASTS } from '@evident/contracts/messages';
import { lazy, Suspense, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { AnalysisPanel } from '../../features/analysis/analysis-panel.js';
import { TestCasesPanel } from '../../features/submissions/test-cases-panel.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { LoadingPane } from '../../ui/spinner.js';
import { Tabs } from '../../ui/tabs.js';
import type { OutcomeTab, Workspace } from './use-workspace.js';
import { WaysOn } from './ways-on.js';

const ResultsPanel = lazy(() => import('../../features/submissions/results-panel.js'));

const StepsPanel = lazy(() => import('../../features/analysis/steps-panel.js'));

/** Number of failed submissions after which a hint is offered. */
const OFFER_HINT_AFTER = 3;

interface OutcomePaneProps {
  paneRef: Ref<HTMLElement>;
  problem: Problem;
  workspace: Workspace;
  userId: string;
}

function Outcome({ problem, workspace, userId }: Pick<OutcomePaneProps, 'problem' | 'workspace' | 'userId'>) {
  const { judging, addCase, runTest, failedSubmits } = workspace;
  const accepted = judging.live?.submission.verdict === 'accepted';
  if (judging.error !== null) {
    const title = judging.kind === 'run' ? ERROR_TOASTS.run : ERROR_TOASTS.execute;
    return (
      <ErrorState
        title={title}
        error={judging.error}
        onRetry={() => judging.kind !== null && workspace.execute(judging.kind)}
      />
    );
  }
  if (judging.waiting) {
    return (
      <EmptyState
        title="Waiting for the connection"
        detail="Your submission is kept on this device and will be sent once, as soon as the server answers."
        action={<Button onClick={judging.cancel}>Do not send it</Button>}
      />
    );
  }
  if (judging.live === null) {
    return judging.busy ? (
      <LoadingPane label="Sending your code" className="min-h-40" />
    ) : (
      <EmptyState title="No results yet" detail="Run your code on the samples, or submit it for judging." />
    );
  }
  return (
    <>
      <Suspense fallback={<LoadingPane label="Sending your code" className="min-h-40" />}>
        <ResultsPanel
          title={judging.kind === 'run' ? 'Run Results' : 'Submission Results'}
          live={judging.live}
          timeLimitMs={problem.timeLimitMs * TIME_LIMIT_FACTOR[judging.live.submission.language]}
          cancelling={judging.cancelling}
          onCancel={judging.cancel}
          onAddCase={addCase}
          onRunTest={runTest}
        />
      </Suspense>
      {accepted && judging.kind === 'submit' && (
        <>
          <Suspense>
            <StepsPanel
              problemId={problem.id}
              language={judging.live.submission.language}
              className="mx-4 mb-4"
            />
          </Suspense>
          <WaysOn problem={problem} userId={userId} onStatement={() => workspace.setPane('problem')} />
        </>
      )}
      {failedSubmits >= OFFER_HINT_AFTER && !judging.busy && !accepted && (
        <p className="px-4 pb-4 text-muted">
          Stuck?{' '}
          <Link
            to={{ hash: 'hints' }}
            replace
            onClick={() => workspace.setPane('problem')}
            className="text-accent underline"
          >
            Look at a hint
          </Link>
        </p>
      )}
    </>
  );
}

/** Test cases, results and AI analysis, below the editor. */
export default function OutcomePane({ paneRef, problem, workspace, userId }: OutcomePaneProps) {
  const { judging, analysis } = workspace;
  const resultsLabel =
    judging.kind === 'run' ? 'Run Results' : judging.kind === 'submit' ? 'Submission Results' : 'Results';
  const items: { value: OutcomeTab; label: string; content: React.ReactNode }[] = [
    {
      value: 'cases',
      label: 'Test Cases',
      content: (
        <TestCasesPanel
          samples={workspace.samples}
          cases={workspace.cases}
          interactive={problem.checker.kind === 'interactive'}
          opened={workspace.openedCase}
          onChange={workspace.setCases}
        />
      ),
    },
    {
      value: 'results',
      label: resultsLabel,
      content: <Outcome problem={problem} workspace={workspace} userId={userId} />,
    },
    {
      value: 'analysis',
      label: 'AI Analysis',
      content: (
        <AnalysisPanel
          problemId={problem.id}
          language={workspace.drafts.language}
          analysis={analysis}
          onLine={workspace.goToLine}
          onAddCase={workspace.addCase}
          onAnalyze={workspace.analyze}
        />
      ),
    },
  ];
  return (
    <section
      ref={paneRef}
      tabIndex={-1}
      role="region"
      aria-label="Results"
      className="flex h-full min-h-0 flex-col bg-surface outline-none"
    >
      <Tabs
        label="Tests and results"
        value={workspace.tab}
        items={items}
        onChange={workspace.setTab}
        className="min-h-0 flex-1"
        panelClass="relative min-h-0 flex-1 overflow-y-auto outline-offset-[-2px]"
      />
    </section>
  );
}
