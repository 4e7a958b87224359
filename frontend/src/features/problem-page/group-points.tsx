import type { Problem } from '@evident/contracts/http/problems';
import { counted } from '../../lib/format.js';

/** Where the tests of a problem give points: what each group of them is worth. */
export default function GroupPoints({ groups }: { groups: NonNullable<Problem['groups']> }) {
  const total = groups.reduce((sum, { points }) => sum + points, 0);
  return (
    <section aria-labelledby="points-heading" className="flex max-w-[68ch] flex-col gap-2">
      <h2 id="points-heading" className="text-base">
        Points
      </h2>
      <p className="text-[0.8125rem] text-muted">
        {`The tests form groups. A group gives its points if your program passes all of its tests; ${counted(total, 'point')} in all.`}
      </p>
      <ul className="rounded-control border border-line text-[0.8125rem]">
        {groups.map(({ name, points, needs = [] }) => (
          <li
            key={name}
            className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line px-3 py-1.5 first:border-t-0"
          >
            <span className="flex min-w-0 flex-wrap gap-x-3">
              <span className="min-w-0 font-medium break-words">{name}</span>
              {needs.length > 0 && <span className="text-muted">needs {needs.join(', ')}</span>}
            </span>
            <span className="tabular whitespace-nowrap">
              {points === 0 ? 'no points' : counted(points, 'point')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
