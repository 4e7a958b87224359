import { RATING_BANDS, type Evidence } from '@evident/contracts';
import { passed, type Findings } from '../../evidence/findings.js';
import { READABILITY } from '../../reading/messages/finding.js';
import {
  allPass,
  collectEvidence,
  hasTests,
  isAccepted,
  type CollectedEvidence,
} from '../evidence/collect-evidence.js';
import { rateEfficiency } from './efficiency.js';
import type { Part } from './part.js';

export interface Rated {
  /** 0–100; null: not rated, because no tests were run. */
  rating: number | null;
  /** The points add up to the rating, apart from rounding. */
  breakdown: Part[];
  evidence: Evidence[];
}

const CORRECTNESS = 60;
const ROBUSTNESS = 10;
const READABLE = 5;

/** A program of the band `works` passes all tests. One with a failing test stays below it. */
const WORKS_FROM = RATING_BANDS.find(({ band }) => band === 'works')?.from ?? 0;
/** Points for correctness, the share of the other points, and the highest rating of a program with a failing test. */
const WRONG = { correctness: 34, other: 0.37, cap: WORKS_FROM - 1 };
/** The highest rating of a program that passes all tests but fails on another input. */
const REFUTED_CAP = 85;

/** Rates the findings. The same findings always get the same rating, whatever a text claims. */
export function rate(findings: Findings): Rated {
  const collected = collectEvidence(findings);
  const { evidence } = collected;
  if (!findings.compiles || !hasTests(findings)) return { rating: null, breakdown: [], evidence };
  const parts = [
    rateCorrectness(findings, collected),
    discounted(findings, rateEfficiency(findings, collected)),
    discounted(findings, rateRobustness(findings, collected)),
    discounted(findings, rateReadability(collected)),
  ];
  const breakdown = capped(scaled(parts), capOf(findings));
  return { rating: Math.round(sum(breakdown)), breakdown, evidence };
}

const sum = (parts: readonly Part[]): number => parts.reduce((total, { points }) => total + points, 0);
const tenths = (value: number): number => Math.round(value * 10) / 10;

const isWrong = (findings: Findings): boolean => hasTests(findings) && !isAccepted(findings);

function rateCorrectness(findings: Findings, collected: CollectedEvidence): Part {
  const ids = [collected.tests, collected.counterExample].filter((id) => id !== null);
  const base = { part: 'correctness' as const, evidenceIds: ids };
  const tests = findings.tests ?? [];
  const right = tests.filter(passed).length;
  const share = `${right} of ${tests.length} tests pass`;
  if (right < tests.length) {
    const points = Math.floor((WRONG.correctness * right) / tests.length);
    return {
      ...base,
      points,
      of: CORRECTNESS,
      reason: `${share}; a program that fails a test stays below ${WORKS_FROM}, so the other parts count less.`,
    };
  }
  const reason = findings.counterExample
    ? `${share}, but an input is known on which it fails.`
    : `${allPass(tests.length)}.`;
  return { ...base, points: CORRECTNESS, of: CORRECTNESS, reason };
}

const crashes = ({ tests, counterExample }: Findings): boolean =>
  tests?.some(({ verdict }) => verdict === 'runtime_error') === true ||
  counterExample?.verdict === 'runtime_error';

function rateRobustness(findings: Findings, { lints }: CollectedEvidence): Part {
  const risky = lints.filter(
    ({ finding }) => finding.severity === 'essential' || finding.severity === 'actionable',
  );
  const lost = risky.reduce((total, { finding }) => total + (finding.severity === 'essential' ? 5 : 2), 0);
  return {
    part: 'robustness',
    points: Math.max(0, ROBUSTNESS - lost),
    of: ROBUSTNESS,
    reason:
      risky.length === 0
        ? crashes(findings)
          ? 'It crashes when it is run; reading the code found nothing else.'
          : 'Nothing risky was found in the code.'
        : `−${Math.min(lost, ROBUSTNESS)} for what was found in the code.`,
    evidenceIds: risky.map(({ id }) => id),
  };
}

function rateReadability({ lints }: CollectedEvidence): Part {
  const remarks = lints.filter(({ finding }) => finding.category === READABILITY);
  const points = remarks.length === 0 ? READABLE : 2;
  const reason =
    remarks.length === 0 ? 'Every function is short and simple enough.' : 'One function is hard to read.';
  return { part: 'readability', points, of: READABLE, reason, evidenceIds: remarks.map(({ id }) => id) };
}

/** A wrong program gets few points for speed and readability. */
function discounted(findings: Findings, part: Part): Part {
  if (!isWrong(findings) || part.of === 0) return part;
  const points = Math.floor(part.points * WRONG.other);
  return { ...part, points };
}

function scaled(parts: readonly Part[]): Part[] {
  const of = parts.reduce((total, part) => total + part.of, 0);
  const factor = of === 0 ? 0 : 100 / of;
  return parts.map((part) => ({
    ...part,
    points: tenths(part.points * factor),
    of: tenths(part.of * factor),
  }));
}

function capOf(findings: Findings): number {
  if (isWrong(findings)) return WRONG.cap;
  return findings.counterExample ? REFUTED_CAP : 100;
}

/** Takes the points above the cap from the part with the most points. */
function capped(parts: readonly Part[], cap: number): Part[] {
  const excess = sum(parts) - cap;
  if (excess <= 0) return [...parts];
  const payer = parts.reduce((most, part) => (part.points > most.points ? part : most));
  return parts.map((part) =>
    part === payer
      ? {
          ...part,
          points: tenths(part.points - excess),
          reason: `${part.reason} The rating stops at ${cap}.`,
        }
      : part,
  );
}
