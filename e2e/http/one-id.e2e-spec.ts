import { readFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '@evident/kit/testing/index';
import { signUp } from '../support/api-client.js';
import { product } from '../support/product.js';
import { referenceOf } from '../support/sources.js';

const SLUG = 'two-sum';

interface Line {
  event?: string;
  requestId?: string;
}

/** What a service logged under a request's id. */
const eventsOf = (service: string, requestId: string): (string | undefined)[] =>
  readFileSync(path.join(product.dataDir, 'logs', `${service}.log`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(requestId))
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.requestId === requestId)
    .map(({ event }) => event);

test('one id finds a submission in the log of every service that worked on it', async () => {
  const learner = await signUp();
  const { id } = await learner.problemBySlug(SLUG);
  const click = `click-${Date.now()}`;
  const answer = await learner.submit(id, 71, referenceOf(SLUG, 'PYTHON'), { 'x-request-id': click });
  expect(answer.headers.get('x-request-id')).toBe(click);
  await until('all lines', () =>
    Promise.resolve(
      eventsOf('gateway', click).includes('request') &&
        eventsOf('problems', click).includes('judged') &&
        eventsOf('judge-worker', click).includes('judged'),
    ),
  );
  expect(eventsOf('problems', click)).toEqual(['claimed', 'judged']);
  expect(eventsOf('judge-worker', click)).toEqual(['claimed', 'judged']);
});
