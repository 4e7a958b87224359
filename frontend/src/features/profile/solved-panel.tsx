import type { SolvedProblem } from '@evident/contracts/http/problems';
import { Link } from 'react-router-dom';
import { DifficultyBadge } from '../../ui/badge.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';
import { Td, Th, Tr } from '../../ui/table.js';
import { Time } from '../../ui/time.js';
import type { DifficultyCount } from './profile-figures.js';

const RECENT = 5;

interface SolvedPanelProps {
  solved: readonly SolvedProblem[] | undefined;
  counts: readonly DifficultyCount[];
  error: unknown;
  onRetry: () => void;
}

function Recent({ solved }: { solved: readonly SolvedProblem[] }) {
  return (
    <ul className="divide-y divide-line">
      {solved.slice(0, RECENT).map((problem) => (
        <li key={problem.id} className="flex min-h-12 items-center justify-between gap-4 px-4 py-2">
          <span className="min-w-0">
            <Link to={`/problem/${problem.id}`} className="block truncate font-medium hover:text-accent">
              {problem.title}
            </Link>
            <Time iso={problem.createdAt} dateOnly className="text-xs text-muted" />
          </span>
          <DifficultyBadge difficulty={problem.difficulty} />
        </li>
      ))}
    </ul>
  );
}

function Breakdown({ counts }: { counts: readonly DifficultyCount[] }) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Difficulty Breakdown</caption>
      <thead>
        <tr>
          <Th className="pl-4">Difficulty</Th>
          <Th className="text-right">Solved</Th>
          <Th className="text-right">All</Th>
          <Th className="pr-4 text-right">Share</Th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ difficulty, solved, total }) => (
          <Tr key={difficulty}>
            <Td className="pl-4">
              <DifficultyBadge difficulty={difficulty} />
            </Td>
            <Td className="text-right">{solved}</Td>
            <Td className="text-right">{total}</Td>
            <Td className="pr-4 text-right text-muted">
              {total === 0 ? '—' : `${((solved / total) * 100).toFixed(1)}%`}
            </Td>
          </Tr>
        ))}
      </tbody>
    </table>
  );
}

export function SolvedPanel({ solved, counts, error, onRetry }: SolvedPanelProps) {
  return (
    <Panel title="Problems Solved" bodyClass="min-h-60">
      <Loaded what="solved problems" data={solved} error={error} onRetry={onRetry} rows={5} rowClass="h-12">
        {(problems) => (
          <>
            <h3 className="px-4 pt-3 pb-1 text-[0.8125rem] font-medium text-muted">Recent Solutions</h3>
            {problems.length === 0 ? (
              <EmptyState title="No Solved Problems yet" className="py-6" />
            ) : (
              <Recent solved={problems} />
            )}
            <h3 className="border-t border-line px-4 pt-3 text-[0.8125rem] font-medium text-muted">
              Difficulty Breakdown
            </h3>
            <Breakdown counts={counts} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}
