import type { Playlist } from '@evident/contracts/http/playlists';
import { cx } from '../../ui/cx.js';
import { Skeleton } from '../../ui/skeleton.js';
import { PlanFigures } from './plan-progress.js';
import { EXPECTED_PLANS, useGetStudyPlansQuery } from './playlists-api.js';

interface StudyPlansProps {
  /** Id of the selected plan, or `all`. */
  chosen: string;
  onChoose: (id: string) => void;
}

function Plan({ plan, chosen, onChoose }: { plan: Playlist } & StudyPlansProps) {
  const pressed = chosen === plan.id;
  return (
    <li className="shrink-0">
      <button
        type="button"
        aria-pressed={pressed}
        title={plan.description ?? undefined}
        onClick={() => onChoose(pressed ? 'all' : plan.id)}
        className={cx(
          'flex h-8 items-center gap-2 rounded-full border px-3 text-[0.8125rem] transition-colors hover:bg-raised pointer-coarse:h-11',
          pressed ? 'border-accent bg-selection' : 'border-line bg-surface',
        )}
      >
        <span className="font-medium whitespace-nowrap">{plan.name}</span>
        <PlanFigures plan={plan} className={pressed ? 'text-ink' : 'text-muted'} />
      </button>
    </li>
  );
}

/** Curated study plans in one or two lines. Selecting one filters the list. Renders nothing without plans. */
export function StudyPlans({ chosen, onChoose }: StudyPlansProps) {
  const { data, isLoading } = useGetStudyPlansQuery();
  if (!isLoading && !data?.length) return null;
  return (
    <section
      aria-labelledby="study-plans"
      className="mt-4 flex items-baseline gap-3 max-md:flex-col max-md:gap-2"
    >
      <h2 id="study-plans" className="shrink-0 text-sm text-muted">
        Study plans
      </h2>
      <ul className="relative flex w-full min-w-0 gap-2 max-sm:overflow-x-auto max-sm:pb-1 sm:flex-wrap">
        {isLoading
          ? Array.from({ length: EXPECTED_PLANS }, (_, key) => (
              <li key={key}>
                <Skeleton className="h-8 w-36 rounded-full" />
              </li>
            ))
          : data?.map((plan) => <Plan key={plan.id} plan={plan} chosen={chosen} onChoose={onChoose} />)}
      </ul>
    </section>
  );
}
