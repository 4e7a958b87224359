import type { Submission } from '@evident/contracts/http/submissions';
import { LANGUAGE_LABELS } from '@evident/contracts/languages';
import { lazy, Suspense, useState } from 'react';
import { dateTime } from '../../lib/format.js';
import { useWholeSubmission } from '../../lib/whole-submission.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { ChevronDownIcon, ChevronRightIcon } from '../../ui/icons.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { SourceText } from '../../ui/source-text.js';
import { SourceRemoved } from '../../ui/source-removed.js';
import { VerdictBadge } from '../../ui/verdict-badge.js';
import { WholeSubmissionPending } from '../../ui/whole-submission-pending.js';
import { scoreText } from './group-results.js';
import { liveOf } from './live-results.js';
import { figuresOf } from './result-figures.js';
import ResultsPanel from './results-panel.js';
import { ShareSubmission } from './share-submission.js';
import { useProblemSubmissionsQuery } from './submissions-api.js';
import type { TestActions } from './test-detail.js';

const BreakIt = lazy(() => import('./break-it.js'));
const diffDialogs = () => import('./submission-diff-dialog.js');
const SubmissionDiffDialog = lazy(async () => ({ default: (await diffDialogs()).SubmissionDiffDialog }));
const EditorDiffDialog = lazy(async () => ({ default: (await diffDialogs()).EditorDiffDialog }));

/** Rows added per click, so that a long history stays fast. */
const PAGE = 20;

interface PastActions extends TestActions {
  onOpenInEditor: (submission: Submission) => void;
  /** @returns the text in the editor, to compare it with a submission. */
  textInEditor: () => string;
}

interface SubmissionListProps extends PastActions {
  problemId: string;
}

type PastProps = PastActions & { listed: Submission };

/** What the learner saw when it was judged, and the code. */
function PastSubmission({ listed, onOpenInEditor, textInEditor, ...actions }: PastProps) {
  /** The text in the editor when it was asked for; null while nothing is compared. */
  const [compared, setCompared] = useState<string | null>(null);
  const { submission, error, refetch } = useWholeSubmission(listed);
  const [breaking, setBreaking] = useState(false);
  if (!submission) return <WholeSubmissionPending error={error} onRetry={() => void refetch()} />;
  if (submission.textsRemovedAt !== undefined) return <SourceRemoved at={submission.textsRemovedAt} />;
  return (
    <div className="border-t border-line pb-3">
      <ResultsPanel title="Result of this submission" live={liveOf(submission)} {...actions} />
      <div className="px-4">
        <div className="mb-2 flex items-center gap-3">
          <h4 className="text-sm">Code</h4>
          <div className="ml-auto flex flex-wrap gap-2">
            {submission.verdict === 'accepted' && (
              <Button size="sm" aria-expanded={breaking} onClick={() => setBreaking(!breaking)}>
                Break it
              </Button>
            )}
            <Button size="sm" onClick={() => setCompared(textInEditor())}>
              Compare with editor
            </Button>
            <Button size="sm" onClick={() => onOpenInEditor(submission)}>
              Open in editor
            </Button>
          </div>
        </div>
        {breaking && (
          <div className="mb-3">
            <Suspense fallback={<SkeletonRows rows={2} label="Loading your inputs" rowClass="h-11" />}>
              <BreakIt problemId={submission.problemId} target={{ submissionId: submission.id }} />
            </Suspense>
          </div>
        )}
        <SourceText label="Source code" text={submission.sourceCode} />
        {submission.verdict === 'accepted' && (
          <div className="mt-3">
            <ShareSubmission submission={submission} />
          </div>
        )}
      </div>
      {compared !== null && (
        <Suspense>
          <EditorDiffDialog submission={submission} source={compared} onClose={() => setCompared(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface RowProps extends PastProps {
  expanded: boolean;
  onToggle: () => void;
  /** Null while nothing is compared. */
  chosen: boolean | null;
  onChoose: (chosen: boolean) => void;
}

function SubmissionRow({ listed, expanded, onToggle, chosen, onChoose, ...past }: RowProps) {
  const figures = figuresOf(listed);
  const created = new Date(listed.createdAt);
  return (
    <li className="border-t border-line first:border-t-0" data-testid="submission-row">
      <div className="flex min-h-11 items-center gap-x-3 px-3 py-1.5 text-[0.8125rem] hover:bg-raised">
        {chosen !== null && (
          <input
            type="checkbox"
            aria-label={`Compare the submission of ${dateTime.format(created)}`}
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
            className="check shrink-0"
          />
        )}
        <button
          type="button"
          aria-expanded={expanded}
          onClick={onToggle}
          className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-left"
        >
          {expanded ? <ChevronDownIcon /> : <ChevronRightIcon />}
          <VerdictBadge status={listed.submissionStatus} verdict={listed.verdict} />
          <Badge>{LANGUAGE_LABELS[listed.language]}</Badge>
          {listed.score && (
            <span className="tabular whitespace-nowrap text-muted">
              <span aria-hidden="true">
                {listed.score.points} / {listed.score.total}
              </span>
              <span className="sr-only">{scoreText(listed.score)}</span>
            </span>
          )}
          {listed.outdated && <Badge tone="warn">tests changed since</Badge>}
          <span className="tabular flex flex-1 items-center gap-x-3 whitespace-nowrap text-muted max-sm:pl-7">
            {listed.submissionStatus === 'judged' && listed.verdict !== 'compile_error' && (
              <>
                <span>{figures.averageRuntime}</span>
                <span>{figures.averageMemory}</span>
              </>
            )}
            <time dateTime={listed.createdAt} className="ml-auto">
              {dateTime.format(created)}
            </time>
          </span>
        </button>
      </div>
      {expanded && <PastSubmission listed={listed} {...past} />}
    </li>
  );
}

/** The learner's submissions of a problem, newest first, read again on every mount. */
export default function SubmissionList({ problemId, ...past }: SubmissionListProps) {
  const { data, error, isFetching, refetch } = useProblemSubmissionsQuery(problemId, {
    refetchOnMountOrArgChange: true,
  });
  const [expanded, setExpanded] = useState<string | null>(null);
  /** Null while nothing is compared. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [comparing, setComparing] = useState(false);
  const [shown, setShown] = useState(PAGE);

  if (data === undefined) {
    if (error) {
      return <ErrorState title="Could not load submissions" error={error} onRetry={() => void refetch()} />;
    }
    return <SkeletonRows rows={4} label="Loading submissions" rowClass="h-11" />;
  }
  if (data.length === 0) return <EmptyState title="No submissions yet" />;

  const newestFirst = data.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const pair = newestFirst.filter((submission) => chosen?.includes(submission.id)).toReversed();
  const choose = (id: string, on: boolean) =>
    setChosen((before) =>
      on ? [...(before ?? []), id].slice(-2) : (before ?? []).filter((other) => other !== id),
    );
  return (
    <div aria-busy={isFetching}>
      {newestFirst.length > 1 && (
        <div className="flex min-h-10 items-center gap-3 border-b border-line px-3">
          {chosen !== null && (
            <p className="text-[0.8125rem] text-muted">
              {pair.length === 2 ? 'Two submissions selected' : 'Select two submissions'}
            </p>
          )}
          <div className="ml-auto flex gap-2">
            {chosen !== null && (
              <Button size="sm" variant="ghost" onClick={() => setChosen(null)}>
                Cancel
              </Button>
            )}
            <Button
              size="sm"
              variant={chosen === null ? 'ghost' : 'secondary'}
              disabled={chosen !== null && pair.length !== 2}
              onClick={() => (chosen === null ? setChosen([]) : setComparing(true))}
            >
              Compare
            </Button>
          </div>
        </div>
      )}
      <ul>
        {newestFirst.slice(0, shown).map((submission) => (
          <SubmissionRow
            key={submission.id}
            listed={submission}
            expanded={expanded === submission.id}
            chosen={chosen === null ? null : chosen.includes(submission.id)}
            onToggle={() => setExpanded(expanded === submission.id ? null : submission.id)}
            onChoose={(on) => choose(submission.id, on)}
            {...past}
          />
        ))}
      </ul>
      {newestFirst.length > shown && (
        <div className="border-t border-line p-3 text-center">
          <Button size="sm" onClick={() => setShown(shown + PAGE)}>
            Show {Math.min(PAGE, newestFirst.length - shown)} more
          </Button>
        </div>
      )}
      {comparing && pair[0] && pair[1] && (
        <Suspense>
          <SubmissionDiffDialog earlier={pair[0]} later={pair[1]} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </div>
  );
}
