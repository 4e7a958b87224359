import type { EditorLanguage } from '@evident/contracts';
import type { LatencyClient } from '../support/latency-client.js';
import { quantile } from '../support/statistics.js';

export interface SmallRun {
  problemId: string;
  language: EditorLanguage;
  source: string;
}

/** Milliseconds of each run, with no other work for the product and during an analysis. */
export interface Delays {
  alone: number[];
  meanwhile: number[];
}

export const delayRatio = ({ alone, meanwhile }: Delays): number =>
  quantile(meanwhile, 0.5) / quantile(alone, 0.5);

/** Runs of each program alone before each analysis. */
const ALONE = 3;
/** A pause like that of a person who looks at the result. */
const PAUSE_MS = 250;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Runs the small programs in turns, alone and during an analysis, `rounds` times, so that other work on the machine
 * affects both alike.
 * @param analyse begins a fresh analysis; resolves when it has ended.
 */
export async function measureDelays(
  learner: LatencyClient,
  runs: readonly SmallRun[],
  rounds: number,
  analyse: (round: number) => Promise<unknown>,
): Promise<Map<EditorLanguage, Delays>> {
  const delays = new Map<EditorLanguage, Delays>(
    runs.map(({ language }) => [language, { alone: [], meanwhile: [] }]),
  );
  const runAll = async (
    book: (language: EditorLanguage, ms: number) => void,
    goesOn: () => boolean,
  ): Promise<void> => {
    for (const { problemId, language, source } of runs) {
      await pause();
      const fresh = `${source}\n${language === 'PYTHON' ? '#' : '//'} ${Math.random()}\n`;
      const { judgedMs } = await learner.run(problemId, language, fresh);
      if (goesOn()) book(language, judgedMs);
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < ALONE; at += 1)
      await runAll(
        (language, ms) => delays.get(language)?.alone.push(ms),
        () => true,
      );
    let atWork = true;
    const analysis = analyse(round).finally(() => (atWork = false));
    while (atWork)
      await runAll(
        (language, ms) => delays.get(language)?.meanwhile.push(ms),
        () => atWork,
      );
    await analysis;
  }
  return delays;
}
