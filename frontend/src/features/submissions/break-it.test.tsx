import type { Hack } from '@evident/contracts/http/hacks';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import { submissionOf } from '../../testing/submission-fixture.js';
import BreakIt from './break-it.js';
import SubmissionList from './submission-list.js';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const SUBMISSION = submissionOf({ submissionStatus: 'judged', verdict: 'accepted', status: 'Accepted' });
const HACK: Hack = {
  id: '5d2f1c0e-0000-4000-8000-00000000000e',
  problemId: SUBMISSION.problemId,
  submissionId: SUBMISSION.id,
  threadId: null,
  language: 'PYTHON',
  runId: 'run_5d2f1c0e-0000-4000-8000-00000000000f',
  input: '-1\n',
  outcome: 'checking',
  verdict: null,
  inputProblem: null,
  referenceOutput: null,
  solutionOutput: null,
  message: null,
  decision: null,
  note: null,
  createdAt: '2026-01-05T09:30:00.000Z',
  decidedAt: null,
};
const BROKEN: Hack = {
  ...HACK,
  outcome: 'broken',
  verdict: 'wrong_answer',
  referenceOutput: '1\n',
  solutionOutput: '2\n',
  message: 'line 1: expected 1, got 2',
  decision: 'open',
};
const route = `/problems/${SUBMISSION.problemId}/hacks`;
const nothing = () => undefined;

async function openPanel(answers: Parameters<typeof stubServer>[0], submission = SUBMISSION) {
  const requests = stubServer({
    [`GET /submission/get-submissions/${submission.problemId}`]: {
      body: { submission: [submission], submissions: [submission] },
    },
    ...answers,
  });
  renderPage(
    <SubmissionList
      problemId={submission.problemId}
      onOpenInEditor={nothing}
      onAddCase={nothing}
      textInEditor={() => ''}
    />,
  );
  const row = await screen.findByTestId('submission-row');
  await userEvent.click(within(row).getByRole('button', { expanded: false }));
  return requests;
}
const start = async () => userEvent.click(await screen.findByRole('button', { name: 'Break it' }));

it('checks an input, follows it to its outcome, and says that it is proposed', async () => {
  let reads = 0;
  const requests = await openPanel({
    [`GET ${route}`]: () => {
      reads += 1;
      const hacks = reads === 1 ? [] : reads === 2 ? [HACK] : [BROKEN];
      return { body: { available: true, hacks } };
    },
    [`POST ${route}`]: { status: 201, body: { hack: HACK } },
  });
  await start();
  const check = await screen.findByRole('button', { name: 'Check this input' });
  expect(check).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Input that may break it' }), '-1');
  await userEvent.click(check);
  expect(await screen.findByText(/It is proposed as a test/)).toBeInTheDocument();
  expect(screen.getByText('line 1: expected 1, got 2')).toBeInTheDocument();
  expect(screen.getByLabelText('Reference answer')).toHaveTextContent('1');
  expect(screen.getByLabelText('Answer of the solution')).toHaveTextContent('2');
  expect(screen.getByRole('region', { name: 'Break it' })).toHaveTextContent('Wrong Answer');
  expect(requests.find(({ method }) => method === 'POST')?.body).toBe(
    JSON.stringify({ submissionId: SUBMISSION.id, input: '-1' }),
  );
});

it('says why the problem does not allow an input, and lists only what was tried on this solution', async () => {
  await openPanel({
    [`GET ${route}`]: {
      body: {
        available: true,
        hacks: [
          { ...HACK, outcome: 'invalid', inputProblem: 'line 1: n must be at least 1' },
          { ...BROKEN, id: '5d2f1c0e-0000-4000-8000-0000000000ff', submissionId: HACK.id },
        ],
      },
    },
  });
  await start();
  expect(await screen.findByText('line 1: n must be at least 1')).toBeInTheDocument();
  expect(screen.getAllByTestId('tried-input')).toHaveLength(1);
});

it('shows the decision with its reason', async () => {
  const hacks = [{ ...BROKEN, decision: 'refused', note: 'Such inputs are tested already' }];
  await openPanel({ [`GET ${route}`]: { body: { available: true, hacks } } });
  await start();
  expect(await screen.findByText('It did not become a test.', { exact: false })).toHaveTextContent(
    'Such inputs are tested already',
  );
});

it('keeps the input when the check is refused, and shows why', async () => {
  await openPanel({
    [`GET ${route}`]: { body: { available: true, hacks: [] } },
    [`POST ${route}`]: errorAnswer(429, 'TOO_MANY_REQUESTS', 'Too many requests, try again in 9 s'),
  });
  await start();
  const field = await screen.findByRole('textbox', { name: 'Input that may break it' });
  await userEvent.type(field, '7');
  await userEvent.click(screen.getByRole('button', { name: 'Check this input' }));
  expect(await screen.findByText('Too many requests, try again in 9 s')).toBeInTheDocument();
  expect(field).toHaveValue('7');
});

it('tries inputs on a shared program, and lists only those', async () => {
  const threadId = '5d2f1c0e-0000-4000-8000-0000000000aa';
  const shared = { ...BROKEN, submissionId: null, threadId };
  const requests = stubServer({
    [`GET ${route}`]: { body: { available: true, hacks: [shared, { ...BROKEN, id: HACK.problemId }] } },
    [`POST ${route}`]: { status: 201, body: { hack: shared } },
  });
  renderPage(<BreakIt problemId={SUBMISSION.problemId} target={{ threadId }} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Input that may break it' }), '8');
  await userEvent.click(screen.getByRole('button', { name: 'Check this input' }));
  expect(screen.getAllByTestId('tried-input')).toHaveLength(1);
  const sent = requests.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ threadId, input: '8' });
});

it('tells where inputs cannot be checked', async () => {
  await openPanel({ [`GET ${route}`]: { body: { available: false, hacks: [] } } });
  await start();
  expect(await screen.findByText(/has no validator/)).toBeInTheDocument();
});

it('is not offered for a submission that was refused', async () => {
  await openPanel({}, { ...SUBMISSION, verdict: 'wrong_answer', status: 'Wrong Answer' });
  expect(await screen.findByText('print(1)')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Break it' })).toBeNull();
});
