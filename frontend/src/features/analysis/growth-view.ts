import type { EarlierProgram, GrowthSeries } from '@evident/contracts/http/analysis';
import { dateTime, formatNumber } from '../../lib/format.js';
import { lazyFormat } from '../../lib/lazy-format.js';

export interface GrowthPoint {
  n: number;
  value: number;
  low: number;
  high: number;
}

interface Size {
  n: number;
  value: number;
}

/** The same measurement of a program that the learner had analysed earlier. */
export interface EarlierView {
  analysisId: string;
  /** Its mark in chart, legend and table: 1 is the newest. */
  mark: number;
  /** When it was analysed. */
  at: string;
  timeComplexity: string | null;
  points: Size[];
}

/** One chart: measurements, fitted curve, the curve of the reference solution, and earlier programs. */
export interface GrowthView {
  key: string;
  title: string;
  unit: string;
  points: GrowthPoint[];
  curve: Size[];
  reference: Size[];
  earlier: EarlierView[];
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

type Measurement = Pick<GrowthSeries, 'variable' | 'family' | 'metric'>;

/** The series of the same measurement; of another family of inputs if there is none of the same. */
function alike<S extends Measurement>(series: Measurement, others: readonly S[]): S | undefined {
  const same = others.filter((other) => other.variable === series.variable && other.metric === series.metric);
  return same.find((other) => other.family === series.family) ?? same[0];
}

function earlierOf(series: GrowthSeries, programs: readonly EarlierProgram[]): EarlierView[] {
  const views = programs.flatMap(({ analysisId, createdAt, timeComplexity, growth }) => {
    const points = positive(alike(series, growth)?.points ?? []);
    const at = dateTime.format(new Date(createdAt));
    return points.length < 2 ? [] : [{ analysisId, at, timeComplexity, points }];
  });
  return views.map((view, at) => ({ ...view, mark: at + 1 }));
}

/** @returns a view of every series with at least two points, in the order of the analysis. */
export function growthViews(
  growth: readonly GrowthSeries[],
  references: readonly GrowthSeries[],
  programs: readonly EarlierProgram[] = [],
): GrowthView[] {
  return growth.flatMap((series, at) => {
    const points = positive(series.points).map((point) => ({
      ...point,
      low: point.low > 0 ? point.low : point.value,
      high: Math.max(point.high, point.value),
    }));
    if (points.length < 2) return [];
    const reference = alike(series, references);
    return [
      {
        key: `${at}:${series.variable}:${series.family}:${series.metric}`,
        title: `${series.variable} · ${series.family}`,
        unit: UNITS[series.metric],
        points,
        curve: positive(series.curve),
        reference: positive(reference?.curve.length ? reference.curve : (reference?.points ?? [])),
        earlier: earlierOf(series, programs),
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

/** Smaller differences are not worth a sentence. */
const LEAST_CHANGE = 1.1;

/**
 * Compares the program with the newest earlier one at the largest size that both were measured on.
 * @returns one sentence; empty when there is no such size.
 */
export function changeSentence({ title, unit, points, earlier: [last] }: GrowthView): string {
  const now = points.findLast(({ n }) => last?.points.some((point) => point.n === n));
  const before = last?.points.find(({ n }) => n === now?.n);
  if (!now || !before) return '';
  const times = before.value / now.value;
  const where = `At ${title.split(' ')[0] ?? 'n'} = ${formatNumber(now.n)}`;
  const shown = `${compactNumber(now.value)} ${unit}`;
  if (times < LEAST_CHANGE && times > 1 / LEAST_CHANGE)
    return `${where} it takes ${shown}, about as many as the program before it.`;
  return `${where} it takes ${shown}; the program before it took ${compactNumber(before.value)}.`;
}

/** Every size that something was measured on, ascending, with each program's value or null. */
export function growthRows({ points, reference, earlier }: GrowthView) {
  const sizes = new Set([points, ...earlier.map((view) => view.points)].flat().map(({ n }) => n));
  const at = (series: readonly Size[], size: number) => series.find(({ n }) => n === size)?.value ?? null;
  return Array.from(sizes)
    .sort((a, b) => a - b)
    .map((n) => ({
      n,
      own: points.find((point) => point.n === n) ?? null,
      reference: at(reference, n),
      earlier: earlier.map((view) => at(view.points, n)),
    }));
}

const compact = lazyFormat(
  () => new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }),
);
/** `12.5K` */
export const compactNumber = (value: number) => compact.format(value);
