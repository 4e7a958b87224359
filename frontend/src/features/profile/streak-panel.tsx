import type { Streak } from '@evident/contracts/http/progress';
import { REVIEW_AFTER_DAYS, STREAK_RULES } from '@evident/contracts/learning-rules';
import { counted, dayFormat } from '../../lib/format.js';
import { Panel } from '../../ui/panel.js';
import { localDate } from './activity.js';
import { TIME_ZONE } from './progress-api.js';

const { daysPerFreeze, mostFreezes } = STREAK_RULES;

function todayWords({ current, countsToday }: Streak): string {
  if (countsToday) return 'Today counts already.';
  return current === 0
    ? 'Solve a problem to start a streak.'
    : `Solve a problem today to make it ${counted(current + 1, 'day')}.`;
}

/** Days in a row, and the rules they are counted by. */
export function StreakPanel({ streak }: { streak: Streak }) {
  const { current, longest, freezes, frozenDays } = streak;
  const lastFrozen = frozenDays.at(-1);
  return (
    <Panel title="Streak" bodyClass="flex flex-col gap-3 p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="tabular text-2xl leading-tight font-semibold tracking-tight">
          {counted(current, 'day')}
        </span>
        <span className="text-[0.8125rem] text-muted">Longest: {counted(longest, 'day')}</span>
      </p>
      <p>{todayWords(streak)}</p>
      <p className="text-[0.8125rem] text-muted">
        {freezes === 0 ? 'No freeze left.' : `${counted(freezes, 'freeze')} left.`}
        {lastFrozen !== undefined && ` The last one was used for ${dayFormat.format(localDate(lastFrozen))}.`}
      </p>
      <details className="text-[0.8125rem]">
        <summary className="w-fit cursor-pointer text-muted hover:text-ink">How this is counted</summary>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          <li>
            A day counts when one of your submissions of that day is accepted. Days end at midnight in{' '}
            {TIME_ZONE}.
          </li>
          <li>A freeze stands for a missed day: the streak goes on, and the day is not counted.</li>
          <li>
            A streak starts with one freeze. Each {daysPerFreeze} days earn another; you can hold{' '}
            {mostFreezes}.
          </li>
          <li>
            A solved problem comes up for review after {REVIEW_AFTER_DAYS[0]} days, and after longer times
            each time you solve it again.
          </li>
        </ul>
      </details>
    </Panel>
  );
}
