import type { Role, User } from '@evident/contracts';

interface Account {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: Date;
}

/** What an account's owner sees of it. */
export const userView = (
  { id, name, email, role, createdAt }: Account,
  wallet: { tokens: number; analytics: boolean },
): User => ({
  id,
  name,
  email,
  role,
  createdAt: createdAt.toISOString(),
  tokens: wallet.tokens,
  analytics: wallet.analytics,
});
