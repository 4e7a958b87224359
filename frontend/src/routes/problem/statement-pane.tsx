import type { Problem } from '@evident/contracts/http/problems';
import { lazy, Suspense, useState, type Ref } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import DescriptionPanel from '../../features/problem-page/description-panel.js';
import { useInputGuide } from '../../lib/input-guide-state.js';
import { LoadingPane } from '../../ui/spinner.js';
import { Tabs } from '../../ui/tabs.js';
import type { Workspace } from './use-workspace.js';

const HintsPanel = lazy(() => import('../../features/problem-page/hints-panel.js'));
const BreakIt = lazy(() => import('../../features/submissions/break-it.js'));
const DiscussionPanel = lazy(() => import('../../features/discussion/discussion-panel.js'));
const InputGuide = lazy(() => import('../../features/input-help/input-guide.js'));
const NotesPanel = lazy(() => import('../../features/problem-page/notes-panel.js'));
const SimilarList = lazy(() => import('../../features/problem-page/similar-list.js'));
const SubmissionList = lazy(() => import('../../features/submissions/submission-list.js'));

const TABS = ['description', 'submissions', 'discussion', 'hints', 'notes'] as const;
type TabName = (typeof TABS)[number];

interface StatementPaneProps {
  paneRef: Ref<HTMLElement>;
  problem: Problem;
  workspace: Workspace;
  userId: string;
}

const loading = <LoadingPane label="Loading" className="min-h-40" />;

/** Description, Submissions, Discussion, Hints and Notes; the selected tab is in the URL. */
export default function StatementPane({ paneRef, problem, workspace, userId }: StatementPaneProps) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const guide = useInputGuide(userId);
  // It tells of input that is there from the start.
  const guided = problem.checker.kind !== 'interactive';
  const [hintsShown, setHintsShown] = useState(0);
  const tab = TABS.find((name) => `#${name}` === hash) ?? 'description';
  const items: { value: TabName; label: string; content: React.ReactNode }[] = [
    {
      value: 'description',
      label: 'Description',
      content: (
        <>
          {guided && guide.open && (
            <Suspense fallback={<div className="h-68" />}>
              <InputGuide
                language={workspace.drafts.language}
                example={workspace.samples[0]}
                asked={guide.asked}
                onClose={guide.close}
              />
            </Suspense>
          )}
          <DescriptionPanel
            problem={problem}
            language={workspace.drafts.language}
            onRun={workspace.runTests}
            running={workspace.judging.busy}
          />
          <Suspense>
            <SimilarList problem={problem} />
          </Suspense>
        </>
      ),
    },
    {
      value: 'submissions',
      label: 'Submissions',
      content: (
        <Suspense fallback={loading}>
          <SubmissionList
            problemId={problem.id}
            onOpenInEditor={workspace.openInEditor}
            textInEditor={() => workspace.drafts.current().source}
            onAddCase={workspace.addCase}
            onRunTest={workspace.runTest}
          />
        </Suspense>
      ),
    },
    {
      value: 'discussion',
      label: 'Discussion',
      content: (
        <Suspense fallback={loading}>
          <DiscussionPanel
            problemId={problem.id}
            breakIt={(threadId) => <BreakIt problemId={problem.id} target={{ threadId }} />}
          />
        </Suspense>
      ),
    },
    {
      value: 'hints',
      label: 'Hints',
      content: (
        <Suspense fallback={loading}>
          <HintsPanel
            problem={problem}
            language={workspace.drafts.language}
            shown={hintsShown}
            onShow={setHintsShown}
          />
        </Suspense>
      ),
    },
    {
      value: 'notes',
      label: 'Notes',
      content: (
        <Suspense fallback={loading}>
          <NotesPanel userId={userId} problemId={problem.id} />
        </Suspense>
      ),
    },
  ];
  return (
    <section
      ref={paneRef}
      tabIndex={-1}
      aria-label="Problem"
      className="flex h-full min-h-0 flex-col bg-surface outline-none"
    >
      <Tabs
        label="About this problem"
        value={tab}
        items={items}
        onChange={(next) =>
          void navigate(
            { hash: next === 'description' ? '' : next },
            { replace: true, preventScrollReset: true },
          )
        }
        className="min-h-0 flex-1"
        panelClass="relative min-h-0 flex-1 overflow-y-auto outline-offset-[-2px]"
      />
    </section>
  );
}
