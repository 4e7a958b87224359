import { lazy, Suspense } from 'react';
import { DifficultyBadge } from '../../ui/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Panel } from '../../ui/panel.js';
import { LoadingPane } from '../../ui/spinner.js';
import { overallProgress, type DifficultyCount } from './profile-figures.js';
import { ProgressRing } from './progress-ring.js';

const DifficultyDoughnut = lazy(() => import('./difficulty-doughnut.js'));

function Doughnut({ counts, solved }: { counts: readonly DifficultyCount[]; solved: number }) {
  return (
    <div className="relative size-36">
      <div role="img" aria-label="Solved problems by difficulty" className="size-full">
        <Suspense fallback={null}>
          <DifficultyDoughnut counts={counts} />
        </Suspense>
      </div>
      <p className="tabular pointer-events-none absolute inset-0 flex flex-col items-center justify-center">
        <span className="text-xl leading-tight font-semibold">{solved}</span>
        <span className="text-xs text-muted">solved</span>
      </p>
    </div>
  );
}

/** Doughnut and progress ring, with the same figures as text. */
export function CodingStatistics({
  counts,
  isLoading,
}: {
  counts: readonly DifficultyCount[];
  isLoading: boolean;
}) {
  const solved = counts.reduce((sum, count) => sum + count.solved, 0);
  const { fraction, percent } = overallProgress(counts);
  return (
    <Panel title="Coding Statistics" bodyClass="flex min-h-52 flex-col justify-center p-4">
      {isLoading ? (
        <LoadingPane label="Loading statistics" />
      ) : solved === 0 ? (
        <EmptyState
          title="No Solved Problems yet"
          action={<ButtonLink to="/problem">Solve your first</ButtonLink>}
          className="py-4"
        />
      ) : (
        <div className="flex flex-wrap items-center justify-around gap-x-8 gap-y-6">
          <div className="flex flex-wrap items-center justify-center gap-6">
            <Doughnut counts={counts} solved={solved} />
            <ul className="flex flex-col gap-2">
              {counts.map((count) => (
                <li key={count.difficulty} className="tabular flex items-center justify-between gap-6">
                  <DifficultyBadge difficulty={count.difficulty} />
                  <span>
                    <span className="font-medium">{count.solved}</span>
                    <span className="text-muted">/{count.total}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <figure className="flex flex-col items-center gap-2">
            <ProgressRing fraction={fraction} percent={percent} />
            <figcaption className="text-[0.8125rem] text-muted">Overall Progress</figcaption>
          </figure>
        </div>
      )}
    </Panel>
  );
}
