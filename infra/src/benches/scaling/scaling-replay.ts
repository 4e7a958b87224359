import type { ScalingPolicy, ScalingRules } from './scaling-rules.js';

/** What the query of the autoscaler answered; null: it failed. */
export interface Recording {
  query: string;
  /** Where and how it was recorded. */
  note: string;
  samples: readonly Sample[];
}

export interface Sample {
  atS: number;
  rows: number | null;
}

export interface Decision {
  atS: number;
  rows: number | null;
  /** What the metric alone asks for. */
  wanted: number;
  /** What the rules let it become. */
  replicas: number;
}

/** How often the HPA decides (`--horizontal-pod-autoscaler-sync-period`), and what difference it ignores; both defaults. */
const SYNC_S = 15;
const TOLERANCE = 0.1;

interface Change {
  atS: number;
  by: number;
}

/**
 * The documented decisions of KEDA and the HPA on a recorded metric, from `min` replicas on. KEDA gives the metric to the
 * HPA, which asks for it at each of its own rounds; the polling interval counts failures, and it starts the first replica,
 * which is no matter with a minimum of one. The cooldown period is for the way to zero only, so it is not used either.
 * @param pastS how long it goes on with the last sample
 */
export function replay(rules: ScalingRules, samples: readonly Sample[], pastS = 0): Decision[] {
  const decisions: Decision[] = [];
  const recommended: Decision[] = [];
  const changes: Change[] = [];
  let replicas = rules.min;
  const endS = (samples.at(-1)?.atS ?? 0) + pastS;
  for (let atS = 0; atS <= endS; atS += SYNC_S) {
    const rows = lastBefore(samples, atS)?.rows ?? null;
    const usage = rows ?? fallbackUsage(rules, samples, atS, replicas);
    const wanted = usage === undefined ? replicas : wantedBy(usage, rules.target, replicas);
    recommended.push({ atS, rows, wanted, replicas });
    const stable = stabilised(rules, recommended, atS, replicas);
    const next = limited(rules, changes, atS, replicas, stable);
    if (next !== replicas) changes.push({ atS, by: next - replicas });
    replicas = next;
    decisions.push({ atS, rows, wanted, replicas });
  }
  return decisions;
}

const lastBefore = (samples: readonly Sample[], atS: number): Sample | undefined =>
  samples.findLast((sample) => sample.atS <= atS);

/** `AverageValue`: the metric divided by the replicas is compared with the target. */
function wantedBy(usage: number, target: number, replicas: number): number {
  return Math.abs(usage / (target * replicas) - 1) <= TOLERANCE ? replicas : Math.ceil(usage / target);
}

/** @returns the metric that KEDA reports instead of failures; undefined before there are enough of them, when the HPA keeps what it has */
function fallbackUsage(
  { fallback, pollingIntervalS, target }: ScalingRules,
  samples: readonly Sample[],
  atS: number,
  replicas: number,
): number | undefined {
  let failures = 0;
  for (
    let poll = atS;
    poll >= 0 && (lastBefore(samples, poll)?.rows ?? null) === null;
    poll -= pollingIntervalS
  )
    failures += 1;
  if (failures <= fallback.failureThreshold) return undefined;
  const kept = fallback.behavior === 'currentReplicasIfHigher' ? replicas : 0;
  return Math.max(fallback.replicas, kept) * target;
}

/** The lowest recommendation of the window upwards, the highest of the other window downwards. */
function stabilised(
  { up, down }: ScalingRules,
  recommended: readonly Decision[],
  atS: number,
  replicas: number,
): number {
  const since = (windowS: number): number[] =>
    recommended.filter((each) => each.atS > atS - windowS || each.atS === atS).map(({ wanted }) => wanted);
  const most = Math.min(...since(up.windowS));
  const least = Math.max(...since(down.windowS));
  if (replicas < most) return most;
  return replicas > least ? least : replicas;
}

/** Each policy counts from the replicas at the beginning of its period; of several the one that changes most decides. */
function limited(
  rules: ScalingRules,
  changes: readonly Change[],
  atS: number,
  replicas: number,
  stable: number,
): number {
  const atStart = (periodS: number): number =>
    changes.filter((each) => each.atS > atS - periodS).reduce((sum, { by }) => sum - by, replicas);
  const limit = (policy: ScalingPolicy, sign: 1 | -1): number => {
    const start = atStart(policy.periodSeconds);
    if (policy.type === 'Pods') return start + sign * policy.value;
    const share = start * (1 + (sign * policy.value) / 100);
    return sign > 0 ? Math.ceil(share) : Math.floor(share);
  };
  const bounded = Math.min(Math.max(stable, rules.min), rules.max);
  if (bounded > replicas) {
    const most = Math.max(...rules.up.policies.map((policy) => limit(policy, 1)));
    return Math.min(bounded, Math.max(most, replicas));
  }
  if (bounded < replicas) {
    const least = Math.min(...rules.down.policies.map((policy) => limit(policy, -1)));
    return Math.max(bounded, Math.min(least, replicas));
  }
  return replicas;
}
