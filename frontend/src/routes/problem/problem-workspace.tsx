import type { Problem } from '@evident/contracts/http/problems';
import type { SubmissionCountAnswer } from '@evident/contracts/http/submissions';
import { lazy, Suspense, useRef } from 'react';
import { ProblemHeader } from '../../features/problem-page/problem-header.js';
import { formatPercentSuccess } from '../../features/submissions/result-figures.js';
import { useMedia } from '../../lib/use-media.js';
import { early } from '../../ui/early.js';
// Requests the Markdown parser with the page, for the statement.
import '../../ui/markdown.js';
import { LoadingPane } from '../../ui/spinner.js';
import { CodePane } from './code-pane.js';
import { useProblemShortcuts } from './use-problem-shortcuts.js';
import { useLayout, type PaneName } from './use-layout.js';
import { useWorkspace } from './use-workspace.js';

// Requested with the page, while it waits for the problem.
const StatementPane = early(() => import('./statement-pane.js'));
const OutcomePane = early(() => import('./outcome-pane.js'));
const ProblemPanes = early(() => import('./problem-panes.js'));
const SpokenProgress = lazy(() => import('../../features/submissions/spoken-progress.js'));
/** As wide as the panes stand beside each other. */
const WIDE = '(min-width: 900px)';
const ProblemTools = lazy(() => import('./problem-tools.js'));
const NeighbourLinks = lazy(() => import('./neighbour-links.js'));
const AnalyzeConfirm = lazy(() => import('./analyze-confirm.js'));

interface ProblemWorkspaceProps {
  problem: Problem;
  count: SubmissionCountAnswer | undefined;
  userId: string;
}

/** The loaded problem page. Needs a new mount for another problem or user. */
export function ProblemWorkspace({ problem, count, userId }: ProblemWorkspaceProps) {
  const layout = useLayout();
  const workspace = useWorkspace(problem, userId, layout.reveal);
  const wide = useMedia(WIDE);
  const panes = useRef<Record<PaneName, HTMLElement | null>>({ problem: null, code: null, results: null });
  const { drafts, judging } = workspace;

  const focusPane = (pane: PaneName) => {
    workspace.setPane(pane);
    if (pane === 'code') workspace.focusEditor();
    else requestAnimationFrame(() => panes.current[pane]?.focus());
  };
  useProblemShortcuts(workspace, {
    focusPane,
    toggleLeft: () => layout.toggle('problem'),
    toggleBottom: () => layout.toggle('results'),
  });

  const statement = (
    <Suspense fallback={<LoadingPane label="Loading" className="h-full bg-surface" />}>
      <StatementPane
        paneRef={(node) => void (panes.current.problem = node)}
        problem={problem}
        workspace={workspace}
        userId={userId}
      />
    </Suspense>
  );
  const code = <CodePane problem={problem} workspace={workspace} />;
  const outcome = (
    <Suspense fallback={<LoadingPane label="Loading" className="h-full bg-surface" />}>
      <OutcomePane
        paneRef={(node) => void (panes.current.results = node)}
        problem={problem}
        workspace={workspace}
        userId={userId}
      />
    </Suspense>
  );
  const panesOf = { problem: statement, code, results: outcome };
  const accepted = count?.acceptedCount ?? problem.acceptedCount;
  return (
    <div className="flex h-[calc(100dvh-var(--header-height))] min-h-[28rem] flex-col">
      <ProblemHeader
        problem={problem}
        count={count}
        percentSuccess={formatPercentSuccess(accepted, count?.count ?? problem.submissionCount)}
        language={drafts.language}
        languages={drafts.languages}
        onLanguage={drafts.chooseLanguage}
        tools={
          <Suspense>
            <ProblemTools problem={problem} userId={userId} workspace={workspace} wide={wide} />
          </Suspense>
        }
        neighbours={
          <Suspense>
            <NeighbourLinks problem={problem} userId={userId} />
          </Suspense>
        }
      />
      <p role="status" className="sr-only">
        <Suspense>{judging.live && <SpokenProgress live={judging.live} />}</Suspense>
      </p>
      <div className="min-h-0 flex-1">
        <Suspense fallback={<LoadingPane label="Loading" className="h-full bg-surface" />}>
          <ProblemPanes
            wide={wide}
            layout={layout}
            pane={workspace.pane}
            onPane={workspace.setPane}
            busy={judging.busy}
            panes={panesOf}
          />
        </Suspense>
      </div>
      <Suspense>
        {workspace.asking && (
          <AnalyzeConfirm onClose={() => workspace.setAsking(false)} onConfirm={workspace.analyze} />
        )}
      </Suspense>
    </div>
  );
}
