import type { GrowthSeries } from '@evident/contracts/http/analysis';

export interface GrowthPoint {
  n: number;
  value: number;
  low: number;
  high: number;
}

/** One chart: measurements, fitted curve, and the curve of the reference solution. */
export interface GrowthView {
  key: string;
  title: string;
  unit: string;
  points: GrowthPoint[];
  curve: { n: number; value: number }[];
  reference: { n: number; value: number }[];
  fitted: string | null;
  runnerUp: string | null;
  referenceFitted: string | null;
}

const UNITS: Readonly<Record<GrowthSeries['metric'], string>> = {
  steps: 'steps',
  cpu_ms: 'ms of CPU time',
  memory_kb: 'KB of memory',
};

/** A logarithmic axis cannot show zero. */
const positive = <P extends { n: number; value: number }>(points: readonly P[]) =>
  points.filter((point) => point.n > 0 && point.value > 0);

function referenceOf(series: GrowthSeries, references: readonly GrowthSeries[]): GrowthSeries | undefined {
  const alike = references.filter(
    (other) => other.variable === series.variable && other.metric === series.metric,
  );
  return alike.find((other) => other.family === series.family) ?? alike[0];
}

/** @returns a view of every series with at least two points, in the order of the analysis. */
export function growthViews(
  growth: readonly GrowthSeries[],
  references: readonly GrowthSeries[],
): GrowthView[] {
  return growth.flatMap((series, at) => {
    const points = positive(series.points).map((point) => ({
      ...point,
      low: point.low > 0 ? point.low : point.value,
      high: Math.max(point.high, point.value),
    }));
    if (points.length < 2) return [];
    const reference = referenceOf(series, references);
    return [
      {
        key: `${at}:${series.variable}:${series.family}:${series.metric}`,
        title: `${series.variable} · ${series.family}`,
        unit: UNITS[series.metric],
        points,
        curve: positive(series.curve),
        reference: positive(reference?.curve.length ? reference.curve : (reference?.points ?? [])),
        fitted: series.fitted,
        runnerUp: series.runnerUp,
        referenceFitted: reference?.fitted ?? null,
      },
    ];
  });
}

/** @returns the result of the fit as one sentence. */
export function fitSentence(view: GrowthView): string {
  if (view.fitted === null) return 'Inconclusive: no complexity class clearly fits the measurements.';
  const runnerUp = view.runnerUp === null ? '' : `; next best ${view.runnerUp}`;
  const reference = view.referenceFitted === null ? '' : `. Reference solution: ${view.referenceFitted}`;
  return `Best fit ${view.fitted}${runnerUp}${reference}.`;
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
/** `12.5K` */
export const compactNumber = (value: number) => compact.format(value);
