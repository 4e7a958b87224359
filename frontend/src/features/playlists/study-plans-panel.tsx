import { Link } from 'react-router-dom';
import { useFailureLog } from '../../lib/use-failure-log.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LoadedList } from '../../ui/loaded.js';
import { Panel } from '../../ui/panel.js';
import { PlanBar, PlanFigures } from './plan-progress.js';
import { EXPECTED_PLANS, useGetStudyPlansQuery } from './playlists-api.js';

/** The study plans with the learner's progress. Each links to the list filtered by the plan. */
export function StudyPlansPanel() {
  const { data, error, refetch } = useGetStudyPlansQuery();
  useFailureLog(error, 'The study plans could not be loaded');
  return (
    <Panel title="Study Plans" bodyClass="overflow-hidden">
      <LoadedList
        what="study plans"
        data={data}
        error={error}
        onRetry={refetch}
        rows={EXPECTED_PLANS}
        rowClass="h-12"
        empty={<EmptyState title="No study plans yet" />}
      >
        {(plans) => (
          <ul className="-mb-px grid lg:grid-cols-2">
            {plans.map((plan) => (
              <li key={plan.id} className="border-b border-line lg:odd:border-r">
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
      </LoadedList>
    </Panel>
  );
}
