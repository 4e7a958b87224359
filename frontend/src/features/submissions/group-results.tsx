import type { Submission } from '@evident/contracts/http/submissions';
import { counted } from '../../lib/format.js';
import { cx } from '../../ui/cx.js';
import { CheckIcon, CrossIcon, MinusIcon } from '../../ui/icons.js';

export type Score = NonNullable<Submission['score']>;
type GroupResult = Score['groups'][number];

/** @returns e.g. `40 of 100 points`. */
export const scoreText = ({ points, total }: Pick<Score, 'points' | 'total'>): string =>
  `${points} of ${counted(total, 'point')}`;

const SIGNS = {
  passed: { Icon: CheckIcon, color: 'text-pass', words: () => 'Passed' },
  failed: {
    Icon: CrossIcon,
    color: 'text-fail',
    words: ({ failedTest }: GroupResult) => (failedTest === null ? 'Failed' : `Failed at test ${failedTest}`),
  },
  not_run: { Icon: MinusIcon, color: 'text-muted', words: () => 'Not run' },
} as const;

function Group({ group }: { group: GroupResult }) {
  const { Icon, color, words } = SIGNS[group.outcome];
  const earned = group.outcome === 'passed' ? group.points : 0;
  return (
    <li className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line px-3 py-1.5 text-[0.8125rem] first:border-t-0 sm:grid-cols-[minmax(0,1fr)_11rem_7.5rem]">
      <span className="min-w-0 font-medium break-words">{group.name}</span>
      <span
        className={cx(
          'inline-flex items-center gap-1.5 max-sm:order-last',
          color,
          group.outcome !== 'not_run' && 'font-medium',
        )}
      >
        <Icon />
        {words(group)}
      </span>
      <span className="tabular text-right whitespace-nowrap text-muted">
        {group.points === 0 ? 'no points' : `${earned} of ${counted(group.points, 'point')}`}
      </span>
    </li>
  );
}

/** What each group of tests gave. */
export function GroupResults({ score }: { score: Score }) {
  return (
    <section aria-label="Points of each group" className="flex flex-col gap-1.5">
      <h4 className="text-sm">Points of each group</h4>
      <ul className="rounded-control border border-line">
        {score.groups.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </ul>
    </section>
  );
}
