import type { EditorLanguage, GrowthSeries } from '@evident/contracts';
import type { Findings } from '../../evidence/findings.js';
import {
  formatComplexity,
  isExplosive,
  rankOf,
  type ComplexityClass,
} from '../../evidence/complexity-class.js';
import { fitGrowth, fittedValue, type GrowthFit, type Noise } from '../fitting/fit-growth.js';
import type { GrowthPoint } from '../fitting/growth-point.js';
import { couldHold, keepsData } from './kept-data.js';
import { growthOfTexts, holdsItsInput, keepsItsInput } from './kept-input.js';
import type { AxisGrowth } from './measure-growth.js';
import { spaceOfOutput } from './output-space.js';
import { factorOf, factorOfInput, mayBeFactor, withFactor } from './small-variables.js';
import type { StepMeter } from './step-meter.js';
import { inconclusive } from './time-finding.js';
import { heaviest, isHidden, isSteep, NOISE, stillRises, weigh, weighAt } from './weigh.js';
import type { GrowthInputs } from '../inputs/input-source.js';

interface SpaceMeasurement {
  finding: Findings['space'];
  recursion: Findings['recursion'];
}

/** Memory is traced to the byte where the input has the same length at each size, and is needed where sizes are small. */
const EXACT: Readonly<Partial<Record<EditorLanguage, Partial<Noise>>>> = { PYTHON: { absolute: 0.08 } };
const CLASSES: readonly ComplexityClass[] = [
  'constant',
  'linear',
  'quadratic',
  'cubic',
  'quartic',
  'exponential',
];
const WORST_FIT = 8;
/**
 * The least memory of one kept item in kilobytes. Memory is called constant only if items of this size would have
 * shown.
 */
const LEAST_ITEM_KB = 4 / 1_024;

/**
 * The peak memory of a program on growing inputs: of the family with most steps, or of one on which it needs more.
 * @param joint the growth of its steps; null: nothing was counted
 * @param small the growth in variables with few legal sizes; a table over the first one is found as well
 */
export async function measureSpace(
  meter: StepMeter | undefined,
  joint: AxisGrowth | null,
  inputs: GrowthInputs,
  small: readonly AxisGrowth[] | Promise<readonly AxisGrowth[]> = [],
): Promise<SpaceMeasurement> {
  if (!meter || !joint) return unknown('Memory could not be measured, because no steps were counted.');
  const recursion = recursionOf(joint);
  if (joint.output) return { finding: await spaceOfOutput(meter, joint.axis, joint.output), recursion };
  const found = await spaceOfHeaviest(meter, joint, inputs);
  if (!found) return { ...unknown('Memory could be measured at too few sizes.'), recursion };
  const { finding, floor, keepsInput } = found;
  const [other] = mayBeFactor(finding) ? await small : [];
  if (!other) return { finding, recursion };
  const wanted = other.axis.sizes.map((n) => ({ n, family: other.worst.family }));
  const weighed = await weighAt(meter, other, inputs, wanted);
  const ofTables = factorOf(weighed, floor, 2 * NOISE[meter.language].absolute);
  const factor = ofTables ?? (keepsInput ? factorOfInput(other) : null);
  const name = other.axis.name;
  return { finding: factor === null ? finding : withFactor(finding, factor, name), recursion };
}

interface SpaceOnFamily {
  finding: Findings['space'];
  /** The least memory, in kilobytes. */
  floor: number;
  keepsInput: boolean;
}

/** @returns null where memory shows at too few sizes */
async function spaceOfHeaviest(
  meter: StepMeter,
  joint: AxisGrowth,
  inputs: GrowthInputs,
): Promise<SpaceOnFamily | null> {
  const { family } = joint.worst;
  const usual = await spaceOn(family, meter, joint, inputs);
  // Most programs hold their input, and hardly any needs memory of a higher class on another family.
  if (usual?.finding.class != null && rankOf(usual.finding.class) >= rankOf('linear')) return usual;
  const heavy = await heaviest(meter, joint, inputs);
  return heavy === family ? usual : spaceOn(heavy, meter, joint, inputs);
}

async function spaceOn(
  family: string,
  meter: StepMeter,
  joint: AxisGrowth,
  inputs: GrowthInputs,
): Promise<SpaceOnFamily | null> {
  const { points: weighed, texts, isLine } = await weigh(meter, joint, inputs, family);
  const points = withoutPeaks(weighed);
  if (points.length < 4) return null;
  const usual = NOISE[meter.language];
  const isSmall = !joint.axis.kinds.includes('count') && !shows(points, usual);
  const noise = { ...usual, ...(isSmall && EXACT[meter.language]) };
  const keeps = !isSmall || keepsData(meter.language, meter.sourceCode);
  const input = growthOfTexts(texts);
  const holds = holdsItsInput(meter.language, meter.sourceCode);
  const isKept =
    input === null &&
    joint.axis.kinds.includes('count') &&
    keepsItsInput(meter.language, meter.sourceCode, isLine);
  const known = { noise, keeps, family, input, holds, isKept };
  const recursion = recursionOf(joint);
  const ofAll = spaceFinding(joint, points, recursion, known);
  const whole = isSteep(joint.worst) ? withoutPeaks(weighed.filter(({ isWhole }) => isWhole)) : [];
  const ofWhole = whole.length < LEAST_WHOLE ? ofAll : spaceFinding(joint, whole, recursion, known);
  // A program that was ended early may not have kept anything yet, so only more memory is believed.
  const finding = rankOfFinding(ofWhole) > rankOfFinding(ofAll) ? ofWhole : ofAll;
  const floor = Math.min(...points.map(({ value }) => value));
  return { finding, floor, keepsInput: holds || isKept };
}

const LEAST_WHOLE = 5;

const rankOfFinding = ({ class: found }: Findings['space']): number => (found === null ? -1 : rankOf(found));

/** A run that is ended with less memory than this share of that on a smaller input failed before it had what it needs. */
const FAILED = 0.25;

/** A larger input needs no less memory, so what exceeds it is the runtime's own. */
function withoutPeaks(weighed: readonly (GrowthPoint & { isWhole: boolean })[]): GrowthPoint[] {
  const points = weighed.filter(
    ({ value, isWhole }, at) =>
      isWhole || weighed.slice(0, at).every((before) => value > FAILED * before.value),
  );
  const least = points.map((_, at) => Math.min(...points.slice(at).map(({ value }) => value)));
  return points.map(({ n, value }, at) => ({ n, value: Math.min(value, least[at] ?? value) }));
}

const unknown = (note: string): SpaceMeasurement => ({
  finding: { ...inconclusive(note), extra: null },
  recursion: null,
});

function recursionOf({ worst }: AxisGrowth): Findings['recursion'] {
  const points = worst.counted.map(({ n, count }) => ({ n, value: count.depth }));
  const depth = Math.max(0, ...points.map(({ value }) => value));
  const [first, last] = [points[0], points.at(-1)];
  if (depth === 0 || !first || !last) return null;
  return { depth, grows: last.value > 2 * Math.max(1, first.value) };
}

interface Weighing {
  noise: Noise;
  keeps: boolean;
  family: string;
  /** Null: the input grows as the sizes do. */
  input: 'quadratic' | null;
  /** The program has all of its input in memory at one time. */
  holds: boolean;
  /** It keeps an input that grows as the sizes do. */
  isKept: boolean;
}

function spaceFinding(
  joint: AxisGrowth,
  points: readonly GrowthPoint[],
  recursion: Findings['recursion'],
  { noise, keeps, family, input, holds, isKept }: Weighing,
): Findings['space'] {
  const { axis } = joint;
  const [variable = 'n'] = axis.variables;
  const stack = recursion?.grows === true ? depthClass(joint) : 'constant';
  const floor = Math.min(...points.map(({ value }) => value));
  // Sizes are small where time is steep, so what the runtime itself takes would hide the rise.
  const shown = points
    .map(({ n, value }) => ({ n, value: value - floor }))
    .filter(({ value }) => value > noise.absolute);
  const fit = simpler(
    fitGrowth(
      points.map(({ n, value }) => ({ n, value: value - floor })),
      { ...noise, aboveLeast: true },
      possibleClasses(joint, points, input).filter((one) => couldHold(one, points)),
    ),
    isSteep(joint.worst) ? shown : points,
  );
  // Where the heap shows nothing, the depth of the recursion still does.
  const isFlat = isHidden(points, noise) && (stack === 'linear' || isConstantTime(joint) || !keeps);
  const isClear = fit.best.misfit < WORST_FIT && wouldShow(fit, points, noise);
  // Where the sizes are too small for memory to show, the input that is kept is known all the same.
  const hides = isClear ? fit.best.complexity === 'constant' : fitsLine(fit);
  const isLinear = isKept && !isFlat && hides;
  if (!isClear && !isFlat && !isLinear)
    return {
      ...inconclusive('The memory in use does not fit any curve well enough.', [
        seriesOf(joint, points, fit, { noise, family, floor, fitted: null }),
      ]),
      extra: null,
    };
  const heap = isLinear ? 'linear' : isFlat ? 'constant' : fit.best.complexity;
  const held: ComplexityClass = holds && input !== null ? input : 'constant';
  const total = highest(highest(stack, heap), held);
  const notation = notationOf(total, itemsOf(axis), input);
  return {
    source: 'measured',
    notation,
    class: total,
    runnerUp: formatComplexity(fit.runnerUp.complexity, variable),
    family,
    dominantLine: null,
    series: [seriesOf(joint, points, fit, { noise, family, floor, fitted: notation })],
    note: total === stack && stack !== 'constant' ? 'Part of the memory is taken by the call stack.' : null,
    extra: extraOf(total, variable, input ?? 'linear'),
  };
}

/** The variables that memory can grow with. */
function itemsOf({ variables, numbers = [] }: AxisGrowth['axis']): readonly string[] {
  const items = variables.filter((name) => !numbers.includes(name));
  return items.length > 0 ? items : variables;
}

function notationOf(total: ComplexityClass, variables: readonly string[], input: 'quadratic' | null): string {
  const [first = 'n', second] = variables;
  if (second === undefined || total === 'constant') return formatComplexity(total, first);
  // A grid has a value for each pair of its sizes.
  if (total === 'quadratic' && input === 'quadratic' && variables.length === 2)
    return `O(${first} * ${second})`;
  const sum = variables.join(' + ');
  return formatComplexity(total, total === 'linear' ? sum : `(${sum})`);
}

const highest = (a: ComplexityClass, b: ComplexityClass): ComplexityClass => (rankOf(a) > rankOf(b) ? a : b);

const LEAST_LEAD = 1.5;

/** An array that doubles makes a line rise by eight where n rises by four. */
const STEEP = { span: 4, power: 1.75 };

function risesSteeply(points: readonly GrowthPoint[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.value <= 0 || last.n < STEEP.span * first.n) return false;
  return Math.log(last.value / first.value) > STEEP.power * Math.log(last.n / first.n);
}

/** Arrays that double and runtimes that wait with collecting bend a line, so a steeper curve must fit clearly better. */
function simpler(fit: GrowthFit, points: readonly GrowthPoint[]): GrowthFit {
  const { best, runnerUp, lead } = fit;
  const rises = risesSteeply(points);
  const isSteeper = rankOf(best.complexity) > rankOf('linear') && runnerUp.complexity === 'linear';
  const mayBeSteeper = best.complexity === 'linear' && runnerUp.complexity === 'quadratic';
  const isWrong = rises ? mayBeSteeper && lead < LEAST_LEAD : isSteeper && lead < LEAST_LEAD;
  return isWrong ? { ...fit, best: runnerUp, runnerUp: best } : fit;
}

/** A step keeps a bounded number of values, so memory grows no faster than time; the input itself is linear. */
function possibleClasses(
  { axis, worst: { classified } }: AxisGrowth,
  points: readonly GrowthPoint[],
  input: 'quadratic' | null,
): readonly ComplexityClass[] {
  // Beside a grid of two sizes nothing of three can be kept.
  if (input !== null && axis.variables.length === 2 && !isExplosive(classified.class))
    return CLASSES.filter((one) => rankOf(one) <= rankOf('quadratic'));
  if (!classified.conclusive) return CLASSES;
  // The sizes of such programs are too few to tell powers of n apart.
  if (isExplosive(classified.class))
    return stillRises(points) ? ['constant', 'linear', 'exponential'] : ['constant', 'linear'];
  const most = Math.max(rankOf(classified.class), rankOf('linear'));
  return CLASSES.filter((one) => rankOf(one) <= most);
}

/** Whether the values lie on a line, or on a constant one so far. */
const fitsLine = ({ best, runnerUp }: GrowthFit): boolean =>
  rankOf(best.complexity) <= rankOf('linear') &&
  [best, runnerUp].some(({ complexity, misfit }) => complexity === 'linear' && misfit < WORST_FIT);

const isConstantTime = ({ worst: { classified } }: AxisGrowth): boolean =>
  classified.conclusive && classified.class === 'constant';

/** Memory counts as constant only if the sizes were large enough for growth to show. */
function wouldShow(fit: GrowthFit, points: readonly GrowthPoint[], noise: Noise): boolean {
  return fit.best.complexity !== 'constant' || shows(points, noise);
}

const shows = (points: readonly GrowthPoint[], { absolute }: Noise): boolean =>
  (points.at(-1)?.n ?? 0) * LEAST_ITEM_KB > 2 * absolute;

/** If the total is constant the program keeps nothing; if it grows faster than the input, the program adds memory. */
function extraOf(total: ComplexityClass, variable: string, input: ComplexityClass): string | null {
  if (total === 'constant') return formatComplexity('constant');
  return rankOf(total) > rankOf(input) ? formatComplexity(total, variable) : null;
}

function depthClass({ worst }: AxisGrowth): ComplexityClass {
  const points = worst.counted.map(({ n, count }) => ({ n, value: Math.max(1, count.depth) }));
  const fit = fitGrowth(points, { relative: 0.1, absolute: 1 }, ['constant', 'logarithmic', 'linear']);
  return fit.best.complexity === 'linear' ? 'linear' : 'constant';
}

function seriesOf(
  { axis }: AxisGrowth,
  points: readonly GrowthPoint[],
  fit: GrowthFit,
  { noise, family, floor, fitted }: { noise: Noise; family: string; floor: number; fitted: string | null },
): GrowthSeries {
  const largest = points.at(-1)?.n ?? 1;
  return {
    variable: axis.name,
    family,
    metric: 'memory_kb',
    points: points.map(({ n, value }) => ({
      n,
      value,
      low: Math.max(0, value * (1 - noise.relative) - noise.absolute),
      high: value * (1 + noise.relative) + noise.absolute,
    })),
    fitted,
    runnerUp: formatComplexity(fit.runnerUp.complexity, axis.variables[0]),
    curve: points.map(({ n }) => ({ n, value: floor + fittedValue(fit.best, n, largest) })),
  };
}
