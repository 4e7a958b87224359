import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createStore } from '../../store/index.js';
import { CreateProblemForm } from './create-problem-form.js';

// These tests type into a form of forty fields.

let sent: { title: string; testcases: unknown[]; tags: string[] }[];
let answer: { status: number; body: unknown };

beforeEach(() => {
  localStorage.clear();
  sent = [];
  answer = { status: 201, body: { message: 'Problem created successfully', id: 'x' } };
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    sent.push((await (input as Request).json()) as (typeof sent)[number]);
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
  });
  Element.prototype.scrollIntoView = jest.fn();
  globalThis.CSS ??= {} as typeof CSS;
  CSS.escape ??= (text: string) => text.replace(/[^\w-]/g, '\\$&');
  globalThis.structuredClone = <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
});

function open() {
  const router = createMemoryRouter(
    [
      { path: '/add-problem', element: <CreateProblemForm renderPreview={() => 'preview'} /> },
      { path: '/', element: <p>landing</p> },
    ],
    { initialEntries: ['/add-problem'] },
  );
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
}
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create Problem' }));

describe('the problem form', () => {
  it('shows the message of every rule and sends nothing', async () => {
    open();
    await create();
    const summary = within(await screen.findByRole('alert'));
    const said = summary.getAllByRole('listitem').map((item) => item.textContent);
    expect(said).toEqual([
      'Title must be at least 3 characters',
      'Description must be at least 10 characters',
      'At least one tag is required',
      'Test 1: Input is required',
      'Test 1: Output is required',
      'JavaScript example: Input is required',
      'JavaScript example: Output is required',
      'JavaScript code snippet is required',
      'JavaScript solution is required',
      'Python example: Input is required',
      'Python example: Output is required',
      'Python code snippet is required',
      'Python solution is required',
      'Java example: Input is required',
      'Java example: Output is required',
      'Java solution is required',
      'Java solution is required',
      'Constraints are required',
    ]);
    expect(sent).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  });

  it('shows one language and one editor at a time, and unfolds the one with an error', async () => {
    open();
    const heading = (name: string) =>
      screen.getByRole('button', { name: new RegExp(`^${name} ?(Missing|[0-9]|Complete)`) });
    // The languages are in a file of their own.
    await waitFor(() => expect(heading('JavaScript')).toHaveAttribute('aria-expanded', 'true'));
    expect(heading('Python')).toHaveTextContent('Missing: starter, reference, example');
    expect(screen.getAllByRole('group', { name: 'Example' })).toHaveLength(1);
    const editors = () =>
      document.querySelectorAll('[data-field^="codeSnippets"], [data-field^="reference"]');
    expect(editors()).toHaveLength(1);
    await create();
    await userEvent.click(await screen.findByRole('button', { name: 'Python solution is required' }));
    expect(heading('Python')).toHaveAttribute('aria-expanded', 'true');
    expect(heading('JavaScript')).toHaveAttribute('aria-expanded', 'false');
    expect(heading('JavaScript')).toHaveTextContent('4 errors');
    expect([...editors()].map((editor) => editor.getAttribute('data-field'))).toEqual([
      'referenceSolutions.PYTHON',
    ]);
  });

  it('shows an error on blur and removes it when the field becomes valid', async () => {
    open();
    const title = screen.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'ab');
    expect(screen.queryByText('Title must be at least 3 characters')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Title must be at least 3 characters')).toBeInTheDocument();
    await userEvent.type(title, 'c');
    await waitFor(() => expect(screen.queryByText('Title must be at least 3 characters')).toBeNull());
  });

  it('keeps the last tag and the last test case', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Remove tag 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove test 1' }));
    expect(screen.getByLabelText('Tag 1')).toBeInTheDocument();
    expect(screen.getAllByTestId('test-case')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Add test case' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove test 1' }));
    expect(screen.getAllByTestId('test-case')).toHaveLength(1);
  });

  it('refuses a tag that no problem has until it is made on purpose', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'String Problem' }));
    await userEvent.click(screen.getByRole('button', { name: 'Load Sample' }));
    await userEvent.clear(screen.getByLabelText('Tag 2'));
    await userEvent.type(screen.getByLabelText('Tag 2'), 'Two Ponters');
    await create();
    expect(await screen.findAllByText('Choose a known tag, or make the tag “Two Ponters”')).not.toEqual([]);
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Make this tag' }));
    await waitFor(() => expect(screen.queryByText(/make the tag/)).toBeNull());
    await create();
    expect(await screen.findByText('landing')).toBeInTheDocument();
    expect(sent[0]).toMatchObject({ tags: ['String', 'Two Ponters'] });
  });

  it('fills the form with the chosen sample, creates it and goes to the landing page', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'String Problem' }));
    await userEvent.click(screen.getByRole('button', { name: 'Load Sample' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Valid Palindrome');
    await create();
    expect(await screen.findByText('landing')).toBeInTheDocument();
    expect(sent[0]).toMatchObject({ title: 'Valid Palindrome', tags: ['String', 'Two Pointers'] });
    expect(sent[0]?.testcases).toHaveLength(5);
  });

  it('asks before a sample replaces the text, and restores the text with Undo', async () => {
    open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'My own');
    await userEvent.click(screen.getByRole('button', { name: 'Load Sample' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Load Sample' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Climbing Stairs'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Title')).toHaveValue('My own');
  });

  it('shows why the server refused and stays on the page', async () => {
    const message = 'PYTHON reference fails test 3: expected 3, got 4';
    answer = { status: 400, body: { error: message, message, code: 'REFERENCE_FAILS', requestId: 'r' } };
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Load Sample' }));
    await create();
    expect(await screen.findByTestId('server-refusal')).toHaveTextContent(message);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Climbing Stairs');
  });
});
