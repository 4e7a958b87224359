import type { Submission } from '@evident/contracts/http/submissions';
import { lazy, Suspense, useMemo, useState } from 'react';
import { counted } from '../../lib/format.js';
import { useMedia } from '../../lib/use-media.js';
import { Panel } from '../../ui/panel.js';
import { activityOf, shiftDay } from './activity.js';

const ActivityCalendar = lazy(() => import('./activity-calendar.js'));

/** Submissions per day in the user's time zone. */
export function CalendarPanel({ submissions }: { submissions: readonly Submission[] | undefined }) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [now] = useState(() => new Date());
  // The panel has half the page on the widest screens and all of it on others.
  const half = useMedia('(min-width: 80rem)');
  const wide = useMedia('(min-width: 60rem)');
  const middle = useMedia('(min-width: 40rem)');
  const activity = useMemo(() => activityOf(submissions ?? [], zone, now), [submissions, zone, now]);
  const weeks = half ? 25 : wide ? 52 : middle ? 36 : 16;
  const from = shiftDay(activity.today, -7 * weeks);
  const figures = [
    { label: 'Active days', value: counted(activity.activeDays, 'day') },
    { label: 'Current streak', value: counted(activity.currentStreak, 'day') },
    { label: 'Longest streak', value: counted(activity.longestStreak, 'day') },
  ];
  return (
    <Panel title="Submission Calendar" detail={`The last ${weeks} weeks, ${zone}`} bodyClass="p-4">
      <div className="h-36" role="img" aria-label={`Submissions per day over the last ${weeks} weeks`}>
        <Suspense fallback={null}>
          <ActivityCalendar from={from} to={activity.today} perDay={activity.perDay} />
        </Suspense>
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(({ label, value }) => (
          <div key={label} className="tabular flex items-baseline gap-2">
            <dt className="text-[0.8125rem] text-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
