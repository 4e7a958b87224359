import type { Problem, ProblemSummary } from '@evident/contracts/http/problems';
import { Link } from 'react-router-dom';
import { DifficultyBadge } from '../../ui/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { useNeighbours } from './use-neighbours.js';

interface WaysOnProps {
  problem: Problem;
  userId: string;
  /** Shows the pane of the statement and its tabs. */
  onStatement: () => void;
}

function Similar({ problem }: { problem: ProblemSummary }) {
  return (
    <li className="flex items-center gap-2">
      <Link to={`/problem/${problem.id}`} className="text-accent underline underline-offset-2">
        {problem.title}
      </Link>
      <DifficultyBadge difficulty={problem.difficulty} />
    </li>
  );
}

/** Where to go after Accepted: the next problem, similar ones, the editorial and the solutions of others. */
export function WaysOn({ problem, userId, onStatement }: WaysOnProps) {
  const { next, similar } = useNeighbours(problem, userId);
  const hasEditorial = problem.editorial !== null;
  return (
    <section aria-label="What next" className="mx-4 mb-4 flex flex-col gap-3 border-t border-line pt-3">
      <div className="flex flex-wrap gap-2">
        {next && (
          <ButtonLink variant="primary" to={`/problem/${next.id}`}>
            Next: {next.title}
          </ButtonLink>
        )}
        <ButtonLink to={{ hash: 'submissions' }} replace onClick={onStatement}>
          Break your solution
        </ButtonLink>
        {hasEditorial && (
          <ButtonLink to={{ hash: 'hints' }} replace onClick={onStatement}>
            Read the editorial
          </ButtonLink>
        )}
        <ButtonLink to={{ search: '?kind=code', hash: 'discussion' }} onClick={onStatement}>
          How others solved it
        </ButtonLink>
        <ButtonLink to={{ hash: 'submissions' }} replace onClick={onStatement}>
          Share your solution
        </ButtonLink>
      </div>
      {similar.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.8125rem]">
          <h4 className="font-medium text-muted">Similar problems</h4>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {similar.map((other) => (
              <Similar key={other.id} problem={other} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
