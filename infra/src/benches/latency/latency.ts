import { readPackage } from '@evident/catalogue';
import { EDITOR_LANGUAGES, LANGUAGE_LABELS, type EditorLanguage } from '@evident/contracts';
import { bareRunMs } from './bare-runs.js';
import { LatencyClient } from '../support/latency-client.js';
import { withProduct } from '../support/own-product.js';
import { quantile, table } from '../support/statistics.js';

const SLUG = 'climbing-stairs';
const COUNT = Number(process.env['BENCH_COUNT'] ?? 50);
const WARM_UP = 5;
// The bench submits faster than the rate limits allow one person.
process.env['RATE_LIMIT_FACTOR'] ??= '100';

/** A changed source with the same meaning, so that no cache has it. */
const changed = (language: EditorLanguage, source: string, round: number): string =>
  `${source}\n${language === 'PYTHON' ? '#' : '//'} ${round}\n`;

async function measure(client: LatencyClient): Promise<string[][]> {
  const problem = await client.problem(SLUG);
  const { references } = readPackage(SLUG);
  const testCount = problem.testcases.length + problem.hiddenTestCount;
  const inputs = Array.from(
    { length: testCount },
    (_, index) => problem.testcases[index % problem.testcases.length]?.input ?? '',
  );
  const times = Object.fromEntries(
    EDITOR_LANGUAGES.map((language) => [
      language,
      { accepted: [] as number[], judged: [] as number[], bare: [] as number[] },
    ]),
  );
  for (let round = 0; round < COUNT + WARM_UP; round += 1) {
    for (const language of EDITOR_LANGUAGES) {
      const source = changed(language, references[language], round);
      const { acceptedMs, judgedMs } = await client.submit(problem.id, language, source);
      if (round < WARM_UP) continue;
      times[language]?.accepted.push(acceptedMs);
      times[language]?.judged.push(judgedMs);
      if (round % 5 === 0) times[language]?.bare.push(bareRunMs(language, source, inputs));
    }
  }
  return EDITOR_LANGUAGES.map((language) => {
    const { accepted = [], judged = [], bare = [] } = times[language] ?? {};
    const ms = (value: number): string => value.toFixed(0);
    return [
      LANGUAGE_LABELS[language],
      `${ms(quantile(accepted, 0.5))} / ${ms(quantile(accepted, 0.95))}`,
      ms(quantile(judged, 0.5)),
      ms(quantile(judged, 0.95)),
      ms(quantile(bare, 0.5)),
      (quantile(judged, 0.5) / quantile(bare, 0.5)).toFixed(2),
      `${testCount}`,
    ];
  });
}

await withProduct(async ({ origin }) => {
  const client = await LatencyClient.open(origin);
  const rows = await measure(client);
  client.close();
  process.stdout.write(
    `submit → verdict on the socket, ${COUNT} submissions a language, changed source each time (wall ms)\n`,
  );
  process.stdout.write(
    `${table([['', '202 p50 / p95', 'p50', 'p95', 'bare compile + runs p50', 'p50 / bare', 'tests'], ...rows])}\n`,
  );
});
