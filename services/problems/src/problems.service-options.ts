import {
  ACCOUNT_RPC,
  AUTHORING_RPC,
  DISCUSSIONS_RPC,
  FAIR_CLAIMS_RPC,
  HACKS_RPC,
  JUDGING_RPC,
  LEARNING_RPC,
  OPERATIONS_RPC,
  PLAYLISTS_RPC,
  PROBLEM_CONTEXT_RPC,
  PROBLEMS_RPC,
  SUBMISSIONS_RPC,
  TOPICS_RPC,
} from '@evident/contracts';
import { Database, databaseProblems, type ServiceOptions } from '@evident/kit';
import type { Env } from './env.js';
import { JudgingStatusService } from './operations/judging-status.service.js';
import { ProblemsModule } from './problems.module.js';

const SERVICE_RPC = [
  ACCOUNT_RPC,
  AUTHORING_RPC,
  DISCUSSIONS_RPC,
  HACKS_RPC,
  LEARNING_RPC,
  OPERATIONS_RPC,
  PLAYLISTS_RPC,
  PROBLEM_CONTEXT_RPC,
  PROBLEMS_RPC,
  SUBMISSIONS_RPC,
  TOPICS_RPC,
];

/** The service as `main.ts` and the tests boot it. */
export function serviceOptions(env: Env): ServiceOptions {
  return {
    name: 'problems',
    env,
    module: ProblemsModule.forEnv(env),
    rpc: [
      { host: env.RPC_HOST, port: env.RPC_PORT, serves: SERVICE_RPC },
      {
        host: env.JUDGE_RPC_HOST ?? env.RPC_HOST,
        port: env.JUDGE_RPC_PORT,
        serves: [JUDGING_RPC, FAIR_CLAIMS_RPC],
      },
    ],
    // Nobody who judges is a warning only: workers reach the service, and learners read, while it is ready.
    readiness: (app) => async () => {
      const problems = await databaseProblems(app.get(Database));
      return {
        problems,
        warnings: problems.length > 0 ? [] : await app.get(JudgingStatusService).warnings(),
      };
    },
  };
}
