import type { Playlist } from '@evident/contracts/http/playlists';
import { cx } from '../../ui/cx.js';

/** @returns the number of solved problems, including deleted ones. */
const solvedOf = ({ problems }: Playlist): number => problems.filter(({ problem }) => problem.solved).length;

/** `2/10`, read out as "2/10 solved". */
export function PlanFigures({ plan, className }: { plan: Playlist; className?: string }) {
  return (
    <span className={cx('tabular shrink-0 text-xs', className)}>
      {solvedOf(plan)}/{plan.problems.length}
      <span className="sr-only"> solved</span>
    </span>
  );
}

/** The progress as a bar; {@link PlanFigures} shows the numbers. */
export function PlanBar({ plan, className }: { plan: Playlist; className: string }) {
  const total = plan.problems.length;
  return (
    <span aria-hidden="true" className={cx('h-1 overflow-hidden rounded-full bg-line', className)}>
      <span
        className="block h-full rounded-full bg-pass"
        style={{ width: `${total === 0 ? 0 : (solvedOf(plan) / total) * 100}%` }}
      />
    </span>
  );
}
