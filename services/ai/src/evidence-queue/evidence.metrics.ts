import { counter, gauge, histogram } from '@evident/kit';

export const evidenceRuns = counter('ai_evidence_runs_total', 'Programs run for analyses', ['outcome']);
export const evidenceSeconds = histogram(
  'ai_evidence_seconds',
  'Time of evidence runs: whole, from row to result, and the part in which programs ran',
  ['part'],
);
export const evidenceWaiting = gauge('ai_evidence_waiting', 'Runs of evidence that wait for the judge');
export const evidenceRedispatches = counter(
  'ai_evidence_redispatches_total',
  'Waiting runs of evidence whose job was missing',
);
export const evidenceLeaseExpiries = counter(
  'ai_evidence_lease_expiries_total',
  'Claims of evidence whose judge stopped renewing its lease',
);
