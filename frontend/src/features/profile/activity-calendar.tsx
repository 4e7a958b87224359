import { ResponsiveTimeRange } from '@nivo/calendar';
import { counted, dayFormat } from '../../lib/format.js';
import { localDate, shiftDay } from './activity.js';

interface ActivityCalendarProps {
  /** `YYYY-MM-DD`, inclusive. */
  from: string;
  to: string;
  perDay: ReadonlyMap<string, number>;
}

const SHADES = [25, 45, 70, 100].map((share) => `color-mix(in oklab, var(--pass) ${share}%, var(--raised))`);
/** Submissions per day that get the darkest shade. */
const FULL_SHADE = 8;

const theme = { text: { fill: 'var(--muted)', fontSize: 11, fontFamily: 'var(--font-sans)' } };

/** Loaded lazily because of the chart library. */
export default function ActivityCalendar({ from, to, perDay }: ActivityCalendarProps) {
  const data = [...perDay]
    .filter(([day]) => day >= from && day <= to)
    .map(([day, value]) => ({ day, value }));
  return (
    <ResponsiveTimeRange
      role="presentation"
      from={localDate(from)}
      // The chart excludes its last day.
      to={localDate(shiftDay(to, 1))}
      data={data}
      minValue={0}
      maxValue={FULL_SHADE}
      colors={SHADES}
      emptyColor="var(--raised)"
      dayBorderWidth={0}
      daySpacing={3}
      dayRadius={2}
      weekdays={['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']}
      weekdayTicks={[1, 3, 5]}
      weekdayLegendOffset={36}
      monthLegendOffset={8}
      margin={{ top: 18, right: 0, bottom: 0, left: 0 }}
      theme={theme}
      tooltip={({ day, value }) => (
        <span className="rounded-control bg-ink px-2 py-1 text-xs whitespace-nowrap text-canvas">
          {counted(Number(value), 'submission')} on {dayFormat.format(localDate(day))}
        </span>
      )}
    />
  );
}
