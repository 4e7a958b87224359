import { LANGUAGE_LABELS } from '@evident/contracts/languages';
import type { Submission } from '@evident/contracts/http/submissions';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWholeSubmission } from '../../lib/whole-submission.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ChevronRightIcon } from '../../ui/icons.js';
import { LoadedList } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';
import { Segmented } from '../../ui/segmented.js';
import { SourceRemoved } from '../../ui/source-removed.js';
import { SourceText } from '../../ui/source-text.js';
import { Time } from '../../ui/time.js';
import { VerdictBadge } from '../../ui/verdict-badge.js';
import { WholeSubmissionPending } from '../../ui/whole-submission-pending.js';
import { averageRuntime, isAccepted, latest } from './profile-figures.js';

const SHOWN = 10;

interface SubmissionsPanelProps {
  submissions: readonly Submission[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** @returns the title of the problem; undefined while loading, null when the problem was deleted. */
  titleOf: (submission: Submission) => string | null | undefined;
}

function Source({ listed }: { listed: Submission }) {
  const { submission, error, refetch } = useWholeSubmission(listed);
  const [copied, setCopied] = useState(false);
  if (!submission) return <WholeSubmissionPending error={error} onRetry={() => void refetch()} />;
  if (submission.textsRemovedAt !== undefined) return <SourceRemoved at={submission.textsRemovedAt} />;
  const copy = async () => {
    await navigator.clipboard.writeText(submission.sourceCode);
    setCopied(true);
  };
  return (
    <div className="border-t border-line bg-canvas px-4 py-3">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <span className="mr-auto text-[0.8125rem] text-muted">
          <Time iso={submission.createdAt} />
        </span>
        <Button size="sm" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Link
          to={`/problem/${submission.problemId}`}
          className="px-1 text-[0.8125rem] font-medium text-accent underline-offset-2 hover:underline"
        >
          Open problem
        </Link>
      </div>
      <SourceText label="Source code" text={submission.sourceCode} />
    </div>
  );
}

interface RowProps {
  submission: Submission;
  title: string;
  expanded: boolean;
  onToggle: () => void;
}

function Row({ submission, title, expanded, onToggle }: RowProps) {
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        aria-expanded={expanded}
        onClick={onToggle}
        className="grid w-full grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2.5 text-left outline-offset-[-2px] transition-colors hover:bg-raised sm:grid-cols-[1rem_minmax(0,1fr)_11.5rem_6rem_5.5rem]"
      >
        <ChevronRightIcon className={cx('text-muted transition-transform', expanded && 'rotate-90')} />
        <span className="truncate font-medium">{title}</span>
        <span className="max-sm:order-last max-sm:col-start-2">
          <VerdictBadge status={submission.submissionStatus} verdict={submission.verdict} />
        </span>
        <span className="max-sm:text-right">
          <Badge>{LANGUAGE_LABELS[submission.language]}</Badge>
        </span>
        <span className="tabular text-right text-[0.8125rem] text-muted max-sm:order-last">
          {averageRuntime(submission)}
        </span>
      </button>
      {expanded && <Source listed={submission} />}
    </li>
  );
}

/** The latest ten submissions, all or accepted. One is expanded at a time. */
export function SubmissionsPanel({ submissions, error, onRetry, titleOf }: SubmissionsPanelProps) {
  const [filter, setFilter] = useState<'all' | 'accepted'>('all');
  const [openId, setOpenId] = useState<string | null>(null);
  const all = submissions ?? [];
  const accepted = all.filter(isAccepted);
  const filters = [
    { value: 'all' as const, label: submissions ? `All (${all.length})` : 'All' },
    { value: 'accepted' as const, label: submissions ? `Accepted (${accepted.length})` : 'Accepted' },
  ];
  return (
    <Panel
      title="My Submissions"
      bodyClass="min-h-60"
      actions={<Segmented label="Show" value={filter} options={filters} onChange={setFilter} />}
    >
      <LoadedList
        what="submissions"
        data={submissions && latest(filter === 'all' ? all : accepted, SHOWN)}
        error={error}
        onRetry={onRetry}
        rows={5}
        rowClass="h-11"
        empty={<EmptyState title="No submissions yet" />}
      >
        {(shown) => (
          <ul>
            {shown.map((submission) => {
              const title = titleOf(submission);
              return (
                <Row
                  key={submission.id}
                  submission={submission}
                  title={title === undefined ? 'Loading' : (title ?? 'Deleted problem')}
                  expanded={openId === submission.id}
                  onToggle={() => setOpenId(openId === submission.id ? null : submission.id)}
                />
              );
            })}
          </ul>
        )}
      </LoadedList>
    </Panel>
  );
}
