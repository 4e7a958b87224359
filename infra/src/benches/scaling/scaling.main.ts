import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { REPOSITORY } from '../../launcher/settings.js';
import { table } from '../support/statistics.js';
import { replay, type Decision, type Sample } from './scaling-replay.js';
import { readScalingRules } from './scaling-rules.js';

/**
 * What KEDA and the HPA would decide about the workers, with the rules of the manifest and a queue that was recorded by
 * `bench:load`. A file may be given: `npm run bench:scaling -- recording.json`.
 */
const RECORDED = path.join(REPOSITORY, 'infra/src/benches/scaling/recorded-burst.json');
/** Longer than the window in which the HPA does not take workers away. */
const PAST_S = 900;
/** What four cores judge of a contest's mix in 10 s (docs/capacity.md). */
const PATIENT_TARGET = 50;

const Recording = z.object({
  query: z.string(),
  note: z.string(),
  samples: z.array(z.object({ atS: z.number(), rows: z.number().nullable() })).min(1),
});

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Rounds in which nothing changes are left out. */
function changed(decisions: readonly Decision[]): Decision[] {
  return decisions.filter(
    ({ rows, wanted, replicas }, at) =>
      at === 0 ||
      rows !== decisions[at - 1]?.rows ||
      wanted !== decisions[at - 1]?.wanted ||
      replicas !== decisions[at - 1]?.replicas,
  );
}

function show(title: string, decisions: readonly Decision[]): void {
  print(`\n${title}`);
  print(
    table([
      ['s', 'rows', 'wanted', 'workers'],
      ...changed(decisions).map(({ atS, rows, wanted, replicas }) => [
        `${atS}`,
        rows === null ? 'failed' : `${rows}`,
        `${wanted}`,
        `${replicas}`,
      ]),
    ]),
  );
  const most = Math.max(...decisions.map(({ replicas }) => replicas));
  const reached = decisions.find(({ replicas }) => replicas === most);
  const left = decisions.findLast(({ replicas }) => replicas === most);
  print(
    `most workers: ${most}, from ${reached?.atS} s to ${left?.atS} s; at the end: ${decisions.at(-1)?.replicas}`,
  );
}

const rules = readScalingRules();
const recording = Recording.parse(JSON.parse(readFileSync(process.argv[2] ?? RECORDED, 'utf8')));
if (recording.query !== rules.query)
  throw new Error('The recording was made with another query than the one of the manifest');
const { samples, note } = recording;
print(`${note}; ${rules.target} rows a worker, ${rules.min} to ${rules.max} workers`);
show('the recorded burst', replay(rules, samples, PAST_S));
const tenth: Sample[] = samples.map(({ atS, rows }) => ({
  atS,
  rows: rows === null ? null : Math.ceil(rows / 10),
}));
show('a tenth of the rows', replay(rules, tenth, PAST_S));
show(`with ${PATIENT_TARGET} rows a worker`, replay({ ...rules, target: PATIENT_TARGET }, samples, PAST_S));
const last = samples.findLast(({ atS }) => atS <= 30)?.atS ?? 0;
const failing = samples.map((sample) => (sample.atS > last ? { ...sample, rows: null } : sample));
show('the query fails from the 31st second on', replay(rules, failing, PAST_S));
