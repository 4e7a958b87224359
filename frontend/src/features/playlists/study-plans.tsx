import type { Playlist } from '@evident/contracts/http/playlists';
import { cx } from '../../ui/cx.js';
import { Skeleton } from '../../ui/skeleton.js';
import { PlanBar, PlanFigures } from './plan-progress.js';
import { EXPECTED_PLANS, useGetStudyPlansQuery } from './playlists-api.js';

interface StudyPlansProps {
  /** Id of the selected plan, or `all`. */
  chosen: string;
  onChoose: (id: string) => void;
}

function Plan({ plan, chosen, onChoose }: { plan: Playlist } & StudyPlansProps) {
  const pressed = chosen === plan.id;
  return (
    <li className="w-60 shrink-0 sm:w-auto sm:shrink">
      <button
        type="button"
        aria-pressed={pressed}
        title={plan.description ?? undefined}
        onClick={() => onChoose(pressed ? 'all' : plan.id)}
        className={cx(
          'flex h-full w-full flex-col gap-2 rounded-panel border px-4 py-3 text-left transition-colors hover:bg-raised',
          pressed ? 'border-accent bg-selection' : 'border-line bg-surface',
        )}
      >
        <span className="flex w-full items-baseline justify-between gap-3">
          <span className="truncate font-medium">{plan.name}</span>
          <PlanFigures plan={plan} className={pressed ? 'text-ink' : 'text-muted'} />
        </span>
        <PlanBar plan={plan} className="w-full" />
      </button>
    </li>
  );
}

/** Curated study plans. Selecting one filters the list. Renders nothing without plans. */
export function StudyPlans({ chosen, onChoose }: StudyPlansProps) {
  const { data, isLoading } = useGetStudyPlansQuery();
  if (!isLoading && !data?.length) return null;
  return (
    <section aria-labelledby="study-plans" className="mt-6">
      <h2 id="study-plans" className="mb-2 text-sm text-muted">
        Study plans
      </h2>
      <ul className="relative -mx-4 flex gap-3 overflow-x-auto px-4 pb-1 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 lg:grid-cols-3">
        {isLoading
          ? Array.from({ length: EXPECTED_PLANS }, (_, key) => key).map((key) => (
              <li
                key={key}
                className="h-[4.125rem] w-60 shrink-0 rounded-panel border border-line bg-surface p-4 sm:w-auto"
              >
                <Skeleton className="h-3 w-2/3" />
              </li>
            ))
          : data?.map((plan) => <Plan key={plan.id} plan={plan} chosen={chosen} onChoose={onChoose} />)}
      </ul>
    </section>
  );
}
