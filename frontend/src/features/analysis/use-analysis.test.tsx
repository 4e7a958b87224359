import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createStore } from '../../store/index.js';
import { ConsentNote } from './third-party-consent.js';
import { useAnalysis, type AnalysisRun } from './use-analysis.js';

jest.setTimeout(30_000);

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

/** What was sent to start analyses. */
function mount(engine: unknown): { run: () => AnalysisRun; sent: unknown[] } {
  const sent: unknown[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/engine')) return engine === null ? json({}, 503) : json(engine);
    if (request.method === 'POST') sent.push(await request.json());
    return json(failed);
  });
  let current: AnalysisRun | undefined;
  function Probe() {
    current = useAnalysis();
    return <ConsentNote />;
  }
  render(
    <Provider store={createStore()}>
      <Probe />
    </Provider>,
  );
  return {
    sent,
    run: () => {
      if (!current) throw new Error('It was not mounted');
      return current;
    },
  };
}

const start = (run: () => AnalysisRun) =>
  act(() => Promise.resolve(run().start({ source_code: 'print(1)' })));

test('asks for consent once a host, sends nothing before, and remembers the answer', async () => {
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
  ['the built-in engine writes', { name: 'built-in', sentTo: null }],
  ['nobody can say where code would go', null],
])('asks nothing and agrees to nothing when %s', async (_when, engine) => {
  const { run, sent } = mount(engine);
  await start(run);
  await waitFor(() => expect(sent).toMatchObject([{ thirdPartyConsent: false }]));
  expect(run().consent).toBeNull();
});
