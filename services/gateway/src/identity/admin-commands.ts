import { Database } from '@evident/kit';
import { randomBytes } from 'node:crypto';
import { PasswordsService } from './passwords.service.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { UsersRepository } from './users.repository.js';

const USAGE = `Usage:
  npm run admin -- grant <email>            make an account an admin
  npm run admin -- revoke <email>           make an admin an ordinary user
  npm run admin -- reset-password <email>   set a random password, print it, end all sessions
  npm run admin -- remove-second-factor <email>   for a person who lost it and the recovery codes`;

/** The operator typed something wrong. The message alone is printed. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Runs one command of the operator's command line.
 * @returns the sentence to print. @throws UsageError
 */
export async function runAdminCommand(args: readonly string[], databaseUrl: string): Promise<string> {
  const [command, email] = args;
  if (command === undefined || email === undefined || args.length !== 2) throw new UsageError(USAGE);
  const database = await Database.connect({ url: databaseUrl, schema: 'gateway', poolSize: 1 });
  try {
    const users = new UsersRepository(database);
    const user = await users.findByEmail(email);
    if (!user) throw new UsageError(`There is no account with the email ${email}.`);
    switch (command) {
      case 'grant':
        await users.setRole(user.id, 'ADMIN');
        return `${user.email} is an admin now.`;
      case 'revoke':
        await users.setRole(user.id, 'USER');
        return `${user.email} is an ordinary user now.`;
      case 'reset-password': {
        const password = randomBytes(12).toString('base64url');
        await users.setPassword(user.id, await new PasswordsService().hash(password));
        return `The new password of ${user.email} is ${password}`;
      }
      case 'remove-second-factor':
        await new SecondFactorRepository(database).remove(user.id);
        return `${user.email} logs in with the password alone now.`;
      default:
        throw new UsageError(USAGE);
    }
  } finally {
    await database.close();
  }
}
