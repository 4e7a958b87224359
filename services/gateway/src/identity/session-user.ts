import type { Role } from '@evident/contracts';

/** Who a request comes from, read from the database for each request. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: Date;
  walletOpened: boolean;
  sessionId: string;
}
