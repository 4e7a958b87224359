import { ADMIN, withProduct } from '../../benches/support/own-product.js';
import { table } from '../../benches/support/statistics.js';
import { fuzzNative } from './native.js';
import { fuzzFrames, fuzzZips } from './parsers.js';
import { RouteFuzzer, type ApiDocument } from './routes.js';
import { fuzzSockets } from './sockets.js';
import { emptyTotals, isClean, note, type Totals } from './totals.js';
import { Visitor } from './visitor.js';

/**
 * Sends what nobody expects to everything that parses: each route of the OpenAPI document, the socket protocol, the ZIP
 * importer, the frames of the sandbox, and the launcher's C code built with sanitizers. Fails on a 5xx, a hang, an answer
 * that its schema does not allow, or a crash. A run is repeated with its FUZZ_SEED.
 */
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000);
const PARTS = (process.env['FUZZ_PARTS'] ?? 'routes,sockets,zip,frames,native').split(',');
/** Requests for each route. */
const EACH = Number(process.env['FUZZ_REQUESTS'] ?? 45);
const ROUTE = process.env['FUZZ_ROUTE'] ?? '';
const PARSER_RUNS = Number(process.env['FUZZ_PARSER_RUNS'] ?? 20_000);
const NATIVE_S = Number(process.env['FUZZ_NATIVE_S'] ?? 120);
process.env['RATE_LIMIT_FACTOR'] ??= '100000';

const results: Totals[] = [];

async function fuzzProduct(): Promise<void> {
  const crashed: string[] = [];
  await withProduct(
    async (product) => {
      const { origin } = product;
      const admin = await Visitor.member(origin, ADMIN);
      const learner = await Visitor.learner(origin);
      if (PARTS.includes('routes')) {
        const totals = emptyTotals('routes');
        const { problems } = await learner.json<{ problems: { id: string }[] }>('/problems/get-all-problems');
        const document = await learner.json<ApiDocument>('/openapi.json');
        const known = problems.slice(0, 5).map(({ id }) => id);
        const routes = new RouteFuzzer(document, totals, known);
        const count = await routes.run([admin, learner, Visitor.nobody(origin)], EACH, SEED, ROUTE);
        totals.part = `${count} routes`;
        for (const output of crashed) note(totals, 'crashes', output);
        results.push(totals);
      }
      if (PARTS.includes('sockets')) results.push(await fuzzSockets(origin, SEED, () => crashed.length));
    },
    { onCrash: (service, output) => crashed.push(`${service}: ${output.slice(-500)}`) },
  );
}

if (PARTS.includes('frames')) results.push(fuzzFrames(PARSER_RUNS, SEED));
if (PARTS.includes('zip')) results.push(await fuzzZips(PARSER_RUNS / 10, SEED));
if (PARTS.includes('native')) results.push(await fuzzNative(NATIVE_S));
if (PARTS.includes('routes') || PARTS.includes('sockets')) await fuzzProduct();

for (const { part, findings } of results)
  for (const finding of findings) process.stdout.write(`${part}: ${finding}\n`);
const heading = ['', 'inputs', '5xx', 'mismatches', 'hangs', 'crashes'];
const rows = results.map(({ part, inputs, serverErrors, mismatches, hangs, crashes }) => [
  part,
  ...[inputs, serverErrors, mismatches, hangs, crashes].map(String),
]);
process.stdout.write(`${table([heading, ...rows])}\nFUZZ_SEED=${SEED}\n`);
if (!results.every(isClean)) process.exitCode = 1;
