import type { Problem } from '@evident/contracts/http/problems';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useGetProblemsQuery } from '../../lib/problems-api.js';
import { DifficultyBadge } from '../../ui/badge.js';
import { CheckIcon } from '../../ui/icons.js';
import { similarProblems } from './similar-problems.js';

const SHOWN = 3;

/** The problems most like this one, those that the reader has solved with a mark. */
export default function SimilarList({ problem }: { problem: Problem }) {
  const { data: all } = useGetProblemsQuery();
  const similar = useMemo(() => (all ? similarProblems(problem, all).slice(0, SHOWN) : []), [all, problem]);
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar-heading" className="px-4 pb-5 text-[0.8125rem] lg:px-5">
      <h2 id="similar-heading" className="mb-1 text-[0.8125rem] font-medium text-muted">
        Similar problems
      </h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {similar.map(({ id, title, difficulty, solvedBy }) => (
          <li key={id} className="flex items-center gap-2">
            {solvedBy.length > 0 && (
              <span className="text-pass" title="Solved">
                <CheckIcon />
                <span className="sr-only">Solved</span>
              </span>
            )}
            <Link to={`/problem/${id}`} className="text-accent underline underline-offset-2">
              {title}
            </Link>
            <DifficultyBadge difficulty={difficulty} />
          </li>
        ))}
      </ul>
    </section>
  );
}
