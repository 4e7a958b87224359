import type { Problem } from '@evident/contracts/http/problems';
import type { SubmissionCountAnswer } from '@evident/contracts/http/submissions';
import { lazy, Suspense, useRef, useState } from 'react';
import { ProblemHeader } from '../../features/problem-page/problem-header.js';
import { formatPercentSuccess } from '../../features/submissions/result-figures.js';
import { useMedia } from '../../lib/use-media.js';
import { early } from '../../ui/early.js';
// Requests the Markdown parser with the page, for the statement.
import '../../ui/markdown.js';
import { LoadingPane } from '../../ui/spinner.js';
import { SplitView, type SplitHandle } from '../../ui/split-view.js';
import { CodePane } from './code-pane.js';
import { useProblemShortcuts } from './use-problem-shortcuts.js';
import { useWorkspace, type PaneName } from './use-workspace.js';

// Requested with the page, while it waits for the problem.
const StatementPane = early(() => import('./statement-pane.js'));
const OutcomePane = early(() => import('./outcome-pane.js'));
const SpokenProgress = lazy(() => import('../../features/submissions/spoken-progress.js'));
const MobilePanes = lazy(() => import('./mobile-panes.js'));
const NeighbourLinks = lazy(() => import('./neighbour-links.js'));
const AnalyzeConfirm = lazy(() => import('./analyze-confirm.js'));

interface ProblemWorkspaceProps {
  problem: Problem;
  count: SubmissionCountAnswer | undefined;
  userId: string;
}

/** Default height of the editor; it is taller in tall windows. */
const EDITOR_DEFAULT_PX = 450;
const EDITOR_CHROME_PX = 100;

function editorShare(): string {
  const height = window.innerHeight - 108;
  return `${Math.max(EDITOR_DEFAULT_PX + EDITOR_CHROME_PX, Math.round(height * 0.62))}px`;
}

/** Switches between tall results and a tall editor. */
function toggleLargeResults(rows: SplitHandle | null): void {
  if (rows) rows.setShare(rows.share() > 45 ? 32 : 65);
}

/** The loaded problem page. Needs a new mount for another problem or user. */
export function ProblemWorkspace({ problem, count, userId }: ProblemWorkspaceProps) {
  const workspace = useWorkspace(problem, userId);
  const wide = useMedia('(min-width: 900px)');
  const columns = useRef<SplitHandle>(null);
  const rows = useRef<SplitHandle>(null);
  const panes = useRef<Record<PaneName, HTMLElement | null>>({ problem: null, code: null, results: null });
  const [firstEditorSize] = useState(editorShare);
  const { drafts, judging } = workspace;

  const focusPane = (pane: PaneName) => {
    workspace.setPane(pane);
    if (pane === 'code') workspace.focusEditor();
    else requestAnimationFrame(() => panes.current[pane]?.focus());
  };
  useProblemShortcuts(workspace, {
    focusPane,
    toggleLeft: () => columns.current?.toggleCollapsed(),
    toggleBottom: () => rows.current?.toggleCollapsed(),
  });

  const statement = (
    <Suspense fallback={<LoadingPane label="Loading" className="h-full bg-surface" />}>
      <StatementPane
        paneRef={(node) => void (panes.current.problem = node)}
        problem={problem}
        workspace={workspace}
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
        onEnlarge={wide ? () => toggleLargeResults(rows.current) : undefined}
      />
    </Suspense>
  );
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
        {wide ? (
          <SplitView
            id="columns"
            orientation="horizontal"
            label="Width of the statement"
            firstSize="42%"
            collapsible="first"
            minPx={280}
            ref={columns}
            first={statement}
            second={
              <SplitView
                id="rows"
                orientation="vertical"
                label="Height of the editor"
                firstSize={firstEditorSize}
                collapsible="second"
                minPx={96}
                ref={rows}
                first={code}
                second={outcome}
              />
            }
          />
        ) : (
          <Suspense fallback={<LoadingPane label="Loading" className="h-full bg-surface" />}>
            <MobilePanes
              pane={workspace.pane}
              onPane={workspace.setPane}
              busy={judging.busy}
              panes={{ problem: statement, code, results: outcome }}
            />
          </Suspense>
        )}
      </div>
      <Suspense>
        {workspace.asking && (
          <AnalyzeConfirm onClose={() => workspace.setAsking(false)} onConfirm={workspace.analyze} />
        )}
      </Suspense>
    </div>
  );
}
