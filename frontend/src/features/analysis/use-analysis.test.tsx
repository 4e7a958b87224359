import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { cacheUser, selectTokens } from '../../lib/session-api.js';
import { createStore, type AppStore } from '../../store/index.js';
import { USER } from '../../testing/product-stub.js';
import { ConsentNote } from './third-party-consent.js';
import { useAnalysis, type AnalysisRun } from './use-analysis.js';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const failed = {
  id: '5d2f1c0e-0000-4000-8000-00000000000b',
  status: 'failed',
  problemId: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  code: 'PROVIDER_FAILED',
  message: 'It failed.',
  tokensLeft: 3,
};

/** Mounts the hook for a learner with 3 tokens; the server answers every analysis with `state`. */
function mount(
  engine: unknown,
  state: object = failed,
): { run: () => AnalysisRun; sent: unknown[]; store: AppStore } {
  const sent: unknown[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/engine')) return engine === null ? json({}, 503) : json(engine);
    if (request.method === 'POST') sent.push(await request.json());
    return json(state);
  });
  const store = createStore();
  store.dispatch(cacheUser(USER));
  let current: AnalysisRun | undefined;
  function Probe() {
    current = useAnalysis();
    return <ConsentNote />;
  }
  render(
    <Provider store={store}>
      <Probe />
    </Provider>,
  );
  return {
    store,
    sent,
    run: () => {
      if (!current) throw new Error('It was not mounted');
      return current;
    },
  };
}

const start = (run: () => AnalysisRun) =>
  act(() => Promise.resolve(run().start({ source_code: 'print(1)' })));

test('asks for consent once per host, sends nothing before the answer, and remembers it', async () => {
  const { run, sent } = mount({ name: 'openai/some-model', sentTo: 'models.example' });
  await start(run);
  await waitFor(() => expect(run().consent).not.toBeNull());
  expect(sent).toEqual([]);
  act(() => run().consent?.answer(true));
  await waitFor(() => expect(sent).toEqual([{ source_code: 'print(1)', thirdPartyConsent: true }]));
  await waitFor(() => expect(run().busy).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: 'Stop sending it' }));
  await start(run);
  await waitFor(() => expect(sent[1]).toMatchObject({ thirdPartyConsent: false }));
});

test.each([
  ['the engine is built in', { name: 'built-in', sentTo: null }],
  ['the engine cannot be read', null],
])('does not ask and sends no consent when %s', async (_when, engine) => {
  const { run, sent } = mount(engine);
  await start(run);
  await waitFor(() => expect(sent).toMatchObject([{ thirdPartyConsent: false }]));
  expect(run().consent).toBeNull();
});

const completed = { ...failed, status: 'completed', charged: true };
test.each([
  ['the balance that the answer states', { ...completed, tokensLeft: 6 }, 6],
  ['one token less when the answer states no balance', { ...completed, tokensLeft: undefined }, 2],
  ['the same balance when nothing was charged', { ...completed, charged: false, tokensLeft: undefined }, 3],
])('a finished analysis leaves %s', async (_what, state, balance) => {
  const { run, store } = mount({ name: 'built-in', sentTo: null }, state);
  await start(run);
  await waitFor(() => expect(run().live).not.toBeNull());
  await waitFor(() => expect(selectTokens(store.getState())).toBe(balance));
});

test('C++ is refused with a reason, without a call and without a charge', async () => {
  const { run, sent, store } = mount({ name: 'built-in', sentTo: null });
  act(() => run().start({ source_code: 'int main() {}', language_id: 54 }));
  await waitFor(() =>
    expect(run().error).toMatchObject({
      code: 'LANGUAGE_NOT_SUPPORTED',
      message: 'The analysis does not read C++ yet. It reads JavaScript, Python and Java.',
    }),
  );
  expect(run().busy).toBe(false);
  expect(sent).toEqual([]);
  expect(selectTokens(store.getState())).toBe(3);
});
