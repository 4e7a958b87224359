import 'reflect-metadata';
import { EnvError, messageOf, parseEnv } from '@evident/kit';
import { z } from 'zod';
import { runAdminCommand, UsageError } from './identity/admin-commands.js';

const CliEnv = z.object({ DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }) });

try {
  const sentence = await runAdminCommand(process.argv.slice(2), parseEnv(CliEnv).DATABASE_URL);
  process.stdout.write(`${sentence}\n`);
} catch (error) {
  const expected = error instanceof UsageError || error instanceof EnvError;
  const message = messageOf(error);
  process.stderr.write(`${expected ? message : `The command failed: ${message}`}\n`);
  process.exitCode = 1;
}
