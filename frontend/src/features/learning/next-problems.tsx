import type { NextProblem } from '@evident/contracts/http/topics';
import { Link } from 'react-router-dom';
import { DifficultyBadge } from '../../ui/badge.js';

const REASONS: Record<NextProblem['reason'], string> = {
  begun: 'You began it and have not solved it yet.',
  continue: 'The next problem of the topic that you worked on last.',
  start: 'The next problem of the path.',
};

/** What to solve next, the best first. */
export function NextProblems({ next }: { next: readonly NextProblem[] }) {
  return (
    <ul className="divide-y divide-line">
      {next.map(({ topic, topicTitle, problem, reason }) => (
        <li key={problem.id} className="flex flex-col gap-1 px-4 py-3">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={`/problem/${problem.id}`} className="font-medium text-accent hover:underline">
              {problem.title}
            </Link>
            <DifficultyBadge difficulty={problem.difficulty} />
          </span>
          <span className="text-[0.8125rem] text-muted">
            {REASONS[reason]} Read about it:{' '}
            <Link to={`/learn/${topic}`} className="underline underline-offset-2 hover:text-ink">
              {topicTitle}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
