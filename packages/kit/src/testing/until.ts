const FIRST_PAUSE_MS = 10;
/** A long wait must not keep the machine busy that it waits for. */
const LONGEST_PAUSE_MS = 100;

/**
 * Waits for a condition, which is looked at less often the longer it takes. The default limit is long, so that a slow
 * machine does not fail a test.
 * @returns the first value that is neither false, null nor undefined. @throws after `timeoutMs`, naming `what`.
 */
export async function until<T>(
  what: string,
  check: () => Promise<T | false | null | undefined> | T | false | null | undefined,
  timeoutMs = 60_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.25, LONGEST_PAUSE_MS)) {
    const value = await check();
    if (value !== false && value !== null && value !== undefined) return value;
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs} ms for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
