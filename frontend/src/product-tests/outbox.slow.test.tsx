import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { OUTBOX_MOST, keepInOutbox, waitingOf } from '../lib/outbox.js';
import { sessionEnded, sessionRefused } from '../lib/session-slice.js';
import { PROBLEM, USER } from '../testing/product-stub.js';
import { errorAnswer, noAnswer, type Stub } from '../testing/render-page.js';
import { submissionOf, testOf } from '../testing/submission-fixture.js';
import { onTouchDevice, openProduct, press } from './render-product.js';

jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));

const SUBMIT = 'POST /execute-code/';
const JUDGED = submissionOf({
  problemId: PROBLEM.id,
  submissionStatus: 'judged',
  verdict: 'accepted',
  status: 'Accepted',
  testCount: 1,
  testCases: [testOf(1, true)],
});
const OTHER = '5d2f1c0e-0000-4000-8000-000000000999';
const written = (userId: string, problemId = PROBLEM.id, source_code = 'waiting') => ({
  idempotencyKey: crypto.randomUUID(),
  userId,
  body: { source_code, language_id: 62, problemId },
  writtenAt: 1,
});
const answers = (submit: Stub): Record<string, Stub> => ({
  [SUBMIT]: submit,
  [`GET /submission/${JUDGED.id}`]: { body: { submission: JUDGED } },
});
const open = async (stubs: Record<string, Stub>) => {
  const product = openProduct(`/problem/${PROBLEM.id}`, stubs);
  await screen.findByRole('heading', { name: PROBLEM.title });
  await screen.findByRole('region', { name: 'Results' });
  return product;
};
const online = () => fireEvent(window, new Event('online'));

beforeAll(onTouchDevice);
beforeEach(() => localStorage.clear());

describe('a submission without a connection', () => {
  it('waits, is sent with the same key when the server answers, and shows its verdict', async () => {
    let away = true;
    const { requests } = await open(answers(() => (away ? noAnswer() : { body: { submission: JUDGED } })));
    await press('Submit Solution');
    expect(await screen.findByText('Waiting for the connection')).toBeInTheDocument();
    expect(await screen.findByText('1 submission is waiting for the connection.')).toBeInTheDocument();
    away = false;
    online();
    expect(await screen.findByTestId('verdict')).toHaveTextContent('Accepted');
    const sent = requests.filter(({ method, path }) => `${method} ${path}` === SUBMIT);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(waitingOf(USER.id)).toEqual([]);
    const count = sent.length;
    online();
    await act(() => Promise.resolve());
    expect(requests.filter(({ method, path }) => `${method} ${path}` === SUBMIT)).toHaveLength(count);
  });

  it('waits too where only a proxy answers, but not where the server says what is wrong', async () => {
    const { unmount } = await open(answers({ status: 502, body: 'Bad Gateway' }));
    await press('Submit Solution');
    expect(await screen.findByText('Waiting for the connection')).toBeInTheDocument();
    unmount();
    localStorage.clear();
    await open(answers(errorAnswer(503, 'UNAVAILABLE', 'Submitting is paused')));
    await press('Submit Solution');
    expect((await screen.findAllByText(/Submitting is paused/)).length).toBeGreaterThan(0);
    expect(waitingOf(USER.id)).toEqual([]);
  });

  it('is sent on the next visit, and can be taken back before', async () => {
    keepInOutbox(written(USER.id));
    const { requests, unmount } = await open(answers(noAnswer));
    expect(await screen.findByText('Waiting for the connection')).toBeInTheDocument();
    unmount();
    const next = await open(answers({ body: { submission: JUDGED } }));
    expect(await screen.findByTestId('verdict')).toHaveTextContent('Accepted');
    expect(requests.length).toBeGreaterThan(0);
    next.unmount();
    keepInOutbox(written(USER.id));
    await open(answers(noAnswer));
    await screen.findByText('Waiting for the connection');
    const [button] = await screen.findAllByRole('button', { name: 'Do not send it' });
    fireEvent.click(button as HTMLElement);
    expect(waitingOf(USER.id)).toEqual([]);
    await waitFor(() => expect(screen.queryByText('Waiting for the connection')).toBeNull());
  });

  it('of another account is not sent, and signing out takes all away', async () => {
    keepInOutbox(written(OTHER));
    keepInOutbox(written(USER.id, OTHER));
    const { requests, store } = await open(answers(noAnswer));
    await waitFor(() => expect(requests.some(({ path }) => path === '/execute-code/')).toBe(true));
    const bodies = requests.filter(({ path }) => path === '/execute-code/').map(({ body }) => body);
    expect(bodies.every((body) => body.includes(OTHER))).toBe(true);
    expect(waitingOf(OTHER)).toHaveLength(1);
    act(() => void store.dispatch(sessionEnded()));
    await waitFor(() => expect([...waitingOf(OTHER), ...waitingOf(USER.id)]).toEqual([]));
  });

  it('stays when the session has expired', async () => {
    keepInOutbox(written(USER.id));
    const { store } = await open(answers(noAnswer));
    act(() => void store.dispatch(sessionRefused()));
    await act(() => Promise.resolve());
    expect(waitingOf(USER.id)).toHaveLength(1);
  });

  it('is dropped when the server refuses it, and says so', async () => {
    keepInOutbox(written(USER.id, OTHER));
    await open(answers(errorAnswer(403, 'FORBIDDEN', 'This submission was written under another account.')));
    expect((await screen.findAllByText(/written under another account/)).length).toBeGreaterThan(0);
    expect(waitingOf(USER.id)).toEqual([]);
  });

  it('replaces an older one of the same problem, keeps its key for the same text, and has bounded company', () => {
    const key = keepInOutbox(written(USER.id));
    expect(keepInOutbox(written(USER.id))).toBe(key);
    expect(keepInOutbox(written(USER.id, PROBLEM.id, 'newer'))).not.toBe(key);
    expect(waitingOf(USER.id).map(({ body }) => body.source_code)).toEqual(['newer']);
    for (let at = 1; at < OUTBOX_MOST; at += 1)
      expect(keepInOutbox(written(USER.id, `p${at}`))).not.toBeNull();
    expect(keepInOutbox(written(USER.id, 'one too many'))).toBeNull();
  });
});
