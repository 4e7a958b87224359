import type { Problem, ProblemSummary } from '@evident/contracts/http/problems';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button.js';
import { ChevronRightIcon } from '../../ui/icons.js';
import { ChevronLeftIcon } from '../../ui/list-icons.js';
import { useNeighbours } from './use-neighbours.js';

interface NeighbourProps {
  problem: ProblemSummary | undefined;
  label: string;
  icon: ReactNode;
}

function Neighbour({ problem, label, icon }: NeighbourProps) {
  if (!problem) return null;
  return (
    <Link
      to={`/problem/${problem.id}`}
      aria-label={`${label}: ${problem.title}`}
      title={`${label}: ${problem.title}`}
      className={buttonClass({ variant: 'ghost', iconOnly: true })}
    >
      {icon}
    </Link>
  );
}

/** Links to the problems before and after this one. Loaded after the page. */
export default function NeighbourLinks({ problem, userId }: { problem: Problem; userId: string }) {
  const { previous, next } = useNeighbours(problem, userId);
  return (
    <nav aria-label="Neighbouring problems" className="flex max-sm:hidden">
      <Neighbour problem={previous} label="Previous problem" icon={<ChevronLeftIcon />} />
      <Neighbour problem={next} label="Next problem" icon={<ChevronRightIcon />} />
    </nav>
  );
}
