import type { Role, User } from '@evident/contracts';

/** Columns of `users` that describe a person; the alias `u` stands for the table. */
export const ACCOUNT_COLUMNS = 'u.id, u.name, u.email, u.role, u.created_at, u.wallet_opened';

export interface AccountRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  created_at: Date;
  wallet_opened: boolean;
}

/** A person's account, without the password. */
export interface Account {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: Date;
  walletOpened: boolean;
}

/** The account that a request comes from, read from the database for each request. */
export interface SessionUser extends Account {
  sessionId: string;
}

export const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  createdAt: row.created_at,
  walletOpened: row.wallet_opened,
});

/** @returns what the API shows of an account to its owner and to administrators. */
export const userView = (
  { id, name, email, role, createdAt }: Account,
  { tokens, analytics }: { tokens: number; analytics: boolean },
): User => ({ id, name, email, role, createdAt: createdAt.toISOString(), tokens, analytics });
