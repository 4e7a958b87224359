import type { ProblemSummary } from '@evident/contracts/http/problems';
import type { Submission } from '@evident/contracts/http/submissions';
import { average, measurementsOfRuns } from '../../lib/measurements.js';
import { isAccepted } from './profile-figures.js';

const DAY_MS = 86_400_000;

export interface RuntimePoint {
  at: Date;
  milliseconds: number;
}
export interface WeekPoint {
  /** Monday of the week, UTC. */
  week: Date;
  submissions: number;
  /** 0 to 100. */
  acceptedPercent: number;
}
export interface TopicRow {
  topic: string;
  solved: number;
  attempted: number;
}

const oldestFirst = (a: Submission, b: Submission) => a.createdAt.localeCompare(b.createdAt);

/** Mean runtime of each accepted submission; others may stop early. */
export function runtimeGrowth(submissions: readonly Submission[]): RuntimePoint[] {
  return submissions
    .filter(isAccepted)
    .sort(oldestFirst)
    .map((submission) => ({
      at: new Date(submission.createdAt),
      milliseconds: average(measurementsOfRuns(submission).times) * 1_000,
    }));
}

function weekOf(iso: string): number {
  const day = Date.parse(`${iso.slice(0, 10)}T00:00:00Z`);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return day - sinceMonday * DAY_MS;
}

/** Acceptance rate of each week with a judged submission. */
export function acceptanceByWeek(submissions: readonly Submission[]): WeekPoint[] {
  const weeks = new Map<number, { all: number; accepted: number }>();
  for (const submission of submissions) {
    if (submission.submissionStatus !== 'judged') continue;
    const key = weekOf(submission.createdAt);
    const week = weeks.get(key) ?? { all: 0, accepted: 0 };
    week.all++;
    if (isAccepted(submission)) week.accepted++;
    weeks.set(key, week);
  }
  return [...weeks]
    .sort(([a], [b]) => a - b)
    .map(([key, { all, accepted }]) => ({
      week: new Date(key),
      submissions: all,
      acceptedPercent: (accepted / all) * 100,
    }));
}

/** Attempted and solved problems by topic, most attempted first. */
export function topics(submissions: readonly Submission[], problems: readonly ProblemSummary[]): TopicRow[] {
  const tagsOf = new Map(problems.map((problem) => [problem.id, problem.tags]));
  const tried = new Map<string, Set<string>>();
  const solved = new Map<string, Set<string>>();
  const note = (into: Map<string, Set<string>>, topic: string, id: string) =>
    into.set(topic, (into.get(topic) ?? new Set<string>()).add(id));
  for (const submission of submissions) {
    for (const topic of tagsOf.get(submission.problemId) ?? []) {
      note(tried, topic, submission.problemId);
      if (isAccepted(submission)) note(solved, topic, submission.problemId);
    }
  }
  return [...tried]
    .map(([topic, ids]) => ({ topic, attempted: ids.size, solved: solved.get(topic)?.size ?? 0 }))
    .sort((a, b) => b.attempted - a.attempted || a.topic.localeCompare(b.topic));
}
