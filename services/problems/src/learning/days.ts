/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

const DAY_MS = 86_400_000;
const MONDAY_OFFSET = 6;

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** @returns the day `days` calendar days after `day`. */
export const shiftDay = (day: Day, days: number): Day =>
  new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** @returns how many calendar days `to` lies after `from`. */
export const daysBetween = (from: Day, to: Day): number => Math.round((timeOf(to) - timeOf(from)) / DAY_MS);

/** @returns the Monday of the day's week. */
export const mondayOf = (day: Day): Day =>
  shiftDay(day, -((new Date(timeOf(day)).getUTCDay() + MONDAY_OFFSET) % 7));
