import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { submissionOf, testOf } from '../testing/submission-fixture.js';
import { PROBLEM, USER } from '../testing/product-stub.js';
import { errorAnswer } from '../testing/render-page.js';
import { onTouchDevice, openProduct, press } from './render-product.js';

jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));

const judged = submissionOf({
  problemId: PROBLEM.id,
  submissionStatus: 'judged',
  verdict: 'wrong_answer',
  status: 'Wrong Answer',
  testCount: 2,
  testCases: [testOf(1, true), testOf(2, false, { stdout: null })],
  time: '["0.010 s","0.020 s"]',
  memory: '["9000 KB","9002 KB"]',
});
const submissions = `GET /submission/get-submissions/${PROBLEM.id}`;
const open = async (answers = {}) => {
  const product = openProduct(`/problem/${PROBLEM.id}`, answers);
  await screen.findByRole('heading', { name: PROBLEM.title });
  return product;
};
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

beforeAll(onTouchDevice);
beforeEach(() => localStorage.clear());

describe('the problem page', () => {
  it('shows title, creation date, submission count, percent success and bookmark', async () => {
    await open();
    expect(screen.getByText(/^Updated .*2026/)).toBeInTheDocument();
    expect(await screen.findByText('8 Submissions')).toBeInTheDocument();
    expect(screen.getByText('25.0% Success')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('lists the languages of the snippets and starts in Java with its starter', async () => {
    await open();
    const select = screen.getByRole('combobox', { name: 'Language' });
    expect(select).toHaveValue('JAVA');
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(expect.arrayContaining(['JavaScript', 'Python', 'Java']));
    expect(screen.getByRole('textbox', { name: /Code editor/ })).toHaveValue('public class Main {}');
    await userEvent.selectOptions(select, 'PYTHON');
    expect(screen.getByRole('textbox', { name: /Code editor/ })).toHaveValue('# solve');
  });

  it('has description, examples and constraints in the first of four tabs', async () => {
    await open();
    expect(
      screen
        .getAllByRole('tab')
        .slice(0, 4)
        .map((each) => each.textContent),
    ).toEqual(['Description', 'Submissions', 'Discussion', 'Hints']);
    expect(screen.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText(PROBLEM.description)).toBeInTheDocument();
    expect(await screen.findByText(PROBLEM.constraints)).toBeInTheDocument();
    expect(await screen.findByText('1 + 1, or 2.')).toBeInTheDocument();
  });

  it('reads the submissions again whenever their tab is opened', async () => {
    const { requests } = await open();
    const reads = () => requests.filter(({ method, path }) => `${method} ${path}` === submissions).length;
    await waitFor(() => expect(reads()).toBe(1));
    await tab('Submissions');
    expect(await screen.findByText('No submissions yet')).toBeInTheDocument();
    await waitFor(() => expect(reads()).toBe(2));
  });

  it('lists submissions with status, language, average time, average memory and date', async () => {
    await open({ [submissions]: { body: { submission: [judged], submissions: [judged] } } });
    await tab('Submissions');
    const row = await screen.findByTestId('submission-row');
    expect(row).toHaveTextContent(/Wrong Answer.*Python.*0\.015 s.*9001 KB.*2026/);
  });

  it('shows no time and no memory of a submission that did not compile', async () => {
    const figures = { time: '["0 s","0 s"]', memory: '["0 KB","0 KB"]', testCases: [] };
    const broken = { ...judged, ...figures, verdict: 'compile_error', status: 'Compile Error' };
    await open({ [submissions]: { body: { submission: [broken], submissions: [broken] } } });
    await tab('Submissions');
    const row = await screen.findByTestId('submission-row');
    expect(row).toHaveTextContent(/Compile Error.*2026/);
    expect(row).not.toHaveTextContent(/0\.000 s|KB/);
  });

  it('shows the result of a past submission as it was judged, and compares two on demand', async () => {
    const other = {
      ...judged,
      id: '5d2f1c0e-0000-4000-8000-000000000009',
      createdAt: '2026-01-02T10:00:00.000Z',
    };
    await open({ [submissions]: { body: { submission: [judged, other], submissions: [judged, other] } } });
    await tab('Submissions');
    const [row] = await screen.findAllByTestId('submission-row');
    expect(within(row as HTMLElement).queryByRole('checkbox')).toBeNull();
    await userEvent.click(within(row as HTMLElement).getByRole('button', { expanded: false }));
    const result = within(await screen.findByRole('region', { name: 'Result of this submission' }));
    expect(result.getByTestId('verdict')).toHaveTextContent('Wrong Answer');
    expect(result.getByRole('region', { name: 'First failing test' })).toHaveTextContent('Test 2');
    expect(screen.getByLabelText('Source code')).toHaveTextContent('print(1)');
    await press('Compare');
    for (const box of screen.getAllByRole('checkbox', { name: /^Compare the submission/ }))
      await userEvent.click(box);
    expect(screen.getByText('Two submissions selected')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Compare' })).toBeEnabled();
  });

  it('shows similar problems below the statement, and how difficult it is for learners', async () => {
    const other = (number: number, tags: string[], solvedBy = PROBLEM.solvedBy) => ({
      ...PROBLEM,
      id: `5d2f1c0e-0000-4000-8000-00000000010${number}`,
      title: `Other ${number}`,
      tags,
      solvedBy,
    });
    const problems = [PROBLEM, other(1, ['Graphs']), other(2, PROBLEM.tags, [{ userId: USER.id }])];
    const measured = { difficulty: 'MEDIUM' as const, learners: 120, firstTryPercent: 41 };
    await open({
      'GET /problems/get-all-problems': { body: { problems, total: problems.length } },
      [`GET /problems/get-problem/${PROBLEM.id}`]: { body: { problem: { ...PROBLEM, measured } } },
    });
    const similar = within(await screen.findByRole('region', { name: 'Similar problems' }));
    expect(similar.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['SolvedOther 2Easy']);
    expect(similar.getByRole('link', { name: 'Other 2' })).toHaveAttribute(
      'href',
      `/problem/${problems[2]?.id}`,
    );
    expect(screen.getByText('41% at the first try: medium')).toHaveAttribute(
      'title',
      '120 learners tried it',
    );
  });

  it('leads on after Accepted: the next problem of the list, similar ones and the editorial', async () => {
    const summary = (number: number, title: string, tags: string[]) => ({
      ...PROBLEM,
      id: `5d2f1c0e-0000-4000-8000-00000000010${number}`,
      title,
      tags,
    });
    const problems = [
      summary(1, 'Before', ['Graphs']),
      PROBLEM,
      summary(2, 'After', ['Graphs']),
      summary(3, 'Alike', PROBLEM.tags),
    ];
    const accepted = { ...judged, verdict: 'accepted', status: 'Accepted', testCases: [testOf(1, true)] };
    await open({
      'GET /problems/get-all-problems': { body: { problems, total: problems.length } },
      [`GET /problems/get-problem/${PROBLEM.id}`]: {
        body: { problem: { ...PROBLEM, editorial: 'Add.', solvedBy: [{ userId: USER.id }] } },
      },
      'POST /execute-code/': { status: 202, body: { submission: submissionOf() } },
      [`GET /submission/${judged.id}`]: { body: { submission: accepted } },
    });
    expect(await screen.findByRole('link', { name: 'Previous problem: Before' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next problem: After' })).toBeInTheDocument();
    await press('Submit Solution');
    const on = within(await screen.findByRole('region', { name: 'What next' }));
    expect(on.getByRole('link', { name: 'Next: After' })).toHaveAttribute(
      'href',
      `/problem/${problems[2]?.id}`,
    );
    expect(on.getByRole('link', { name: 'Alike' })).toBeInTheDocument();
    expect(on.queryByRole('link', { name: 'Before' })).toBeNull();
    await userEvent.click(on.getByRole('link', { name: 'Read the editorial' }));
    expect(await screen.findByText('Add.')).toBeInTheDocument();
  });

  it('has an empty discussion', async () => {
    await open();
    await tab('Discussion');
    expect(await screen.findByText('No discussions yet')).toBeInTheDocument();
  });

  it('shows hints one by one, or that there are no hints', async () => {
    const { unmount } = await open();
    await tab('Hints');
    await press('Show a hint');
    expect(await screen.findByText('Look at the last step.')).toBeInTheDocument();
    expect(screen.queryByText('The ways add up.')).toBeNull();
    unmount();
    await open({
      [`GET /problems/get-problem/${PROBLEM.id}`]: { body: { problem: { ...PROBLEM, hints: null } } },
    });
    await tab('Hints');
    expect(await screen.findByText('No hints available')).toBeInTheDocument();
  });

  it('shows the reference in the language of the editor after the problem is solved', async () => {
    const referenceSolutions = { JAVA: 'class Reference {}', PYTHON: 'print(reference)' };
    const opened = (solvedBy: { userId: string }[]) =>
      open({
        [`GET /problems/get-problem/${PROBLEM.id}`]: {
          body: { problem: { ...PROBLEM, editorial: 'Add.', solvedBy } },
        },
        [`GET /problems/${PROBLEM.id}/reference-solutions`]: { body: { referenceSolutions } },
      });
    const choose = async (language: string) =>
      userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), language);
    const { unmount } = await opened([{ userId: USER.id }]);
    await tab('Hints');
    await choose('JAVA');
    expect(await screen.findByText('class Reference {}')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Reference solution in Java' })).toBeInTheDocument();
    await choose('PYTHON');
    expect(await screen.findByText('print(reference)')).toBeInTheDocument();
    expect(screen.queryByText('class Reference {}')).toBeNull();
    unmount();
    localStorage.clear();
    await opened([]);
    await tab('Hints');
    await press('Show the editorial');
    expect(await screen.findByText('Add.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^Reference solution/ })).toBeNull();
  });

  it('has its three buttons, and the samples as a table with input and expected output', async () => {
    await open();
    for (const name of ['Run Code', 'Submit Solution', /^AI Analyze/])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(headers).toEqual(expect.arrayContaining(['Input', 'Expected Output']));
  });

  it('shows the results of a run until a submission replaces them', async () => {
    const run = { ...judged, id: 'run_1' };
    await open({
      'POST /execute-code/run': { status: 202, body: { submission: { ...submissionOf(), id: 'run_1' } } },
      'GET /execute-code/run/run_1': { body: { submission: run } },
      'POST /execute-code/': { status: 202, body: { submission: submissionOf() } },
      [`GET /submission/${judged.id}`]: { body: { submission: judged } },
    });
    await press('Run Code');
    await screen.findByRole('region', { name: 'Run Results' });
    const figures = () => document.body.textContent ?? '';
    await waitFor(() =>
      expect(figures()).toMatch(/Success Rate50\.0%.*Avg\. Runtime0\.015 s.*Avg\. Memory9001 KB/),
    );
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(headers).toEqual(expect.arrayContaining(['Status', 'Expected', 'Your Output', 'Memory', 'Time']));
    expect(screen.getByText('Passed')).toBeInTheDocument();
    expect(screen.getByText('Failed')).toBeInTheDocument();
    expect(screen.getAllByText('null').length).toBeGreaterThan(0);
    await press('Submit Solution');
    await screen.findByRole('region', { name: 'Submission Results' });
    expect(screen.queryByRole('region', { name: 'Run Results' })).toBeNull();
  });

  it('shows that a problem does not exist, with one message', async () => {
    openProduct('/problem/5d2f1c0e-0000-4000-8000-00000000dead');
    expect(await screen.findByRole('heading', { name: 'Problem not found' })).toBeInTheDocument();
    await screen.findByText('Failed to load problem');
    expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(1);
  });
});

describe('the problem page of a session that has ended', () => {
  it('says that the session has expired, and comes back with the code', async () => {
    let expired = false;
    const me = () =>
      expired ? errorAnswer(401, 'UNAUTHENTICATED', 'Please log in') : { body: { user: USER } };
    const { router } = await open({
      'GET /auth/get-me': me,
      'POST /execute-code/': () => {
        expired = true;
        return errorAnswer(401, 'UNAUTHENTICATED', 'Please log in');
      },
      'POST /auth/login': () => {
        expired = false;
        return { body: { user: USER, message: 'Login successful' } };
      },
    });
    const editor = () => screen.findByRole('textbox', { name: /Code editor/ });
    await userEvent.type(await editor(), 'mine');
    await press('Submit Solution');
    expect(await screen.findByText('Your session has expired.')).toBeInTheDocument();
    expect(screen.queryByText('Failed to execute code')).toBeNull();
    await userEvent.type(screen.getByLabelText('Email'), USER.email);
    await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'correct horse');
    await press('Login');
    await screen.findByRole('heading', { name: PROBLEM.title });
    expect(router.state.location.pathname).toBe(`/problem/${PROBLEM.id}`);
    expect(((await editor()) as HTMLTextAreaElement).value).toContain('mine');
  });
});
