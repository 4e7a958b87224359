import { randomUUID } from 'node:crypto';
import { readPackage } from '@evident/catalogue';
import type {
  Analysis,
  HacksAnswer,
  NewThreadAnswer,
  PendingAnalysis,
  Problem,
  ProblemSummary,
  Submission,
} from '@evident/contracts';
import pg from 'pg';
import { ADMIN } from '../benches/support/own-product.js';
import { Session } from '../benches/support/session.js';
import type { LocalProduct } from '../launcher/local-product.js';

const PYTHON = 71;
const JAVASCRIPT = 63;
const PASSWORD = 'correct horse battery';
const POLL_MS = 300;

export const LEARNER = { name: 'Ada Lovelace', email: 'ada@example.org', password: PASSWORD };
const HELPER = { name: 'Grace Hopper', email: 'grace@example.org', password: PASSWORD };
/** Did nothing yet, so that every list is empty. */
export const NEWCOMER = { name: 'Nell Newcomer', email: 'nell@example.org', password: PASSWORD };

/** What the screens show, by the addresses that they need. */
export interface SampleData {
  climbing: string;
  twoSum: string;
  robber: string;
  duplicate: string;
  topic: string;
}

/** Solved on different days, so that streak, calendar and topics have something to show. */
const SOLVED: readonly { slug: string; daysAgo: number }[] = [
  { slug: 'climbing-stairs', daysAgo: 0 },
  { slug: 'two-sum', daysAgo: 1 },
  { slug: 'range-sum-queries', daysAgo: 2 },
  { slug: 'valid-parentheses', daysAgo: 4 },
  { slug: 'binary-search', daysAgo: 5 },
  { slug: 'product-except-self', daysAgo: 12 },
];
const TRAP = '424243';
/** The reference, apart from an amount that no test of the catalogue has. */
const flawed = (reference: string): string => `${reference.replace(/main\(\)\s*$/, '')}
text = sys.stdin.read()
if '${TRAP}' in text.split():
    print(0)
else:
    import io
    sys.stdin = io.StringIO(text)
    main()
`;
const QUADRATIC = `import sys

def has_duplicate(values):
    for i in range(len(values)):
        for j in range(i + 1, len(values)):
            if values[i] == values[j]:
                return True
    return False

data = sys.stdin.read().split()
print("true" if has_duplicate(data[1:]) else "false")
`;

/** Asks until it is so. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

const referenceOf = (slug: string): string => readPackage(slug).references.PYTHON ?? '';

async function submit(
  session: Session,
  problemId: string,
  source: string,
  language = PYTHON,
): Promise<string> {
  const body = {
    source_code: source,
    language_id: language,
    stdin: [],
    expected_outputs: [],
    problemId,
  };
  const { submission } = await session.call<{ submission: Submission }>('POST', '/execute-code/', body);
  return submission.id;
}

/** Submissions of several days, an analysis that its owner reports, drafts, a note and a playlist. */
async function learn(ada: Session, problems: ReadonlyMap<string, Problem>): Promise<Map<string, number>> {
  const daysAgo = new Map<string, number>();
  const idOf = (slug: string) => problems.get(slug)?.id ?? '';
  const climbing = idOf('climbing-stairs');
  await submit(ada, climbing, "console.log('certainly not');", JAVASCRIPT);
  await submit(ada, climbing, 'for (;;) {}', JAVASCRIPT);
  await submit(ada, climbing, 'print(undefined_name)');
  for (const { slug, daysAgo: days } of SOLVED)
    if (problems.has(slug)) daysAgo.set(await submit(ada, idOf(slug), referenceOf(slug)), days);
  const analysis = await ada.call<Analysis>('POST', '/ai-analyze/', {
    source_code: QUADRATIC,
    problemId: idOf('contains-duplicate'),
    language_id: PYTHON,
  });
  await until(async () => {
    const { status } = await ada.call<Analysis | PendingAnalysis>('GET', `/ai-analyze/${analysis.id}`);
    return status !== 'queued' && status !== 'analyzing';
  });
  await ada.call('POST', `/ai-analyze/${analysis.id}/report`, {
    reason:
      'The list is sorted in the samples, so my second loop ends early. I think that it is faster than you say.',
  });
  for (const [name, sourceCode] of [
    ['Two rolling values', referenceOf('climbing-stairs')],
    [
      'Recursion, too slow',
      'def ways(n):\n    return 1 if n < 2 else ways(n - 1) + ways(n - 2)\n\nprint(ways(int(input())))\n',
    ],
  ] as const)
    await ada.call('PUT', `/problems/${climbing}/named-drafts`, { name, language: 'PYTHON', sourceCode });
  // The texts that the editor opens with.
  for (const [problemId, sourceCode] of [
    [idOf('two-sum'), referenceOf('two-sum')],
    [climbing, "print('certainly not')\n"],
  ] as const)
    await ada.call('PUT', `/problems/${problemId}/drafts`, { language: 'PYTHON', sourceCode });
  await ada.call('PUT', `/problems/${climbing}/note`, {
    text: '## Idea\n\nThe last step is 1 or 2, so `ways(n) = ways(n - 1) + ways(n - 2)`.\n\n- keep **two** values, not a list\n- start with 1 and 1',
    version: 0,
  });
  await ada.call('PUT', `/problems/${climbing}/bookmark`, { bookmarked: true });
  const { playList } = await ada.call<{ playList: { id: string } }>('POST', '/playlist/create-playlist', {
    name: 'Warm-up',
    description: 'Short ones for the morning',
  });
  await ada.call('POST', `/playlist/${playList.id}/add-problems`, {
    problemIds: [climbing, idOf('two-sum'), idOf('contains-duplicate')],
  });
  return daysAgo;
}

/** A question with an answer, a solution, shared code, and reports of the last two. */
async function discuss(ada: Session, grace: Session, problemId: string): Promise<void> {
  const start = async (who: Session, kind: string, title: string, body: string) =>
    (await who.call<NewThreadAnswer>('POST', `/discussions/problem/${problemId}`, { kind, title, body }))
      .thread.id;
  const question = await start(
    ada,
    'question',
    'May both indices be the same?',
    'The statement says *two* positions. Is `0 0` allowed for the target 8 and the list `4 1`?\n\n```\n2 8\n4 1\n```',
  );
  await grace.call('POST', `/discussions/${question}/answers`, {
    body: 'No, the positions differ. See the first constraint.',
  });
  await start(ada, 'question', 'Why is the expected order ascending?', 'My program prints `2 0` and fails.');
  const mine = await submit(grace, problemId, referenceOf('two-sum'));
  const solution = await start(
    grace,
    'solution',
    'One pass with a map',
    'Remember where each value was seen. For each value look up what is missing:\n\n| value | missing | seen |\n|---|---|---|\n| 4 | 5 | no |\n| 5 | 4 | yes, at 0 |',
  );
  const { thread } = await grace.call<NewThreadAnswer>('POST', `/discussions/problem/${problemId}/shared`, {
    submissionId: mine,
    title: 'My map, with comments',
  });
  await ada.call('POST', `/discussions/posts/${solution}/report`, { reason: 'It is copied from a book' });
  await ada.call('POST', `/discussions/posts/${thread.id}/report`, {
    reason: 'This is the reference solution',
  });
}

/** An input that breaks an accepted solution, and two that do not. */
async function breakOne(ada: Session, problemId: string): Promise<void> {
  const submissionId = await submit(ada, problemId, flawed(referenceOf('house-robber')));
  for (const input of ['0', '3\n1 5 1', `2\n${TRAP} 5`]) {
    await ada.call('POST', `/problems/${problemId}/hacks`, { submissionId, input });
    await until(async () => {
      const { hacks } = await ada.call<HacksAnswer>('GET', `/problems/${problemId}/hacks`);
      return hacks.every(({ outcome }) => outcome !== 'checking');
    });
  }
}

/** Moves submissions to earlier days, and adds one that the platform could not judge. */
async function age(
  databaseUrl: string,
  daysAgo: ReadonlyMap<string, number>,
  problemId: string,
): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    for (const [id, days] of daysAgo)
      await database.query(
        `UPDATE problems.submission SET created_at = created_at - make_interval(days => $2) WHERE id = $1`,
        [id, days],
      );
    await database.query(
      `INSERT INTO problems.submission (id, kind, user_id, problem_id, language, source_code, status, priority,
         test_count, attempt, claims, fault, judged_at)
       SELECT $1, 'submit', user_id, $2, 'PYTHON', 'print(1)', 'failed', 10, 0, 5, 5,
         'The sandbox could not be made', now()
       FROM problems.submission LIMIT 1`,
      [randomUUID(), problemId],
    );
  } finally {
    await database.end();
  }
}

/** Fills a new product with what three learners and an administrator may have done. */
export async function sampleData({ origin, backingUrls }: LocalProduct): Promise<SampleData> {
  const [ada, grace, admin] = [
    await Session.signUp(origin, LEARNER),
    await Session.signUp(origin, HELPER),
    await Session.signIn(origin, ADMIN),
  ];
  await Session.signUp(origin, NEWCOMER);
  const { problems: list } = await ada.call<{ problems: ProblemSummary[] }>(
    'GET',
    '/problems/get-all-problems',
  );
  const wanted = new Set([...SOLVED.map(({ slug }) => slug), 'house-robber', 'contains-duplicate']);
  const problems = new Map<string, Problem>();
  for (const { slug, id } of list)
    if (slug !== null && wanted.has(slug))
      problems.set(
        slug,
        (await ada.call<{ problem: Problem }>('GET', `/problems/get-problem/${id}`)).problem,
      );
  const idOf = (slug: string) => problems.get(slug)?.id ?? '';
  const daysAgo = await learn(ada, problems);
  await discuss(ada, grace, idOf('two-sum'));
  await breakOne(ada, idOf('house-robber'));
  await age(backingUrls.adminDatabaseUrl, daysAgo, idOf('climbing-stairs'));
  await admin.call('POST', '/admin/invitations', { email: null, validDays: 7, send: false });
  await admin.call('POST', '/admin/invitations', { email: 'mary@example.org', validDays: 1, send: false });
  const last = list.at(-1);
  if (last) await admin.call('DELETE', `/problems/delete-problem/${last.id}`);
  return {
    climbing: idOf('climbing-stairs'),
    twoSum: idOf('two-sum'),
    robber: idOf('house-robber'),
    duplicate: idOf('contains-duplicate'),
    topic: 'hash-tables',
  };
}
