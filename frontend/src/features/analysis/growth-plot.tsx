import { ResponsiveLine, type LineCustomSvgLayerProps } from '@nivo/line';
import { compactNumber, type EarlierView, type GrowthPoint, type GrowthView } from './growth-view.js';

interface Datum {
  x: number;
  y: number;
}
interface Series {
  id: 'measured' | 'fitted' | 'reference' | `earlier ${number}`;
  data: readonly Datum[];
}
type LayerProps = LineCustomSvgLayerProps<Series>;

const THEME = {
  text: { fill: 'var(--muted)', fontSize: 11, fontFamily: 'var(--font-sans)' },
  axis: {
    domain: { line: { stroke: 'var(--control)', strokeWidth: 1 } },
    ticks: { line: { stroke: 'var(--control)', strokeWidth: 1 }, text: { fill: 'var(--muted)' } },
    legend: { text: { fill: 'var(--muted)', fontSize: 11 } },
  },
  grid: { line: { stroke: 'var(--line)', strokeWidth: 1 } },
};

/** The fitted curve and the reference curve. */
function Curves({ series, lineGenerator }: LayerProps) {
  return (
    <g fill="none" strokeWidth={1.5}>
      {series
        .filter(({ id }) => id === 'fitted' || id === 'reference')
        .map(({ id, data }) => (
          <path
            key={id}
            d={lineGenerator(data.map(({ position }) => position)) ?? undefined}
            stroke={id === 'fitted' ? 'var(--accent)' : 'var(--muted)'}
            strokeDasharray={id === 'fitted' ? undefined : '5 4'}
          />
        ))}
    </g>
  );
}

/** Earlier programs as thin lines, each with its mark in a disc at its last point. */
function earlierPrograms(earlier: readonly EarlierView[]) {
  return function EarlierPrograms({ series, lineGenerator, xScale, yScale }: LayerProps) {
    return (
      <g>
        {earlier.map(({ mark, points }) => {
          const data = series.find(({ id }) => id === `earlier ${mark}`)?.data ?? [];
          const last = points.at(-1);
          return (
            <g key={mark} data-testid="earlier-program">
              <path
                d={lineGenerator(data.map(({ position }) => position)) ?? undefined}
                fill="none"
                stroke="var(--warn)"
                strokeWidth={1.25}
                strokeDasharray="1.5 3"
                strokeLinecap="round"
              />
              {last && (
                <g transform={`translate(${xScale(last.n)} ${yScale(last.value)})`}>
                  <circle r={7} fill="var(--surface)" stroke="var(--warn)" />
                  <text textAnchor="middle" dy="0.35em" fontSize={10} fill="var(--ink)">
                    {mark}
                  </text>
                </g>
              )}
            </g>
          );
        })}
      </g>
    );
  };
}

/** The measurements as points with their intervals. */
function measurements(points: readonly GrowthPoint[]) {
  return function Measurements({ xScale, yScale }: LayerProps) {
    return (
      <g stroke="var(--ink)" strokeWidth={1.25}>
        {points.map(({ n, value, low, high }) => (
          <g key={n}>
            <line x1={xScale(n)} x2={xScale(n)} y1={yScale(low)} y2={yScale(high)} />
            <circle cx={xScale(n)} cy={yScale(value)} r={3.25} fill="var(--surface)" />
            <title>{`n = ${n}: ${compactNumber(value)}`}</title>
          </g>
        ))}
      </g>
    );
  };
}

/** @returns the powers of ten in the range, or its two ends when it has fewer than two. */
function ticks(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const from = Math.ceil(Math.log10(low));
  const powers = Array.from(
    { length: Math.max(0, Math.floor(Math.log10(high)) - from + 1) },
    (_, k) => 10 ** (from + k),
  );
  return powers.length >= 2 ? powers : [low, high];
}

/** Growth on two logarithmic axes. */
export default function GrowthPlot({ view }: { view: GrowthView }) {
  const toData = (points: readonly { n: number; value: number }[]) =>
    points.map(({ n, value }) => ({ x: n, y: value }));
  const series: Series[] = [
    { id: 'measured', data: toData(view.points) },
    ...(view.curve.length > 1 ? [{ id: 'fitted' as const, data: toData(view.curve) }] : []),
    ...(view.reference.length > 1 ? [{ id: 'reference' as const, data: toData(view.reference) }] : []),
    ...view.earlier.map(({ mark, points }) => ({ id: `earlier ${mark}` as const, data: toData(points) })),
  ];
  const all = [
    ...view.points,
    ...view.curve,
    ...view.reference,
    ...view.earlier.flatMap(({ points }) => points),
  ];
  const sizes = all.map(({ n }) => n);
  const values = [...all.map(({ value }) => value), ...view.points.flatMap(({ low, high }) => [low, high])];
  return (
    <ResponsiveLine<Series>
      data={series}
      margin={{ top: 12, right: 16, bottom: 44, left: 56 }}
      xScale={{ type: 'log', base: 10, min: Math.min(...sizes), max: Math.max(...sizes) }}
      yScale={{ type: 'log', base: 10, min: Math.min(...values), max: Math.max(...values) }}
      layers={['grid', 'axes', earlierPrograms(view.earlier), Curves, measurements(view.points)]}
      theme={THEME}
      axisBottom={{
        tickValues: ticks(sizes),
        tickSize: 4,
        format: compactNumber,
        legend: `size ${view.title.split(' ')[0] ?? 'n'}`,
        legendOffset: 34,
        legendPosition: 'middle',
      }}
      axisLeft={{
        tickValues: ticks(values),
        tickSize: 4,
        format: compactNumber,
        legend: view.unit,
        legendOffset: -46,
        legendPosition: 'middle',
      }}
      gridXValues={ticks(sizes)}
      gridYValues={ticks(values)}
      isInteractive={false}
      animate={false}
      role="img"
      ariaLabel={`Growth of ${view.unit} with the input size${view.earlier.length > 0 ? ', beside earlier programs' : ''}`}
    />
  );
}
