import { Database, DomainError, type Sql } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';

const LISTED = 200;
const OPEN = 'used_at IS NULL AND revoked_at IS NULL AND expires_at > now()';

export interface InvitationRow {
  id: string;
  email: string | null;
  mailed: boolean;
  created_at: Date;
  expires_at: Date;
  state: 'open' | 'used' | 'revoked' | 'expired';
  used_by: string | null;
}

const COLUMNS = `i.id, i.email, i.mailed, i.created_at, i.expires_at,
  CASE WHEN i.used_at IS NOT NULL THEN 'used' WHEN i.revoked_at IS NOT NULL THEN 'revoked'
       WHEN i.expires_at <= now() THEN 'expired' ELSE 'open' END AS state`;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export const invitationInvalid = (): DomainError =>
  new DomainError(
    'INVITATION_INVALID',
    'This invitation was used before, is too old, or is for another address. Ask for a new one.',
  );

/** Links that admit one person each. The database knows the hashes of their secrets only. */
@Injectable()
export class InvitationsRepository {
  constructor(private readonly database: Database) {}

  /** @returns the invitation with the secret of its link. */
  async create(invitation: {
    email: string | null;
    mailed: boolean;
    createdBy: string;
    validDays: number;
  }): Promise<{ token: string; row: InvitationRow }> {
    const token = randomBytes(32).toString('base64url');
    const [row] = await this.database.query<InvitationRow>(
      `INSERT INTO invitations AS i (hash, email, mailed, created_by, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(days => $5)) RETURNING ${COLUMNS}, NULL AS used_by`,
      [hashOf(token), invitation.email, invitation.mailed, invitation.createdBy, invitation.validDays],
    );
    if (!row) throw new Error('The invitation was not stored');
    return { token, row };
  }

  countOpen = async (): Promise<number> => {
    const [row] = await this.database.query<{ open: string }>(
      `SELECT count(*) AS open FROM invitations WHERE ${OPEN}`,
    );
    return Number(row?.open ?? 0);
  };

  /** Latest first. */
  list(): Promise<InvitationRow[]> {
    return this.database.query<InvitationRow>(
      `SELECT ${COLUMNS}, u.email AS used_by FROM invitations i LEFT JOIN users u ON u.id = i.used_by
        ORDER BY i.created_at DESC, i.id LIMIT ${LISTED}`,
    );
  }

  /** @returns false when no invitation that can be used has this id. */
  async revoke(id: string): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE invitations SET revoked_at = now() WHERE id = $1 AND ${OPEN} RETURNING id`,
      [id],
    );
    return rows.length > 0;
  }

  /** @returns whether somebody with this email could use the link. */
  async admits(token: string, email: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT id FROM invitations WHERE hash = $1 AND (email IS NULL OR lower(email) = lower($2)) AND ${OPEN}`,
      [hashOf(token), email],
    );
    return rows.length > 0;
  }

  /** Uses the link for a new account, in the transaction that makes the account. @throws INVITATION_INVALID */
  async use(sql: Sql, token: string, account: { id: string; email: string }): Promise<{ mailed: boolean }> {
    const [row] = await sql.query<{ mailed: boolean }>(
      `UPDATE invitations SET used_at = now(), used_by = $3
        WHERE hash = $1 AND (email IS NULL OR lower(email) = lower($2)) AND ${OPEN} RETURNING mailed`,
      [hashOf(token), account.email, account.id],
    );
    if (!row) throw invitationInvalid();
    return row;
  }

  /** Uses an invitation of this address without its link: the owner of the address has proved it otherwise. */
  async useByEmail(sql: Sql, account: { id: string; email: string }): Promise<boolean> {
    const rows = await sql.query(
      `UPDATE invitations SET used_at = now(), used_by = $2
        WHERE id = (SELECT id FROM invitations WHERE lower(email) = lower($1) AND ${OPEN}
                     ORDER BY expires_at LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING id`,
      [account.email, account.id],
    );
    return rows.length > 0;
  }
}
