import type { DayOfWork } from '@evident/contracts/http/progress';

const DAY_MS = 86_400_000;

/** @returns the day `days` calendar days after `day`, both `YYYY-MM-DD`. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** @returns the day as a date of the browser's time zone, which formats and charts expect. */
export function localDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export interface Summary {
  submissions: number;
  activeDays: number;
  /** The day with most submissions, the latest of several; null without one. */
  busiest: DayOfWork | null;
}

/** What a calendar shows, in figures. */
export function summaryOf(days: readonly DayOfWork[]): Summary {
  let busiest: DayOfWork | null = null;
  for (const day of days) if (!busiest || day.submissions >= busiest.submissions) busiest = day;
  return {
    submissions: days.reduce((sum, day) => sum + day.submissions, 0),
    activeDays: days.length,
    busiest,
  };
}
