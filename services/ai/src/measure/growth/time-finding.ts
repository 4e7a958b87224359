import type { GrowthSeries } from '@evident/contracts';
import type { ComplexityFinding } from '../../evidence/findings.js';
import { countersOf, inItems } from '../counters/counters.js';
import type { Classified } from './classify.js';
import { formatComplexity, rankOf, type ComplexityClass } from '../../evidence/complexity-class.js';
import { ONE_BY_ONE } from '../inputs/axis.js';
import { powerOver } from '../fitting/slopes.js';
import { classOfFew } from '../fitting/few-sizes.js';
import { fittedValue } from '../fitting/fit-growth.js';
import type { GrowthPoint } from '../fitting/growth-point.js';
import type { AxisGrowth, FamilyGrowth } from './measure-growth.js';
import { fallingGrowth, jointNotation } from '../fitting/notation.js';

/** The finding when nothing could be measured. The caller may still estimate. */
export function inconclusive(note: string, series: readonly GrowthSeries[] = []): ComplexityFinding {
  return {
    source: 'inconclusive',
    notation: null,
    class: null,
    runnerUp: null,
    family: null,
    dominantLine: null,
    series,
    note,
  };
}

/** The finding from the growth along the axes. @param notes further sentences for the reader */
export function timeFinding(
  joint: AxisGrowth,
  single: readonly AxisGrowth[],
  notes: readonly string[],
): ComplexityFinding {
  const { axis, worst } = joint;
  const { classified, family } = worst;
  const series = [joint, ...single].flatMap((growth) => growth.all.map((one) => seriesOf(growth, one)));
  if (!classified.conclusive)
    return {
      ...inconclusive('The steps counted on growing inputs do not fit any curve well enough.', series),
      family,
      dominantLine: dominantLine(classified),
    };
  const parts = single.flatMap((growth) => {
    const growsAsWell = axis.variables.includes(growth.axis.name);
    const all = classOfPart(growth, growsAsWell);
    const found = growsAsWell || all === null ? all : factorOfPart(growth, classified, all);
    if (found === null) return [];
    const sharesLogarithm = found === 'linear' && growsAsWell && sharesLogarithmOf(growth, classified);
    return [{ variable: growth.axis.name, class: found, sharesLogarithm }];
  });
  const falling = fallingGrowth(classified.class, axis.variables, parts);
  return {
    source: 'measured',
    notation: falling?.notation ?? jointNotation(classified.class, axis.variables, parts),
    class: falling?.class ?? classified.class,
    runnerUp: formatComplexity(runnerUpOf(classified), axis.variables[0]),
    family,
    dominantLine: dominantLine(classified),
    series,
    note: notes.length > 0 ? notes.join(' ') : null,
    ...((axis.sizes.at(-1) ?? 0) <= ONE_BY_ONE && { isOfSmallInputs: true }),
  };
}

/**
 * The class of one variable alone. Of one that does not grow with the others all steps count: it multiplies what these
 * take, and a small part of the work that grows faster in it may be one that stands beside.
 */
function classOfPart(
  { worst: { classified, counted } }: AxisGrowth,
  growsAsWell: boolean,
): ComplexityClass | null {
  const { conclusive, class: found, fit } = classified;
  if (!conclusive) return classOfFew(counted.map(({ n, count }) => ({ n, value: count.total })));
  if (growsAsWell && rankOf(found) < rankOf('linear') && !risesAtAll(counted)) return 'constant';
  const ofTotal = fit.best.complexity;
  return growsAsWell || rankOf(ofTotal) > rankOf(found) || !fit.conclusive ? found : ofTotal;
}

/** Steps that rise less than this from the least size to the largest, such as by the digits that are read, are constant. */
const LEAST_RISE = 1.1;

function risesAtAll(counted: AxisGrowth['worst']['counted']): boolean {
  const steps = counted.map(({ count }) => count.total);
  return (steps.at(-1) ?? 0) > LEAST_RISE * Math.min(...steps);
}

/** Whether the steps grow clearly in a variable alone. */
export function growsClearly({ worst: { counted } }: AxisGrowth): boolean {
  const [first, last] = [counted[0]?.count.total ?? 0, counted.at(-1)?.count.total ?? 0];
  return last >= 2 * first;
}

/** Whether they do, and the variable's sizes do not show how. */
export const growsUntold = (growth: AxisGrowth): boolean =>
  growsClearly(growth) && classOfPart(growth, false) === null;

/** A smaller share of the steps says nothing about how a counter grows over few sizes. */
const LEAST_FACTOR = 0.01;
/** A part that scatters in the other variables grows at least with this share of its power over the last sizes. */
const LEAST_OF_POWER = 0.85;
const LAST_SIZES = 4;
const POWERS: Partial<Record<ComplexityClass, number>> = { linear: 1, quadratic: 2, cubic: 3 };

/**
 * The growth in a variable that does not grow with the others. A part that grows faster in it than all steps do, and in
 * the others as fast as these, multiplies what these take, however small it still is. Such a variable may be the length of
 * words.
 */
function factorOfPart(growth: AxisGrowth, joint: Classified, all: ComplexityClass): ComplexityClass {
  const top = decidingAlone(growth, joint)
    .map(({ part, points }) => {
      const found = classOfFew(points);
      return part.class === null && found !== null && !risesWith(found, points) ? null : found;
    })
    .reduce<ComplexityClass>((top, found) => (found && rankOf(found) > rankOf(top) ? found : top), all);
  // A line that bends, as where larger coins take fewer rounds. A factor of a root is rare.
  return top === 'square_root' ? 'linear' : top;
}

/** Whether a part that is n log n, while all variables grow, is a multiple of this variable alone. */
const sharesLogarithmOf = (growth: AxisGrowth, joint: Classified): boolean =>
  joint.class === 'linearithmic' &&
  decidingAlone(growth, joint).some(({ points }) => classOfFew(points) === 'linear');

/** The parts that decide the class of all variables together, with their steps while one variable grows alone. */
function decidingAlone(
  { worst: { counted } }: AxisGrowth,
  joint: Classified,
): { part: Classified['parts'][number]; points: GrowthPoint[] }[] {
  const counters = counted.map(({ n, count }) => ({ n, counters: countersOf(inItems(count)) }));
  return joint.parts
    .filter(({ worstClass, share }) => worstClass === joint.class && share >= LEAST_FACTOR)
    .map((part) => ({
      part,
      points: counters.map((at) => ({ n: at.n, value: at.counters.get(part.key)?.steps ?? 0 })),
    }));
}

function risesWith(found: ComplexityClass, points: readonly GrowthPoint[]): boolean {
  const largest = Math.max(...points.map(({ n }) => n));
  const late = points.filter(({ n, value }) => n * LAST_SIZES >= largest && value > 0);
  return late.length > 1 && powerOver(late) >= LEAST_OF_POWER * (POWERS[found] ?? 0);
}

function runnerUpOf({ class: chosen, fit }: Classified): ComplexityClass {
  return fit.best.complexity === chosen ? fit.runnerUp.complexity : fit.best.complexity;
}

/** What the counters call places of a source, and operators. */
const PLACES = /^(?:loop|function|lambda|comprehension|generator|stream|copy|number|text|spread|compare)$/;
/** A round of a loop may take so many lines; further away the call stands elsewhere. */
const MOST_LINES = 40;

/**
 * A call is charged to the place that was entered last, such as the head of the loop around it. The reader looks for the
 * call itself: the next line that has it.
 */
export function atCall(finding: ComplexityFinding, source: string): ComplexityFinding {
  const { dominantLine: found } = finding;
  if (!found || !/^\w{3,}$/.test(found.label) || PLACES.test(found.label)) return finding;
  const lines = source.split('\n');
  const called = new RegExp(`\\b${found.label}\\s*\\(`);
  const from = found.line - 1;
  const at = lines.slice(from, from + MOST_LINES).findIndex((line) => called.test(line));
  return at <= 0 ? finding : { ...finding, dominantLine: { ...found, line: from + at + 1 } };
}

function dominantLine({ dominant }: Classified): ComplexityFinding['dominantLine'] {
  if (dominant?.line == null) return null;
  const { line, label, share, class: growth } = dominant;
  return { line, label, share, class: growth };
}

function seriesOf({ axis }: AxisGrowth, { family, classified }: FamilyGrowth): GrowthSeries {
  const { fit, points } = classified;
  const largest = points.at(-1)?.n ?? 1;
  const [variable = 'n'] = axis.variables;
  return {
    variable: axis.name,
    family,
    metric: 'steps',
    // Steps are counted, not timed, so they do not vary between runs.
    points: points.map(({ n, value }) => ({ n, value, low: value, high: value })),
    fitted: classified.conclusive ? formatComplexity(classified.class, variable) : null,
    runnerUp: formatComplexity(runnerUpOf(classified), variable),
    curve: points.map(({ n }) => ({ n, value: fittedValue(fit.best, n, largest) })),
  };
}
