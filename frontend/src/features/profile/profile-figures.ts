import type { ProblemSummary, SolvedProblem } from '@evident/contracts/http/problems';
import type { Submission } from '@evident/contracts/http/submissions';
import { DIFFICULTIES, type Difficulty } from '@evident/contracts/problem-fields';
import { average, formatSeconds, measurementsOfRuns } from '../../lib/measurements.js';

const RUNTIME_DECIMALS = 4;

/** @returns the mean runtime of the tests in seconds with four decimals; a dash when no test ran. */
export function averageRuntime(
  submission: Pick<Submission, 'time' | 'memory' | 'submissionStatus' | 'verdict'>,
): string {
  if (submission.submissionStatus !== 'judged' || submission.verdict === 'compile_error') return '—';
  return formatSeconds(average(measurementsOfRuns(submission).times), RUNTIME_DECIMALS);
}

export const isAccepted = (submission: Pick<Submission, 'verdict'>): boolean =>
  submission.verdict === 'accepted';

/** @returns accepted over judged submissions as a percentage with one decimal; a dash without submissions. */
export function acceptanceRate(submissions: readonly Submission[]): string {
  const judged = submissions.filter((submission) => submission.submissionStatus === 'judged');
  if (judged.length === 0) return '—';
  return `${((judged.filter(isAccepted).length / judged.length) * 100).toFixed(1)}%`;
}

export interface DifficultyCount {
  difficulty: Difficulty;
  solved: number;
  total: number;
}

/** Solved and total problems by difficulty, without deleted problems. */
export function byDifficulty(
  solved: readonly Pick<SolvedProblem, 'id'>[],
  problems: readonly Pick<ProblemSummary, 'id' | 'difficulty'>[],
): DifficultyCount[] {
  const solvedIds = new Set(solved.map(({ id }) => id));
  return DIFFICULTIES.map((difficulty) => {
    const all = problems.filter((problem) => problem.difficulty === difficulty);
    return { difficulty, solved: all.filter(({ id }) => solvedIds.has(id)).length, total: all.length };
  });
}

/** @returns solved over all problems; the percentage has one decimal. */
export function overallProgress(counts: readonly DifficultyCount[]): { fraction: number; percent: string } {
  const solved = counts.reduce((sum, count) => sum + count.solved, 0);
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  const fraction = total === 0 ? 0 : solved / total;
  return { fraction, percent: `${(fraction * 100).toFixed(1)}%` };
}

export function latest<T extends { createdAt: string }>(rows: readonly T[], limit: number): T[] {
  return [...rows].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, limit);
}
