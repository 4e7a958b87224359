import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSpanCollector } from '@evident/kit/testing/span-collector';
import { until } from '@evident/kit/testing/until';
import { LatencyClient } from '../../benches/support/latency-client.js';
import { withProduct } from '../../benches/support/own-product.js';
import { asTree, picture } from './trace-picture.js';

const folder = process.env['TRACE_DIR'] ?? 'data/trace';
const SOURCE = 'n = int(input())\na, b = 1, 1\nfor _ in range(n - 1): a, b = b, a + b\nprint(b)\n';

/** One submission's trace, from the click to each test, as JSON and as a picture. */
const collector = await startSpanCollector();
process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.endpoint;
await withProduct(async ({ origin }) => {
  const client = await LatencyClient.open(origin);
  const problem = await client.problem('climbing-stairs');
  const tests = problem.testcases.length + problem.hiddenTestCount;
  // The first one warms the caches; the second is what learners see.
  for (const round of [1, 2]) await client.submit(problem.id, 'PYTHON', `${SOURCE}# ${round}\n`);
  client.close();
  const judged = () => collector.spans.filter(({ name }) => name === 'judge');
  const spans = await until('the whole trace', () => {
    const traceId = judged().at(1)?.traceId;
    const trace = collector.spans.filter((span) => span.traceId === traceId);
    const whole =
      trace.filter(({ name }) => name === 'test').length === tests &&
      trace.some(({ service, parentId }) => service === 'gateway' && parentId === null);
    return Promise.resolve(whole && trace);
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'trace.json'), `${JSON.stringify(spans, null, 2)}\n`);
  writeFileSync(path.join(folder, 'trace.svg'), picture(spans));
  for (const { span, depth } of asTree(spans))
    process.stdout.write(
      `${'  '.repeat(depth)}${span.service} ${span.name} ${(span.endMs - span.startMs).toFixed(1)} ms\n`,
    );
  process.stdout.write(`written to ${folder}/trace.json and trace.svg\n`);
});
await collector.stop();
