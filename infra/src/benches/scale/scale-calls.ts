import type { ProblemSummary } from '@evident/contracts';
import type { Session } from '../support/session.js';
import { quantile } from '../support/statistics.js';

const WARM_UP = 5;

export interface Timed {
  name: string;
  p50Ms: number;
  p95Ms: number;
  /** Size of the answer's body, decompressed. */
  kilobytes: number;
}

interface Call {
  name: string;
  path: string;
  headers?: Record<string, string>;
}

/** The calls of the problem list, the problem page and the profile, for a problem that the learner has submitted. */
export async function screenCalls(session: Session): Promise<Call[]> {
  const list = await session.send('GET', '/problems/get-all-problems');
  const etag = list.headers.get('etag') ?? '';
  const { problems } = (await list.json()) as { problems: ProblemSummary[] };
  const problem = problems.findLast(({ attempted }) => attempted);
  if (!problem) throw new Error('The learner has attempted nothing');
  const tag = encodeURIComponent(problem.tags[0] ?? '');
  const { id, difficulty } = problem;
  return [
    { name: 'list: all rows', path: '/problems/get-all-problems' },
    {
      name: 'list: all rows, unchanged since',
      path: '/problems/get-all-problems',
      // Like a browser. Without the second header, Node asks for the whole answer again.
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    },
    { name: 'list: first page', path: '/problems/get-all-problems?page=1' },
    { name: 'list: a late page', path: '/problems/get-all-problems?page=400' },
    { name: 'list: search', path: '/problems/get-all-problems?page=1&q=palin' },
    {
      name: 'list: tag and difficulty',
      path: `/problems/get-all-problems?page=1&tag=${tag}&difficulty=${difficulty}`,
    },
    { name: 'problem: itself', path: `/problems/get-problem/${id}` },
    { name: 'problem: my submissions', path: `/submission/get-submissions/${id}` },
    { name: 'problem: submission count', path: `/submission/get-submission-count/${id}` },
    { name: 'problem: drafts', path: `/problems/${id}/drafts` },
    { name: 'profile: solved problems', path: '/problems/get-solved-problems' },
    { name: 'profile: all my submissions', path: '/submission/get-all-submissions' },
    { name: 'profile: my playlists', path: '/playlist/' },
    { name: 'profile: study plans', path: '/playlist/curated' },
    { name: 'profile: progress', path: '/progress?timeZone=Europe/Berlin' },
    { name: 'profile: token history', path: '/billing/history?limit=20' },
    { name: 'profile: who am I', path: '/auth/get-me' },
  ];
}

async function once(session: Session, { path, headers }: Call): Promise<{ ms: number; bytes: number }> {
  const started = performance.now();
  const answer = await session.send('GET', path, undefined, headers);
  const body = await answer.arrayBuffer();
  return { ms: performance.now() - started, bytes: body.byteLength };
}

/** Times one call after another, to the last byte. The calls take turns, so that a slow moment affects all of them. */
export async function timeCalls(session: Session, calls: readonly Call[], rounds: number): Promise<Timed[]> {
  const times = calls.map(() => [] as number[]);
  const sizes = calls.map(() => 0);
  for (let round = 0; round < rounds + WARM_UP; round += 1) {
    for (const [at, call] of calls.entries()) {
      const { ms, bytes } = await once(session, call);
      sizes[at] = bytes;
      if (round >= WARM_UP) times[at]?.push(ms);
    }
  }
  return calls.map(({ name }, at) => ({
    name,
    p50Ms: quantile(times[at] ?? [], 0.5),
    p95Ms: quantile(times[at] ?? [], 0.95),
    kilobytes: (sizes[at] ?? 0) / 1_000,
  }));
}
