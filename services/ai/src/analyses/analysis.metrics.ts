import { counter, gauge, histogram } from '@evident/kit';

export const analysesEnded = counter('ai_analyses_total', 'Analyses that ended', ['status', 'code']);
export const analysisSeconds = histogram('ai_analysis_seconds', 'From claim to stored result', ['language']);
export const analysisPartSeconds = histogram(
  'ai_analysis_part_seconds',
  'Time of each part of an analysis; parts overlap, and inputs are made within others',
  ['part'],
);
export const analysesWaiting = gauge('ai_analyses_waiting', 'Analyses that wait for a worker');
export const analysesInHand = gauge('ai_analyses_in_hand', 'Analyses being worked on');
export const chargesOpen = gauge(
  'ai_charges_open',
  'Analyses whose hold is not confirmed, or not yet captured or voided',
);
export const chargesEnded = counter('ai_charges_ended_total', 'Tokens captured and voided', ['as', 'by']);
export const replays = counter('ai_replays_total', 'Requests answered by an earlier analysis');
export const redispatches = counter('ai_redispatches_total', 'Waiting analyses whose job was missing');
export const leaseExpiries = counter(
  'ai_lease_expiries_total',
  'Analyses whose worker stopped renewing its lease',
);
