import type { DayOfWork, Progress } from '@evident/contracts/http/progress';
import { lazy, Suspense, useId } from 'react';
import { counted, dayFormat } from '../../lib/format.js';
import { useMedia } from '../../lib/use-media.js';
import { ErrorState } from '../../ui/error-state.js';
import { Panel } from '../../ui/panel.js';
import { Skeleton } from '../../ui/skeleton.js';
import { Table, Td, Th, Tr } from '../../ui/table.js';
import { localDate, shiftDay, summaryOf } from './activity.js';
import { TIME_ZONE, useReadProgressQuery } from './progress-api.js';

const ActivityCalendar = lazy(() => import('./activity-calendar.js'));

/** The calendar as text: one row for each day with a submission, the latest first. */
function DaysTable({ days }: { days: readonly DayOfWork[] }) {
  return (
    <details className="mt-3 text-[0.8125rem]">
      <summary className="w-fit cursor-pointer text-muted hover:text-ink">Show the days as a table</summary>
      <div className="mt-2 max-h-64 overflow-y-auto">
        <Table caption="Submissions by day">
          <thead>
            <tr>
              <Th>Day</Th>
              <Th className="text-right">Submissions</Th>
              <Th className="text-right">Accepted</Th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, submissions, accepted }) => (
              <Tr key={day}>
                <Td>{dayFormat.format(localDate(day))}</Td>
                <Td className="tabular text-right">{submissions}</Td>
                <Td className="tabular text-right">{accepted}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      </div>
    </details>
  );
}

function Calendar({ progress, weeks }: { progress: Progress; weeks: number }) {
  const summaryId = useId();
  const { today, streak } = progress;
  const from = shiftDay(today, -7 * weeks);
  const days = progress.days.filter(({ day }) => day >= from);
  const { submissions, activeDays, busiest } = summaryOf(days);
  const figures = [
    { label: 'Active days', value: counted(activeDays, 'day') },
    { label: 'Current streak', value: counted(streak.current, 'day') },
    { label: 'Longest streak', value: counted(streak.longest, 'day') },
  ];
  return (
    <>
      <div
        className="h-36"
        role="img"
        aria-label={`Submissions per day over the last ${weeks} weeks`}
        aria-describedby={summaryId}
      >
        <Suspense fallback={null}>
          <ActivityCalendar
            from={from}
            to={today}
            perDay={new Map(days.map((day) => [day.day, day.submissions]))}
          />
        </Suspense>
      </div>
      <p id={summaryId} className="mt-2 text-[0.8125rem] text-muted">
        {busiest === null
          ? 'No submissions in this time.'
          : `${counted(submissions, 'submission')}, most on ${dayFormat.format(localDate(busiest.day))} (${busiest.submissions}).`}
      </p>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(({ label, value }) => (
          <div key={label} className="tabular flex items-baseline gap-2">
            <dt className="text-[0.8125rem] text-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {days.length > 0 && <DaysTable days={days} />}
    </>
  );
}

/** Submissions per day in the user's time zone. */
export function CalendarPanel() {
  const { data, error, refetch } = useReadProgressQuery();
  // The panel has half the page on the widest screens and all of it on others.
  const half = useMedia('(min-width: 80rem)');
  const wide = useMedia('(min-width: 60rem)');
  const middle = useMedia('(min-width: 40rem)');
  const weeks = half ? 25 : wide ? 52 : middle ? 36 : 16;
  return (
    <Panel title="Submission Calendar" detail={`The last ${weeks} weeks, ${TIME_ZONE}`} bodyClass="p-4">
      {data ? (
        <Calendar progress={data.progress} weeks={weeks} />
      ) : error ? (
        <ErrorState title="Could not load your days" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-52" />
      )}
    </Panel>
  );
}
