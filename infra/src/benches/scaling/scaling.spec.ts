import { readFileSync } from 'node:fs';
import path from 'node:path';
import { replay, type Recording, type Sample } from './scaling-replay.js';
import { readScalingRules } from './scaling-rules.js';

const KUBERNETES = path.resolve(__dirname, '../../../kubernetes');
const rules = readScalingRules(path.join(KUBERNETES, 'base/autoscaling.yaml'));
const { target, min, max } = rules;

const at = (rows: readonly (number | null)[], everyS = 15): Sample[] =>
  rows.map((each, index) => ({ atS: index * everyS, rows: each }));
const steady = (rows: number | null, rounds: number): (number | null)[] =>
  Array.from({ length: rounds }, () => rows);
const workersOf = (samples: readonly Sample[], pastS = 0, of = rules): number[] =>
  replay(of, samples, pastS).map(({ replicas }) => replicas);

/** What the policies of the manifest allow in one round of 15 s upwards. */
const most = (replicas: number): number =>
  Math.max(
    ...rules.up.policies.map(({ type, value }) =>
      type === 'Pods' ? replicas + value : Math.ceil(replicas * (1 + value / 100)),
    ),
  );

test('an idle queue keeps the minimum', () => {
  expect(new Set(workersOf(at(steady(0, 10))))).toEqual(new Set([min]));
});

test('wants one worker for each target, and goes there as fast as the policies allow', () => {
  const wanted = 30;
  const samples = at(steady(wanted * target, 8));
  const decisions = replay(rules, samples);
  expect(decisions[0]).toMatchObject({ wanted, replicas: Math.min(wanted, most(min)) });
  for (const [index, { replicas }] of decisions.entries())
    if (index > 0) expect(replicas).toBe(Math.min(wanted, most(decisions[index - 1]?.replicas ?? min)));
  expect(decisions.at(-1)?.replicas).toBe(wanted);
});

test('never wants more than the maximum', () => {
  expect(workersOf(at(steady(max * target * 5, 20))).at(-1)).toBe(max);
});

test('a difference within the tolerance of the HPA changes nothing', () => {
  const ten = steady(10 * target, 6);
  const more = (share: number): number => 10 * target * share;
  expect(workersOf(at([...ten, more(1.09)])).at(-1)).toBe(10);
  expect(workersOf(at([...ten, more(1.2)])).at(-1)).toBe(12);
});

test('an ended burst keeps its workers for the window, then loses a share a period', () => {
  const many = 40;
  const samples = at([...steady(many * target, 10), 0]);
  const decisions = replay(rules, samples, 1_800);
  const full = decisions.filter(({ replicas }) => replicas === many);
  const endS = 10 * 15;
  const [policy] = rules.down.policies;
  expect(full.at(-1)?.atS).toBe(endS + rules.down.windowS - 2 * 15);
  const first = decisions.find(({ atS, replicas }) => atS > endS && replicas < many);
  expect(first?.replicas).toBe(Math.floor(many * (1 - (policy?.value ?? 0) / 100)));
  const next = decisions.find(
    ({ atS, replicas }) => atS > (first?.atS ?? 0) && replicas < (first?.replicas ?? 0),
  );
  expect((next?.atS ?? 0) - (first?.atS ?? 0)).toBe(policy?.periodSeconds);
  expect(decisions.at(-1)?.replicas).toBe(min);
});

test('a short gap in a burst takes no worker away', () => {
  const burst = steady(20 * target, 8);
  expect(new Set(workersOf(at([...burst, 0, 0, ...burst])).slice(4))).toEqual(new Set([20]));
});

test('a failing query first changes nothing', () => {
  expect(workersOf(at([...steady(20 * target, 8), null])).at(-1)).toBe(20);
});

test('with a query that fails for long, no worker is taken away, and there are enough to begin with', () => {
  expect(workersOf(at([...steady(20 * target, 8), null]), 1_800).at(-1)).toBe(20);
  expect(workersOf(at([0, null]), 1_800).at(-1)).toBe(rules.fallback.replicas);
  const unsafe = { ...rules, fallback: { ...rules.fallback, behavior: 'static' as const } };
  expect(workersOf(at([...steady(20 * target, 8), null]), 1_800, unsafe).at(-1)).toBe(
    rules.fallback.replicas,
  );
});

test('the recorded burst was read with the query of the manifest, and asks for workers and gives them back', () => {
  const recording = JSON.parse(
    readFileSync(path.join(__dirname, 'recorded-burst.json'), 'utf8'),
  ) as Recording;
  expect(recording.query).toBe(rules.query);
  const decisions = replay(rules, recording.samples, 900);
  const peak = Math.max(...recording.samples.map(({ rows }) => rows ?? 0));
  const highest = Math.max(...decisions.map(({ replicas }) => replicas));
  expect(highest).toBeGreaterThan(min);
  expect(highest).toBeLessThanOrEqual(Math.min(max, Math.ceil(peak / target)));
});
