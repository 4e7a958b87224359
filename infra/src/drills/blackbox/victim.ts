import pg from 'pg';

/** What the attacks aim at. */
export interface Victim {
  userId: string;
  problemId: string;
  /** Of the problem's tests. Content hashes leak more easily than tests. */
  testSetHash: string;
  /** A submission that another worker judges or has judged. */
  submissionId: string;
}

/** @returns the hash of the tests that a problem has now. */
export async function testSetHashOf(problemId: string, databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ hash: string }>(
      'SELECT test_set_hash AS hash FROM problems.problem WHERE id = $1',
      [problemId],
    );
    if (!rows[0]) throw new Error(`There is no problem ${problemId}`);
    return rows[0].hash;
  } finally {
    await client.end();
  }
}
