import pg from 'pg';

/**
 * A faulty ledger that reads the balance, decides and writes it back. The tests of the real ledger must fail against
 * it.
 */
export class NaiveLedger {
  private readonly pool: pg.Pool;

  /** @param ownerUrl the owner's connection: the service's own role could not do this. */
  constructor(ownerUrl: string) {
    this.pool = new pg.Pool({ connectionString: ownerUrl, max: 20, options: '-c search_path=billing' });
  }

  /** @returns whether the hold was granted. */
  async hold(holdId: string, userId: string): Promise<boolean> {
    const { rows } = await this.pool.query<{ posted: number; held: number }>(
      'SELECT posted, held FROM wallet WHERE user_id = $1',
      [userId],
    );
    const wallet = rows[0];
    if (!wallet || wallet.posted - wallet.held < 1) return false;
    await this.pool.query('UPDATE wallet SET held = $2 WHERE user_id = $1', [userId, wallet.held + 1]);
    await this.pool.query(
      `INSERT INTO hold (id, user_id, amount, purpose, expires_at) VALUES ($1, $2, 1, 'analysis', now() + interval '1 hour')`,
      [holdId, userId],
    );
    return true;
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
