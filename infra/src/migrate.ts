import { parseEnv } from '@evident/kit/env';
import { z } from 'zod';
import { migrateSchemas } from './launcher/schemas.js';

/** Brings every schema up to date and ends. A deployment runs it before the services start. */
const Env = z.object({
  ADMIN_DATABASE_URL: z.url(),
  GATEWAY_DATABASE_PASSWORD: z.string().min(8),
  PROBLEMS_DATABASE_PASSWORD: z.string().min(8),
  BILLING_DATABASE_PASSWORD: z.string().min(8),
  AI_DATABASE_PASSWORD: z.string().min(8),
});

const env = parseEnv(Env);
const applied = await migrateSchemas(env.ADMIN_DATABASE_URL, {
  gatewayDatabase: env.GATEWAY_DATABASE_PASSWORD,
  problemsDatabase: env.PROBLEMS_DATABASE_PASSWORD,
  billingDatabase: env.BILLING_DATABASE_PASSWORD,
  aiDatabase: env.AI_DATABASE_PASSWORD,
});
process.stdout.write(`${applied} migration steps applied\n`);
