import { z } from 'zod';
import { EXAMPLE } from '../example.js';
import { Difficulty } from '../problem-fields.js';
import { PreferredWeeklyGoal } from './preferences.js';

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An IANA name. Offsets such as +05:30 are refused, because PostgreSQL reads their sign the other way round. */
const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/, 'Use the name of a time zone, such as Europe/Berlin')
  .refine(isTimeZone, 'Use the name of a time zone, such as Europe/Berlin');

export const ProgressQuery = z.object({ timeZone: TimeZone.default('UTC') });
export type ProgressQuery = z.infer<typeof ProgressQuery>;

/** `YYYY-MM-DD` in the time zone of the question. */
const Day = z.iso.date();

export const DayOfWork = z.object({
  day: Day,
  submissions: z.number().int(),
  accepted: z.number().int(),
});
export type DayOfWork = z.infer<typeof DayOfWork>;

/** Consecutive days with an accepted submission, where freezes stand for missed days. */
export const Streak = z.object({
  /** Days counted; frozen days are none of them. */
  current: z.number().int(),
  longest: z.number().int(),
  /** Today counts already. */
  countsToday: z.boolean(),
  /** Missed days that the streak can still stand. */
  freezes: z.number().int(),
  /** Missed days of the listed ones that a freeze stood for. */
  frozenDays: z.array(Day),
});
export type Streak = z.infer<typeof Streak>;

export const TopicStrength = z.object({
  topic: z.string(),
  solved: z.number().int(),
  total: z.number().int(),
  /** 0 to 100, from the solved problems and their difficulty. */
  strength: z.number().int(),
});
export type TopicStrength = z.infer<typeof TopicStrength>;

export const ProblemReview = z.object({
  problemId: z.uuid(),
  title: z.string(),
  difficulty: Difficulty,
  /** The latest accepted submission that counts for the schedule. */
  solvedOn: Day,
  dueOn: Day,
  /** Which repetition it is, from 1. */
  round: z.number().int(),
});
export type ProblemReview = z.infer<typeof ProblemReview>;

export const Reviews = z.object({
  /** The longest overdue first; at most 20. */
  due: z.array(ProblemReview),
  dueCount: z.number().int(),
  /** The first day after today on which a review becomes due; null when none will. */
  nextOn: Day.nullable(),
  /** Solved problems with no further review. */
  knownCount: z.number().int(),
});
export type Reviews = z.infer<typeof Reviews>;

export const Progress = z.object({
  today: Day,
  streak: Streak,
  /** Problems with an accepted submission since Monday. */
  week: z.object({ startsOn: Day, solved: z.number().int() }),
  /** The strongest first. */
  topics: z.array(TopicStrength),
  reviews: Reviews,
  /** Days with a submission in the last 53 weeks, oldest first. */
  days: z.array(DayOfWork),
});
export type Progress = z.infer<typeof Progress>;

export const ProgressAnswer = z
  .object({
    progress: Progress,
    /** Problems a week; null where none is set. */
    weeklyGoal: PreferredWeeklyGoal,
  })
  .meta({
    id: 'ProgressAnswer',
    examples: [
      {
        progress: {
          today: '2026-01-08',
          streak: { current: 3, longest: 9, countsToday: false, freezes: 1, frozenDays: ['2026-01-06'] },
          week: { startsOn: '2026-01-05', solved: 2 },
          topics: [{ topic: 'math', solved: 4, total: 9, strength: 50 }],
          reviews: {
            due: [
              {
                problemId: EXAMPLE.problemId,
                title: 'Double it',
                difficulty: 'EASY',
                solvedOn: '2026-01-05',
                dueOn: '2026-01-08',
                round: 1,
              },
            ],
            dueCount: 1,
            nextOn: '2026-01-12',
            knownCount: 0,
          },
          days: [{ day: '2026-01-05', submissions: 4, accepted: 1 }],
        },
        weeklyGoal: 5,
      },
    ],
  });
export type ProgressAnswer = z.infer<typeof ProgressAnswer>;
