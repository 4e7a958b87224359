import type { GrowthSeries } from '@evident/contracts';
import type { ComplexityFinding } from '../../evidence/findings.js';
import type { Classified } from './classify.js';
import { formatComplexity, type ComplexityClass } from '../../evidence/complexity-class.js';
import { classOfFew } from '../fitting/few-sizes.js';
import { fittedValue } from '../fitting/fit-growth.js';
import type { AxisGrowth, FamilyGrowth } from './measure-growth.js';
import { jointNotation } from '../fitting/notation.js';

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
  const parts = single.flatMap(({ axis: { name }, worst: part }) => {
    const steps = part.counted.map(({ n, count }) => ({ n, value: count.total }));
    const found = part.classified.conclusive ? part.classified.class : classOfFew(steps);
    return found === null ? [] : [{ variable: name, class: found }];
  });
  return {
    source: 'measured',
    notation: jointNotation(classified.class, axis.variables, parts),
    class: classified.class,
    runnerUp: formatComplexity(runnerUpOf(classified), axis.variables[0]),
    family,
    dominantLine: dominantLine(classified),
    series,
    note: notes.length > 0 ? notes.join(' ') : null,
  };
}

function runnerUpOf({ class: chosen, fit }: Classified): ComplexityClass {
  return fit.best.complexity === chosen ? fit.runnerUp.complexity : fit.best.complexity;
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
