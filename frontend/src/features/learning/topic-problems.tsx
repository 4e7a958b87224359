import type { TopicProblem } from '@evident/contracts/http/topics';
import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx.js';
import { Badge, DifficultyBadge } from '../../ui/badge.js';
import { CheckIcon } from '../../ui/icons.js';

/** @returns how many problems are solved. */
export const solvedOf = (problems: readonly TopicProblem[]): number =>
  problems.filter(({ solvedAt }) => solvedAt !== null).length;

/** `2/7`, and the same as a bar. */
export function TopicProgress({ problems }: { problems: readonly TopicProblem[] }) {
  const solved = solvedOf(problems);
  const share = problems.length === 0 ? 0 : (solved / problems.length) * 100;
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="h-1 w-20 max-sm:hidden overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-pass" style={{ width: `${share}%` }} />
      </span>
      <span className="tabular min-w-8 text-right text-xs text-muted">
        {solved}/{problems.length}
        <span className="sr-only"> solved</span>
      </span>
    </span>
  );
}

/** The problems of a topic, from easy to hard. */
export function TopicProblems({ problems }: { problems: readonly TopicProblem[] }) {
  return (
    <ul className="divide-y divide-line">
      {problems.map(({ id, title, difficulty, attempted, solvedAt }) => (
        <li key={id}>
          <Link
            to={`/problem/${id}`}
            className="flex min-h-11 items-center gap-3 px-4 outline-offset-[-2px] hover:bg-raised"
          >
            <span className={cx('w-4 shrink-0', solvedAt === null ? 'text-muted' : 'text-pass')}>
              {solvedAt !== null && <CheckIcon />}
            </span>
            <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
            {solvedAt !== null ? (
              <span className="sr-only">solved</span>
            ) : (
              attempted && <Badge tone="warn">begun</Badge>
            )}
            <DifficultyBadge difficulty={difficulty} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
