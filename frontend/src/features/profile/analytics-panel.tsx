import type { ProblemSummary } from '@evident/contracts/http/problems';
import type { Submission } from '@evident/contracts/http/submissions';
import { lazy, Suspense, useMemo } from 'react';
import { EmptyState } from '../../ui/empty-state.js';
import { Panel } from '../../ui/panel.js';
import { acceptanceByWeek, runtimeGrowth, topics, type TopicRow } from './analytics.js';

const AnalyticsCharts = lazy(() => import('./analytics-charts.js'));

const SHOWN_TOPICS = 8;
const LEAST_POINTS = 2;

function Topics({ rows }: { rows: readonly TopicRow[] }) {
  return (
    <div>
      <h3 className="mb-2 text-[0.8125rem] font-medium">Topics</h3>
      <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
        {rows.map(({ topic, solved, attempted }) => (
          <li key={topic} className="tabular grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1">
            <span className="truncate">{topic}</span>
            <span className="text-[0.8125rem] text-muted">
              {solved}/{attempted} solved
            </span>
            <span aria-hidden="true" className="col-span-2 h-1 overflow-hidden rounded-full bg-raised">
              <span
                className="block h-full rounded-full bg-pass"
                style={{ width: `${(solved / attempted) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AnalyticsPanelProps {
  submissions: readonly Submission[];
  problems: readonly ProblemSummary[];
}

/** Charts for users whose plan includes analytics. */
export function AnalyticsPanel({ submissions, problems }: AnalyticsPanelProps) {
  const runtime = useMemo(() => runtimeGrowth(submissions), [submissions]);
  const weeks = useMemo(() => acceptanceByWeek(submissions), [submissions]);
  const rows = useMemo(() => topics(submissions, problems), [submissions, problems]);
  return (
    <Panel title="Advanced Analytics" bodyClass="min-h-72 p-4">
      {runtime.length < LEAST_POINTS ? (
        <EmptyState title="Not enough accepted submissions yet" detail="The charts need at least two." />
      ) : (
        <div className="flex flex-col gap-6">
          <div className="grid gap-6 lg:grid-cols-2">
            <Suspense fallback={<div className="h-64 lg:col-span-2" />}>
              <AnalyticsCharts runtime={runtime} weeks={weeks} />
            </Suspense>
          </div>
          <Topics rows={rows.slice(0, SHOWN_TOPICS)} />
        </div>
      )}
    </Panel>
  );
}
