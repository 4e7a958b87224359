import type { Evidence } from '@evident/contracts';
import type { Findings } from '../../evidence/findings.js';
import { READABILITY } from '../../reading/messages/finding.js';
import { collectEvidence, isAccepted, passed, type CollectedEvidence } from '../evidence/collect-evidence.js';
import { rateEfficiency } from './efficiency.js';
import type { Part } from './part.js';

export interface Rated {
  /** 0–100. */
  rating: number;
  /** Adds up to the rating, but for rounding. */
  breakdown: Part[];
  evidence: Evidence[];
}

const CORRECTNESS = 60;
const ROBUSTNESS = 10;
const READABLE = 5;

/** A program with a failing test gets these shares of its points, 49 at most: less than any accepted one. */
const WRONG = { correctness: 34, other: 0.37, cap: 49 };
/** All tests pass, and yet an input is known on which it fails. */
const REFUTED_CAP = 85;
/** Nobody knows what the program should do. */
const UNKNOWN_CAP = 85;

/** Points for what was found; no word of the program or about it has a say. Deterministic. */
export function rate(findings: Findings): Rated {
  const collected = collectEvidence(findings);
  const { evidence } = collected;
  if (!findings.compiles) return { rating: 0, breakdown: nothing(collected), evidence };
  const parts = [
    rateCorrectness(findings, collected),
    discounted(findings, rateEfficiency(findings, collected)),
    discounted(findings, rateRobustness(collected)),
    discounted(findings, rateReadability(collected)),
  ];
  const breakdown = capped(scaled(parts), capOf(findings));
  return { rating: Math.round(sum(breakdown)), breakdown, evidence };
}

const sum = (parts: readonly Part[]): number => parts.reduce((total, { points }) => total + points, 0);
const tenths = (value: number): number => Math.round(value * 10) / 10;

function nothing({ compile }: CollectedEvidence): Part[] {
  const ids = compile === null ? [] : [compile];
  const reason = 'The program does not compile, so nothing could be run.';
  return (['correctness', 'efficiency', 'robustness', 'readability'] as const).map((part, index) => ({
    part,
    points: 0,
    of: [CORRECTNESS, 25, ROBUSTNESS, READABLE][index] ?? 0,
    reason: index === 0 ? reason : 'Not rated.',
    evidenceIds: index === 0 ? ids : [],
  }));
}

const hasTests = ({ tests }: Findings): boolean => tests !== null && tests.length > 0;
const isWrong = (findings: Findings): boolean => hasTests(findings) && !isAccepted(findings);

function rateCorrectness(findings: Findings, collected: CollectedEvidence): Part {
  const ids = [collected.tests, collected.counterExample].filter((id) => id !== null);
  const base = { part: 'correctness' as const, evidenceIds: ids };
  const tests = findings.tests ?? [];
  if (tests.length === 0)
    return { ...base, points: 0, of: 0, reason: 'There are no tests to run, so correctness is not rated.' };
  const right = tests.filter(passed).length;
  const share = `${right} of ${tests.length} tests pass`;
  if (right < tests.length) {
    const points = Math.floor((WRONG.correctness * right) / tests.length);
    return {
      ...base,
      points,
      of: CORRECTNESS,
      reason: `${share}; a program that fails a test stays below 50.`,
    };
  }
  const reason = findings.counterExample
    ? `${share}, but an input is known on which it fails.`
    : `All ${tests.length} tests pass.`;
  return { ...base, points: CORRECTNESS, of: CORRECTNESS, reason };
}

function rateRobustness({ lints }: CollectedEvidence): Part {
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
        ? 'Nothing risky was seen in the text.'
        : `−${Math.min(lost, ROBUSTNESS)} for what was seen in the text.`,
    evidenceIds: risky.map(({ id }) => id),
  };
}

function rateReadability({ lints }: CollectedEvidence): Part {
  const remarks = lints.filter(({ finding }) => finding.category === READABILITY);
  const points = remarks.length === 0 ? READABLE : 2;
  const reason =
    remarks.length === 0 ? 'Every function is short and plain enough.' : 'One function is hard to take in.';
  return { part: 'readability', points, of: READABLE, reason, evidenceIds: remarks.map(({ id }) => id) };
}

/** How fast and how tidy a wrong program is counts little. */
function discounted(findings: Findings, part: Part): Part {
  if (!isWrong(findings) || part.of === 0) return part;
  const points = Math.floor(part.points * WRONG.other);
  return { ...part, points, reason: `${part.reason} Counted little while a test fails.` };
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
  if (!hasTests(findings)) return UNKNOWN_CAP;
  return findings.counterExample ? REFUTED_CAP : 100;
}

/** What is above the cap is taken from correctness, and where that was not rated, from the largest part. */
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
