import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writePrivate } from '../backing/private-files.js';

const secret = () =>
  z
    .string()
    .min(8)
    .default(() => randomBytes(32).toString('hex'));

/** Secrets made at the first start and kept in the data folder, readable by its owner only. */
const Secrets = z.object({
  jwtSecret: secret(),
  gatewayDatabase: secret(),
  problemsDatabase: secret(),
  billingDatabase: secret(),
  aiDatabase: secret(),
  paymentKeySecret: secret(),
  paymentWebhookSecret: secret(),
  adminPassword: z
    .string()
    .min(8)
    .default(() => randomBytes(9).toString('base64url')),
});
export type Secrets = z.infer<typeof Secrets>;

/** @returns the secrets, and whether this is the first start on this folder. */
export function loadSecrets(
  dataDir: string,
  given: { adminPassword?: string | undefined },
): { secrets: Secrets; first: boolean } {
  const file = path.join(dataDir, 'secrets.json');
  const first = !existsSync(file);
  const stored: unknown = first ? {} : JSON.parse(readFileSync(file, 'utf8'));
  const secrets = Secrets.parse({
    ...(stored as object),
    ...(given.adminPassword && { adminPassword: given.adminPassword }),
  });
  mkdirSync(dataDir, { recursive: true });
  writePrivate(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return { secrets, first };
}
