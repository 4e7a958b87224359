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
import { VerdictBadge } from '../../ui/verdict-badge.js';
import { WholeSubmissionPending } from '../../ui/whole-submission-pending.js';
import { figuresOf } from './result-figures.js';
import { useProblemSubmissionsQuery } from './submissions-api.js';

const SubmissionDiffDialog = lazy(() => import('./submission-diff-dialog.js'));

/** Rows added per click, so that a long history stays fast. */
const PAGE = 20;

interface SubmissionListProps {
  problemId: string;
  onOpenInEditor: (submission: Submission) => void;
}

interface RowProps {
  submission: Submission;
  expanded: boolean;
  chosen: boolean;
  onToggle: () => void;
  onChoose: (chosen: boolean) => void;
  onOpenInEditor: (submission: Submission) => void;
}

interface SourceProps {
  listed: Submission;
  onOpenInEditor: (submission: Submission) => void;
}

function Source({ listed, onOpenInEditor }: SourceProps) {
  const { submission, error, refetch } = useWholeSubmission(listed);
  if (!submission) return <WholeSubmissionPending error={error} onRetry={() => void refetch()} />;
  return (
    <div className="px-3 pb-3">
      <pre
        tabIndex={0}
        aria-label="Source code"
        className="max-h-96 overflow-auto rounded-control border border-line bg-raised p-3 text-[0.8125rem] leading-6"
      >
        {submission.sourceCode}
      </pre>
      <Button size="sm" onClick={() => onOpenInEditor(submission)} className="mt-2">
        Open in editor
      </Button>
    </div>
  );
}

function SubmissionRow({ submission, expanded, chosen, onToggle, onChoose, onOpenInEditor }: RowProps) {
  const figures = figuresOf(submission);
  const created = new Date(submission.createdAt);
  return (
    <li className="border-t border-line first:border-t-0" data-testid="submission-row">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 text-[0.8125rem] hover:bg-raised">
        <input
          type="checkbox"
          aria-label={`Compare the submission of ${dateTime.format(created)}`}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="check shrink-0"
        />
        <button
          type="button"
          aria-expanded={expanded}
          onClick={onToggle}
          className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-left"
        >
          {expanded ? <ChevronDownIcon /> : <ChevronRightIcon />}
          <span className="flex w-44">
            <VerdictBadge status={submission.submissionStatus} verdict={submission.verdict} />
          </span>
          <span className="flex w-20">
            <Badge>{LANGUAGE_LABELS[submission.language]}</Badge>
          </span>
          <span className="tabular text-muted">{figures.averageRuntime}</span>
          <span className="tabular text-muted">{figures.averageMemory}</span>
          {submission.outdated && <Badge tone="warn">tests changed since</Badge>}
          <time dateTime={submission.createdAt} className="ml-auto whitespace-nowrap text-muted">
            {dateTime.format(created)}
          </time>
        </button>
      </div>
      {expanded && <Source listed={submission} onOpenInEditor={onOpenInEditor} />}
    </li>
  );
}

/** The learner's submissions of a problem, newest first, read again on every mount. */
export default function SubmissionList({ problemId, onOpenInEditor }: SubmissionListProps) {
  const { data, error, isFetching, refetch } = useProblemSubmissionsQuery(problemId, {
    refetchOnMountOrArgChange: true,
  });
  const [expanded, setExpanded] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
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
  const pair = newestFirst.filter((submission) => chosen.includes(submission.id)).toReversed();
  const choose = (id: string, on: boolean) =>
    setChosen(on ? [...chosen, id].slice(-2) : chosen.filter((other) => other !== id));
  return (
    <div aria-busy={isFetching}>
      <div className="flex min-h-10 items-center gap-3 border-b border-line px-3">
        <p className="text-[0.8125rem] text-muted">
          {pair.length === 2 ? 'Two submissions chosen' : 'Tick two submissions to compare them'}
        </p>
        <Button size="sm" disabled={pair.length !== 2} onClick={() => setComparing(true)} className="ml-auto">
          Compare
        </Button>
      </div>
      <ul>
        {newestFirst.slice(0, shown).map((submission) => (
          <SubmissionRow
            key={submission.id}
            submission={submission}
            expanded={expanded === submission.id}
            chosen={chosen.includes(submission.id)}
            onToggle={() => setExpanded(expanded === submission.id ? null : submission.id)}
            onChoose={(on) => choose(submission.id, on)}
            onOpenInEditor={onOpenInEditor}
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
