/** A day of the user's calendar, `YYYY-MM-DD` in their own time zone. */
type Day = string;

const DAY_MS = 86_400_000;

/** @returns the calendar day of a moment in an IANA zone. */
export function dayIn(zone: string, at: Date): Day {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return parts.format(at);
}

/** @returns the day `days` calendar days after `day`. */
export function shiftDay(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export interface Activity {
  today: Day;
  /** Number of submissions of each day with at least one. */
  perDay: ReadonlyMap<Day, number>;
  activeDays: number;
  /** Consecutive days with a submission up to today, or up to yesterday when today has none. */
  currentStreak: number;
  longestStreak: number;
}

/** Calendar and streaks of a user, computed from the same days. */
export function activityOf(submissions: readonly { createdAt: string }[], zone: string, now: Date): Activity {
  const perDay = new Map<Day, number>();
  for (const { createdAt } of submissions) {
    const day = dayIn(zone, new Date(createdAt));
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
  }
  const today = dayIn(zone, now);
  let longestStreak = 0;
  for (const day of perDay.keys()) {
    if (perDay.has(shiftDay(day, -1))) continue;
    let length = 1;
    while (perDay.has(shiftDay(day, length))) length++;
    longestStreak = Math.max(longestStreak, length);
  }
  let end = perDay.has(today) ? today : shiftDay(today, -1);
  let currentStreak = 0;
  while (perDay.has(end)) {
    currentStreak++;
    end = shiftDay(end, -1);
  }
  return { today, perDay, activeDays: perDay.size, currentStreak, longestStreak };
}
