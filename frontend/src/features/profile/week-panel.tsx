import { asApiError } from '../../lib/api.js';
import { counted } from '../../lib/format.js';
import { Panel } from '../../ui/panel.js';
import { Select } from '../../ui/select.js';
import { useSetWeeklyGoalMutation } from './progress-api.js';

const NO_GOAL = 'none';
const GOALS = [1, 2, 3, 4, 5, 7, 10, 15, 20];

/** A goal that another client has set stays in the list. */
const optionsFor = (goal: number | null) => [
  { value: NO_GOAL, label: 'No goal' },
  ...[...new Set([...GOALS, ...(goal === null ? [] : [goal])])]
    .toSorted((a, b) => a - b)
    .map((problems) => ({ value: String(problems), label: counted(problems, 'problem') })),
];

function sentenceOf(solved: number, goal: number | null): string {
  if (goal === null) return `${counted(solved, 'problem')} solved since Monday.`;
  if (solved >= goal) return `${solved} of ${goal} solved since Monday. Goal reached.`;
  return `${solved} of ${goal} solved since Monday, ${goal - solved} to go.`;
}

/** Problems solved this week, beside the goal that the learner has set. */
export function WeekPanel({ solved, goal }: { solved: number; goal: number | null }) {
  const [setGoal, { error, isLoading }] = useSetWeeklyGoalMutation();
  return (
    <Panel title="This week" bodyClass="flex flex-col gap-3 p-4">
      <p>{sentenceOf(solved, goal)}</p>
      {goal !== null && (
        <div
          role="progressbar"
          aria-label="Weekly goal"
          aria-valuemin={0}
          aria-valuemax={goal}
          aria-valuenow={Math.min(solved, goal)}
          className="h-2 overflow-hidden rounded-full bg-raised"
        >
          <div
            className="h-full rounded-full bg-pass"
            style={{ width: `${(Math.min(solved, goal) / goal) * 100}%` }}
          />
        </div>
      )}
      <Select
        label="Weekly goal"
        value={goal === null ? NO_GOAL : String(goal)}
        options={optionsFor(goal)}
        disabled={isLoading}
        onChange={(value) => void setGoal(value === NO_GOAL ? null : Number(value))}
        className="max-w-48"
      />
      {error && (
        <p role="alert" className="text-[0.8125rem] text-fail">
          {asApiError(error)?.message ?? 'The goal could not be saved.'}
        </p>
      )}
    </Panel>
  );
}
