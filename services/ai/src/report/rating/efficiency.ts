import type { ComplexityFinding, Findings } from '../../evidence/findings.js';
import { formatComplexity, ladderDistance, type ComplexityClass } from '../../evidence/complexity-class.js';
import { referenceNotation } from '../evidence/reference-words.js';
import type { Part } from './part.js';

/** Points by the distance of a class from the reference's. See `ladderDistance`: a log factor is half a step. */
const TIME_POINTS: readonly (readonly [distance: number, points: number])[] = [
  [0, 20],
  [0.5, 17],
  [1, 13],
  [1.5, 10],
  [2, 6],
  [2.5, 4],
  [Infinity, 2],
];
const SPACE_POINTS: readonly (readonly [distance: number, points: number])[] = [
  [0, 5],
  [0.5, 4],
  [1, 3],
  [2, 2],
  [Infinity, 1],
];

const mostOf = (table: typeof TIME_POINTS): number => table[0]?.[1] ?? 0;
const pointsAt = (table: typeof TIME_POINTS, distance: number): number =>
  table.find(([limit]) => distance <= limit)?.[1] ?? 0;

interface Compared {
  points: number;
  of: number;
  reason: string;
}

function compare(
  what: string,
  finding: ComplexityFinding,
  { reference, declared }: { reference: ComplexityClass | null; declared: string | undefined },
  table: typeof TIME_POINTS,
): Compared {
  const of = mostOf(table);
  if (finding.class === null) return { points: 0, of: 0, reason: `${what} could not be measured` };
  const measured = finding.notation ?? formatComplexity(finding.class);
  if (reference === null)
    return { points: 0, of: 0, reason: `${what} ${measured}, with nothing to compare it to` };
  const full = pointsAt(table, ladderDistance(finding.class, reference));
  // About half of the estimates are right, so an estimate takes away at most half of the points.
  const points = finding.source === 'estimated' ? of - Math.floor((of - full) / 2) : full;
  const how = finding.source === 'estimated' ? 'estimated' : 'measured';
  return {
    points,
    of,
    reason: `${what} ${how} ${measured}, reference ${referenceNotation(reference, finding, declared)}`,
  };
}

/** Compares time and space with the problem's reference. What could not be measured is left out of the sum. */
export function rateEfficiency(findings: Findings, ids: { time: string | null; space: string | null }): Part {
  const { declared, referenceTime, referenceSpace } = findings;
  const ofTime = { reference: referenceTime, declared: declared?.time };
  const time = compare('time', findings.time, ofTime, TIME_POINTS);
  const ofSpace = { reference: referenceSpace, declared: declared?.space };
  const space = compare('space', findings.space, ofSpace, SPACE_POINTS);
  const line = findings.time.dominantLine?.line;
  const where = line !== undefined && time.points < time.of ? `; line ${line}` : '';
  const reason = `${time.reason}${where}; ${space.reason}.`;
  return {
    part: 'efficiency',
    points: time.points + space.points,
    of: time.of + space.of,
    reason: reason.charAt(0).toUpperCase() + reason.slice(1),
    evidenceIds: [ids.time, ids.space].filter((id) => id !== null),
  };
}
