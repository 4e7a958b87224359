import type { GrowthSeries } from '@evident/contracts';
import { formatComplexity } from '../../evidence/complexity-class.js';
import type { Findings } from '../../evidence/findings.js';
import { fitGrowth } from '../fitting/fit-growth.js';
import type { Axis } from '../inputs/axis.js';
import { times, type OutputGrowth } from './output-growth.js';
import type { StepMeter } from './step-meter.js';
import { inconclusive } from './time-finding.js';
import { isHidden, NOISE, stillRises, weighRuns } from './weigh.js';

const LEAST_PRINTED = 4;

/** Whether the program keeps what it prints. It may need the input, and a recursion over it, as well. */
export async function spaceOfOutput(
  meter: StepMeter,
  axis: Axis,
  { output, runs }: OutputGrowth,
): Promise<Findings['space']> {
  const ordered = [...runs].sort((a, b) => a.printed - b.printed);
  const weighed = await weighRuns(meter, ordered);
  const points = weighed.map(({ printed, value }) => ({ n: Math.max(1, printed), value }));
  const unlike = new Set(points.map(({ n }) => n)).size;
  if (unlike < LEAST_PRINTED)
    return { ...inconclusive('Memory could be measured at too few sizes.'), extra: null };
  const noise = NOISE[meter.language];
  const floor = Math.min(...points.map(({ value }) => value));
  const above = points.map(({ n, value }) => ({ n, value: value - floor }));
  const { best } = fitGrowth(above, { ...noise, aboveLeast: true }, ['constant', 'linear']);
  const isKept = best.complexity === 'linear' && !isHidden(points, noise) && stillRises(points);
  const [variable = 'n'] = axis.variables;
  const notation = isKept
    ? times(formatComplexity('linear', variable), output)
    : formatComplexity('linear', variable);
  const series: GrowthSeries = {
    variable: output.name,
    family: output.meaning,
    metric: 'memory_kb',
    points: points.map(({ n, value }) => ({ n, value, low: value, high: value })),
    fitted: null,
    runnerUp: null,
    curve: [],
  };
  return {
    source: 'measured',
    notation,
    class: isKept ? 'quadratic' : 'linear',
    runnerUp: null,
    family: null,
    dominantLine: null,
    series: [series],
    note: `${output.name} is ${output.meaning}.`,
    extra: isKept ? notation : null,
  };
}
