import type { ProblemReview, Reviews } from '@evident/contracts/http/progress';
import { REVIEW_AFTER_DAYS } from '@evident/contracts/learning-rules';
import { Link } from 'react-router-dom';
import { counted, dayFormat } from '../../lib/format.js';
import { DifficultyBadge } from '../../ui/badge.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Panel } from '../../ui/panel.js';
import { localDate } from './activity.js';

function Row({ review }: { review: ProblemReview }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <Link to={`/problem/${review.problemId}`} className="font-medium break-words hover:text-accent">
        {review.title}
      </Link>
      <DifficultyBadge difficulty={review.difficulty} />
      <span className="tabular ml-auto text-[0.8125rem] text-muted">
        Solved {dayFormat.format(localDate(review.solvedOn))} · review {review.round} of{' '}
        {REVIEW_AFTER_DAYS.length}
      </span>
    </li>
  );
}

/** What to solve again, the longest overdue first. */
export function ReviewsPanel({ reviews }: { reviews: Reviews }) {
  const { due, dueCount, nextOn, knownCount } = reviews;
  const next = nextOn === null ? null : `Next review on ${dayFormat.format(localDate(nextOn))}.`;
  return (
    <Panel
      title="Review"
      detail={dueCount === 0 ? undefined : `${counted(dueCount, 'problem')} to solve again`}
      bodyClass=""
    >
      {due.length === 0 ? (
        <EmptyState
          title="Nothing to review today"
          detail={next ?? 'Problems that you solve come up here after some days.'}
          className="py-6"
        />
      ) : (
        <>
          <ul aria-label="Problems to review" className="divide-y divide-line">
            {due.map((review) => (
              <Row key={review.problemId} review={review} />
            ))}
          </ul>
          {(dueCount > due.length || next !== null) && (
            <p className="border-t border-line px-4 py-2 text-[0.8125rem] text-muted">
              {dueCount > due.length && `${dueCount - due.length} more after these. `}
              {next}
            </p>
          )}
        </>
      )}
      {knownCount > 0 && (
        <p className="border-t border-line px-4 py-2 text-[0.8125rem] text-muted">
          {counted(knownCount, 'problem')} with all reviews done.
        </p>
      )}
    </Panel>
  );
}
