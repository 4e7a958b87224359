import type { Role, User } from '@evident/contracts';

/** Columns of `users` that describe a person; the alias `u` stands for the table. */
export const ACCOUNT_COLUMNS = `u.id, u.name, u.email, u.role, u.created_at, u.wallet_opened,
  u.email_verified_at IS NOT NULL AS email_verified, u.totp_confirmed_at IS NOT NULL AS second_factor`;

export interface AccountRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  created_at: Date;
  wallet_opened: boolean;
  email_verified: boolean;
  second_factor: boolean;
}

/** A person's account, without the password. */
export interface Account {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: Date;
  walletOpened: boolean;
  emailVerified: boolean;
  secondFactor: boolean;
}

/** The account that a request comes from, read from the database for each request. */
export interface SessionUser extends Account {
  sessionId: string;
  /** What it may do now: an administrator without a needed second factor acts as a user. */
  actingRole: Role;
}

export const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  createdAt: row.created_at,
  walletOpened: row.wallet_opened,
  emailVerified: row.email_verified,
  secondFactor: row.second_factor,
});

/** @returns what the API shows of an account to its owner and to administrators. */
export const userView = (
  { id, name, email, role, createdAt }: Account,
  { tokens, analytics }: { tokens: number; analytics: boolean },
): User => ({ id, name, email, role, createdAt: createdAt.toISOString(), tokens, analytics });
