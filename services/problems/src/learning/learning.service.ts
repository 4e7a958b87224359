import {
  LEARNING_RPC,
  LISTED_DAYS,
  LISTED_REVIEWS,
  type ProblemReview,
  type Reviews,
  type RpcParsedRequest,
  type RpcResponse,
} from '@evident/contracts';
import { RpcMethod } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { mondayOf, shiftDay, type Day } from './days.js';
import { LearningRepository, type OpenProblemRow, type SolvedDays } from './learning.repository.js';
import { reviewOf } from './reviews.js';
import { streakOf } from './streak.js';
import { topicStrengths } from './topic-strength.js';

/** A learner's progress, computed from their submissions at each question. */
@Injectable()
export class LearningService {
  constructor(private readonly learning: LearningRepository) {}

  /** @throws VALIDATION_FAILED for an unknown time zone */
  @RpcMethod(LEARNING_RPC, 'learning.progress')
  async progress({
    actor: { userId },
    query: { timeZone },
  }: RpcParsedRequest<typeof LEARNING_RPC, 'learning.progress'>): Promise<
    RpcResponse<typeof LEARNING_RPC, 'learning.progress'>
  > {
    const today = await this.learning.today(timeZone);
    const [days, solved, open] = await Promise.all([
      this.learning.days(userId, timeZone),
      this.learning.solvedDays(userId, timeZone),
      this.learning.openProblems(),
    ]);
    const startsOn = mondayOf(today);
    const worked = [...new Set(solved.flatMap((one) => one.days))].sort();
    const { frozenDays, ...streak } = streakOf(worked, today);
    const firstListed = shiftDay(today, 1 - LISTED_DAYS);
    const solvedDays = new Map(solved.map((one) => [one.problem_id, one.days]));
    return {
      today,
      streak: { ...streak, frozenDays: frozenDays.filter((day) => day >= firstListed) },
      week: { startsOn, solved: solvedSince(startsOn, solved) },
      topics: topicStrengths(open.map((problem) => ({ ...problem, solved: solvedDays.has(problem.id) }))),
      reviews: reviewsOf(open, solvedDays, today),
      days: days.filter(({ day }) => day >= firstListed),
    };
  }
}

const solvedSince = (monday: Day, solved: readonly SolvedDays[]): number =>
  solved.filter(({ days }) => (days.at(-1) ?? '') >= monday).length;

/** A deleted problem is not open, so it is not to be reviewed. */
function reviewsOf(
  open: readonly OpenProblemRow[],
  solvedDays: ReadonlyMap<string, readonly Day[]>,
  today: Day,
): Reviews {
  const due: ProblemReview[] = [];
  let nextOn: Day | null = null;
  let knownCount = 0;
  for (const { id, title, difficulty } of open) {
    const days = solvedDays.get(id);
    if (!days) continue;
    const review = reviewOf(days);
    if (!review) knownCount += 1;
    else if (review.dueOn <= today) due.push({ problemId: id, title, difficulty, ...review });
    else if (nextOn === null || review.dueOn < nextOn) nextOn = review.dueOn;
  }
  due.sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.title.localeCompare(b.title));
  return { due: due.slice(0, LISTED_REVIEWS), dueCount: due.length, nextOn, knownCount };
}
