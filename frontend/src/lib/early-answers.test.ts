import { fetchEarly, forgetEarlyAnswers } from './early-answers.js';

/** jsdom has no `fetch`; an answer needs no more than this here. */
const answer = (status: number) => ({ ok: status < 300, status }) as Response;
const call = (path: string, method = 'GET') => ({ method, url: `http://localhost/api/v1${path}` }) as Request;

beforeEach(() => jest.spyOn(performance, 'now').mockReturnValue(1_000));

let asked: string[];
const asksLater = (response = answer(200)) => {
  asked = [];
  globalThis.fetch = (request) => {
    asked.push((request as Request).url);
    return Promise.resolve(response);
  };
};
const { fetch: original } = globalThis;
afterEach(() => {
  globalThis.fetch = original;
  forgetEarlyAnswers();
  jest.restoreAllMocks();
});

const early = (path: string, response: Promise<Response>) => {
  window.evidentEarly = { [`/api/v1${path}`]: response };
};

test('an answer that was asked for before the scripts ran is taken once', async () => {
  const first = answer(200);
  early('/topics', Promise.resolve(first));
  asksLater();
  expect(await fetchEarly(call('/topics'))).toBe(first);
  expect(asked).toEqual([]);
  await fetchEarly(call('/topics'));
  expect(asked).toEqual(['http://localhost/api/v1/topics']);
});

test.each([
  ['another address', '/playlist/curated', 'GET'],
  ['another query', '/topics?all=1', 'GET'],
  ['another method', '/topics', 'POST'],
])('%s is asked for', async (_what, path, method) => {
  early('/topics', Promise.resolve(answer(200)));
  asksLater();
  await fetchEarly(call(path, method));
  expect(asked).toHaveLength(1);
});

test.each([
  ['that was refused', () => Promise.resolve(answer(401))],
  ['that never came', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an answer %s is asked for again', async (_what, response) => {
  early('/topics', response());
  asksLater();
  expect(await fetchEarly(call('/topics'))).toMatchObject({ status: 200 });
});

/** An answer that tells whether its body was given up. */
function watched(status: number) {
  const cancel = jest.fn(() => Promise.resolve());
  return { response: { ...answer(status), body: { cancel } } as unknown as Response, cancel };
}

test('a refused answer does not hold its connection', async () => {
  const { response, cancel } = watched(404);
  early('/topics', Promise.resolve(response));
  asksLater();
  await fetchEarly(call('/topics'));
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('a forgotten answer does not hold its connection', async () => {
  const { response, cancel } = watched(200);
  early('/topics', Promise.resolve(response));
  forgetEarlyAnswers();
  await Promise.resolve();
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('a refused session check is not asked again: nobody is signed in', async () => {
  early('/auth/get-me', Promise.resolve(answer(401)));
  asksLater();
  expect(await fetchEarly(call('/auth/get-me'))).toMatchObject({ status: 401 });
  expect(asked).toEqual([]);
});

test('an answer that nobody has taken for long is asked for again', async () => {
  early('/topics', Promise.resolve(answer(200)));
  asksLater();
  jest.spyOn(performance, 'now').mockReturnValue(10_001);
  await fetchEarly(call('/topics'));
  expect(asked).toHaveLength(1);
});

test('answers of an ended session are forgotten', async () => {
  early('/topics', Promise.resolve(answer(200)));
  asksLater();
  forgetEarlyAnswers();
  await fetchEarly(call('/topics'));
  expect(asked).toHaveLength(1);
});
