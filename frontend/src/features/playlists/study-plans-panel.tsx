import { Link } from 'react-router-dom';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { Panel } from '../../ui/panel.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { PlanBar, PlanFigures } from './plan-progress.js';
import { EXPECTED_PLANS, useGetStudyPlansQuery } from './playlists-api.js';

/** The study plans with the learner's progress. Each links to the list filtered by the plan. */
export function StudyPlansPanel() {
  const { data, error, isLoading, refetch } = useGetStudyPlansQuery();
  useFailureLog(error, 'The study plans could not be loaded');
  return (
    <Panel title="Study Plans" bodyClass="">
      {isLoading ? (
        <SkeletonRows rows={EXPECTED_PLANS} label="Loading study plans" rowClass="h-12" />
      ) : data === undefined ? (
        <ErrorState title="Could not load study plans" error={error} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        <EmptyState title="No study plans yet" />
      ) : (
        <ul className="divide-y divide-line">
          {data.map((plan) => (
            <li key={plan.id}>
              <Link
                to={`/problem?plan=${plan.id}`}
                title={plan.description ?? undefined}
                className="flex h-12 items-center gap-4 px-4 outline-offset-[-2px] hover:bg-raised"
              >
                <span className="min-w-0 flex-1 truncate font-medium">{plan.name}</span>
                <PlanBar plan={plan} className="w-24 shrink-0" />
                <PlanFigures plan={plan} className="w-10 text-right text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
