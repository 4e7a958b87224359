import { BASE_ENV, port } from '@evident/kit';
import { z } from 'zod';

export const EnvSchema = z.object({
  ...BASE_ENV,
  DATABASE_URL: z.url(),
  REDIS_URL: z.url(),
  RPC_HOST: z.string().default('127.0.0.1'),
  RPC_PORT: port,
  JUDGE_RPC_PORT: port,
  PROBLEMS_RPC_URL: z.url(),
  BILLING_RPC_URL: z.url(),
});
export type Env = z.infer<typeof EnvSchema>;
