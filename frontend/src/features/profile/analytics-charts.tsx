import { ResponsiveLine } from '@nivo/line';
import { lazyFormat } from '../../lib/lazy-format.js';
import type { RuntimePoint, WeekPoint } from './analytics.js';

const theme = {
  text: { fill: 'var(--muted)', fontSize: 11, fontFamily: 'var(--font-sans)' },
  axis: {
    domain: { line: { stroke: 'var(--control)', strokeWidth: 1 } },
    ticks: { line: { stroke: 'var(--control)', strokeWidth: 1 }, text: { fill: 'var(--muted)' } },
  },
  grid: { line: { stroke: 'var(--line)', strokeWidth: 1, strokeDasharray: '2 3' } },
  crosshair: { line: { stroke: 'var(--control)', strokeWidth: 1 } },
};

const shortDay = lazyFormat(() => new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' }));
const TICKS = 5;

interface TrendProps {
  points: readonly { x: Date; y: number }[];
  color: string;
  /** Formats a value with its unit. */
  format: (value: number) => string;
  /** Maximum of the axis; by default from the data. */
  max?: number;
}

function Trend({ points, color, format, max }: TrendProps) {
  return (
    <ResponsiveLine
      role="presentation"
      data={[{ id: 'trend', data: [...points] }]}
      colors={[color]}
      xScale={{ type: 'time', precision: 'minute', useUTC: false }}
      yScale={{ type: 'linear', min: 0, max: max ?? 'auto', nice: max === undefined }}
      margin={{ top: 10, right: 14, bottom: 28, left: 52 }}
      axisBottom={{
        tickValues: TICKS,
        tickSize: 4,
        tickPadding: 6,
        format: (value: Date) => shortDay.format(value),
      }}
      axisLeft={{ tickValues: TICKS, tickSize: 4, tickPadding: 6, format }}
      gridYValues={TICKS}
      enableGridX={false}
      lineWidth={1.75}
      pointSize={points.length > 60 ? 3 : 6}
      pointBorderWidth={1}
      pointBorderColor="var(--surface)"
      enableSlices="x"
      animate={false}
      theme={theme}
      sliceTooltip={({ slice }) => {
        const point = slice.points[0];
        return (
          <span className="tabular rounded-control bg-ink px-2 py-1 text-xs whitespace-nowrap text-canvas">
            {point && `${shortDay.format(new Date(point.data.x))}: ${format(Number(point.data.y))}`}
          </span>
        );
      }}
    />
  );
}

interface AnalyticsChartsProps {
  runtime: readonly RuntimePoint[];
  weeks: readonly WeekPoint[];
}

const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const percent = (value: number) => `${value.toFixed(0)}%`;

/** Loaded lazily because of the chart library. */
export default function AnalyticsCharts({ runtime, weeks }: AnalyticsChartsProps) {
  return (
    <>
      <figure className="min-w-0">
        <figcaption className="mb-2 text-[0.8125rem] font-medium">Runtime of accepted submissions</figcaption>
        <div className="h-56" role="img" aria-label="Average runtime of each accepted submission over time">
          <Trend
            points={runtime.map(({ at, milliseconds: value }) => ({ x: at, y: value }))}
            color="var(--accent)"
            format={milliseconds}
          />
        </div>
      </figure>
      <figure className="min-w-0">
        <figcaption className="mb-2 text-[0.8125rem] font-medium">Acceptance by week</figcaption>
        <div className="h-56" role="img" aria-label="Share of accepted submissions in each week">
          <Trend
            points={weeks.map(({ week, acceptedPercent }) => ({ x: week, y: acceptedPercent }))}
            color="var(--pass)"
            format={percent}
            max={100}
          />
        </div>
      </figure>
    </>
  );
}
