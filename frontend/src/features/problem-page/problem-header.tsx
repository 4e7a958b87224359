import type { Problem } from '@evident/contracts/http/problems';
import type { SubmissionCountAnswer } from '@evident/contracts/http/submissions';
import { LANGUAGE_LABELS, type Language } from '@evident/contracts/languages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { counted, dayFormat } from '../../lib/format.js';
import { lazyFormat } from '../../lib/lazy-format.js';
import { useSetBookmarkMutation } from '../../lib/problems-api.js';
import { DIFFICULTY_LABELS, DifficultyBadge } from '../../ui/badge.js';
import { Button, buttonClass } from '../../ui/button.js';
import { ArrowLeftIcon, BookmarkIcon, CheckIcon } from '../../ui/icons.js';
import { PageTitle } from '../../ui/page.js';
import { Select } from '../../ui/select.js';

const dayAndTime = lazyFormat(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }),
);

interface ProblemHeaderProps {
  problem: Problem;
  count: SubmissionCountAnswer | undefined;
  /** Such as `33.3%`; null before anyone has submitted. */
  percentSuccess: string | null;
  language: Language;
  languages: readonly Language[];
  onLanguage: (language: Language) => void;
  /** Links to the problems before and after this one. */
  neighbours: ReactNode;
  /** Timer, layout and help. */
  tools: ReactNode;
}

function BookmarkToggle({ problem }: { problem: Problem }) {
  const [setBookmark] = useSetBookmarkMutation();
  return (
    <Button
      variant="ghost"
      iconOnly
      aria-label="Bookmark"
      aria-pressed={problem.bookmarked}
      title={problem.bookmarked ? 'Remove the bookmark' : 'Bookmark this problem'}
      onClick={() => void setBookmark({ problemId: problem.id, bookmarked: !problem.bookmarked })}
      className={problem.bookmarked ? 'text-accent' : 'text-muted'}
    >
      <BookmarkIcon fill={problem.bookmarked ? 'currentColor' : 'none'} />
    </Button>
  );
}

/** Title, figures, bookmark and language select. */
export function ProblemHeader(props: ProblemHeaderProps) {
  const { problem, count, percentSuccess, language, languages, onLanguage, neighbours, tools } = props;
  const { measured } = problem;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-3 py-2">
      <Link
        to="/problem"
        aria-label="All problems"
        className={buttonClass({ variant: 'ghost', iconOnly: true })}
      >
        <ArrowLeftIcon />
      </Link>
      {neighbours}
      <div className="flex min-w-0 flex-1 items-center gap-1 lg:flex-none">
        <PageTitle title={problem.title} className="truncate text-base!" />
        <BookmarkToggle problem={problem} />
      </div>
      <div className="order-last flex basis-full flex-wrap items-center gap-x-4 gap-y-0.5 pl-1 max-sm:basis-[calc(100%-9.5rem)] max-sm:gap-x-2.5 text-[0.8125rem] lg:order-none lg:flex-1 lg:basis-auto lg:pl-0">
        <DifficultyBadge difficulty={problem.difficulty} />
        {problem.solvedBy.length > 0 && (
          <span className="inline-flex items-center gap-1 font-medium text-pass">
            <CheckIcon /> Solved
          </span>
        )}
        {problem.published === false && (
          <span className="font-medium text-warn">Draft, visible to administrators only</span>
        )}
        <p className="tabular contents text-muted">
          <span title={`Last changed ${dayAndTime.format(new Date(problem.updatedAt))}`}>
            Updated {dayFormat.format(new Date(problem.createdAt))}
          </span>
          <span>{counted(count?.count ?? problem.submissionCount, 'Submission')}</span>
          {percentSuccess !== null && <span>{percentSuccess} Success</span>}
          {measured && (
            <span title={`${counted(measured.learners, 'learner')} tried it`}>
              {`${measured.firstTryPercent}% at the first try: ${DIFFICULTY_LABELS[measured.difficulty].toLowerCase()}`}
            </span>
          )}
        </p>
      </div>
      {tools}
      <Select
        label="Language"
        hideLabel
        value={language}
        options={languages.map((value) => ({ value, label: LANGUAGE_LABELS[value] }))}
        onChange={onLanguage}
        className="w-32 shrink-0 lg:w-36"
      />
    </div>
  );
}
