import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createStore } from '../../store/index.js';
import { DraftHistory } from './draft-history.js';
import { useDrafts } from './use-drafts.js';

const STARTERS = { JAVASCRIPT: '// js starter', PYTHON: '# py starter', JAVA: '// java starter' };
let saved: { language: string; sourceCode: string }[];

beforeEach(() => {
  localStorage.clear();
  saved = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const request = input as Request;
    if (request.method === 'PUT') {
      const draft = (await request.json()) as (typeof saved)[number];
      saved.push(draft);
    }
    return new Response(JSON.stringify({ drafts: [] }), { headers: { 'content-type': 'application/json' } });
  });
});

function Harness({ problemId }: { problemId: string }) {
  const drafts = useDrafts({ userId: 'me', problemId, starters: STARTERS });
  return (
    <>
      {drafts.restorable.length > 0 && (
        <DraftHistory
          language={drafts.language}
          versions={drafts.restorable}
          onRestore={(version) => drafts.replace(version.sourceCode)}
        />
      )}
      <button onClick={() => drafts.replace(STARTERS.JAVA)}>Reset</button>
      {drafts.languages.map((language) => (
        <button key={language} onClick={() => drafts.chooseLanguage(language)}>
          {language}
        </button>
      ))}
      <output>{drafts.language}</output>
      <button
        onClick={(event) => {
          drafts.type('typed and sent at once');
          event.currentTarget.textContent = drafts.current().source;
        }}
      >
        Send
      </button>
      <textarea
        aria-label="Code"
        value={drafts.source}
        onChange={(event) => drafts.type(event.target.value)}
      />
    </>
  );
}

function open(problemId = 'p1') {
  return render(
    <Provider store={createStore()}>
      <Harness problemId={problemId} />
    </Provider>,
  );
}
const code = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' });
const write = async (text: string) => {
  await userEvent.clear(code());
  await userEvent.type(code(), text);
};

describe('drafts in the editor', () => {
  it('has the last typed character before it is rendered, so that no older text is sent', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('typed and sent at once', { selector: 'button' })).toBeInTheDocument();
  });
  it('opens in Java with its starter', () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent('JAVA');
    expect(code()).toHaveValue(STARTERS.JAVA);
  });

  it('shows the starter of a language that was not touched, and keeps the text of each other one', async () => {
    open('p2');
    await write('my java');
    await userEvent.click(screen.getByRole('button', { name: 'PYTHON' }));
    expect(code()).toHaveValue(STARTERS.PYTHON);
    await write('my python');
    await userEvent.click(screen.getByRole('button', { name: 'JAVA' }));
    expect(code()).toHaveValue('my java');
    await userEvent.click(screen.getByRole('button', { name: 'PYTHON' }));
    expect(code()).toHaveValue('my python');
    expect(screen.queryByRole('heading', { name: /Replaced texts/ })).toBeNull();
  });

  it('brings a text back from the history after a reset', async () => {
    open('p2b');
    await userEvent.click(screen.getByRole('button', { name: 'JAVA' }));
    await write('my java');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(code()).toHaveValue(STARTERS.JAVA);
    await userEvent.click(screen.getByRole('button', { name: /^Restore the text of .*1 line$/ }));
    expect(code()).toHaveValue('my java');
  });

  it('restores the draft after a reload, in its language', async () => {
    const first = open('p3');
    await userEvent.click(screen.getByRole('button', { name: 'PYTHON' }));
    await write('half an idea');
    first.unmount();
    open('p3');
    expect(code()).toHaveValue('half an idea');
  });

  it('sends the draft to the server once, shortly after the last key', async () => {
    open('p4');
    fireEvent.change(code(), { target: { value: 'abc' } });
    await waitFor(() => expect(saved).toEqual([expect.objectContaining({ sourceCode: 'abc' })]));
  });

  it('sends what was written without a connection when the connection is back', async () => {
    const answer = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    open('p6');
    fireEvent.change(code(), { target: { value: 'written offline' } });
    await waitFor(() => expect(localStorage.getItem('evident:drafts:me:p6')).toContain('written offline'));
    globalThis.fetch = answer;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(saved).toEqual([expect.objectContaining({ sourceCode: 'written offline' })]));
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(localStorage.getItem('evident:drafts:me:p6')).toContain('"sent":true'));
    expect(saved).toHaveLength(1);
  });

  it('sends what an earlier visit could not send, after the texts of other devices are here', async () => {
    localStorage.setItem(
      'evident:drafts:me:p7',
      JSON.stringify({
        language: 'JAVA',
        current: { PYTHON: { sourceCode: 'x = 1', savedAt: 1 } },
        kept: {},
      }),
    );
    open('p7');
    await waitFor(() => expect(saved).toEqual([{ language: 'PYTHON', sourceCode: 'x = 1' }]));
  });

  it('keeps the text when the page is closed before it was saved', async () => {
    open('p5');
    await write('just now');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(localStorage.getItem('evident:drafts:me:p5')).toContain('just now');
  });
});
