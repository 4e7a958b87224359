import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorAnswer, noAnswer, renderPage, stubServer, type Stub } from '../../testing/render-page.js';
import NotesPanel from './notes-panel.js';

const ID = '5d2f1c0e-0000-4000-8000-000000000002';
const KEY = `evident:note:me:${ID}`;

/** A server that keeps one note as the product's does. */
function server(first: { text: string; version: number }) {
  let note = first;
  const read: Stub = () => ({ body: { ...note, updatedAt: null } });
  const write: Stub = (body) => {
    const { text, version } = JSON.parse(body) as typeof note;
    if (version !== note.version) return errorAnswer(409, 'EDIT_CONFLICT', 'Changed elsewhere');
    note = { text, version: version + 1 };
    return { body: { ...note, updatedAt: null } };
  };
  return {
    stubs: { [`GET /problems/${ID}/note`]: read, [`PUT /problems/${ID}/note`]: write },
    note: () => note,
    writeElsewhere: (text: string) => (note = { text, version: note.version + 1 }),
  };
}
const open = () => renderPage(<NotesPanel userId="me" problemId={ID} />);
const field = () => screen.findByRole('textbox', { name: 'Your note in Markdown' });
const saved = () => screen.findByText('Saved');
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } });

describe('the note on a problem', () => {
  it('is saved while it is written and shown as Markdown', async () => {
    const kept = server({ text: 'Old', version: 1 });
    stubServer(kept.stubs);
    open();
    expect(await field()).toHaveValue('Old');
    await write('The **idea**');
    await saved();
    expect(kept.note()).toEqual({ text: 'The **idea**', version: 2 });
    expect(localStorage.getItem(KEY)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('idea', { selector: 'strong' })).toBeInTheDocument();
  });

  it('saves what was typed while a save was on its way', async () => {
    const kept = server({ text: '', version: 0 });
    let release: () => void = () => undefined;
    const put = kept.stubs[`PUT /problems/${ID}/note`] as (body: string) => { body: unknown };
    let count = 0;
    stubServer({
      ...kept.stubs,
      [`PUT /problems/${ID}/note`]: async (body) => {
        if (count++ === 0) await new Promise<void>((resolve) => (release = resolve));
        return put(body);
      },
    });
    open();
    await write('one');
    await waitFor(() => expect(count).toBe(1));
    await write('one two');
    release();
    await waitFor(() => expect(kept.note()).toEqual({ text: 'one two', version: 2 }));
    await saved();
  });

  it('overwrites no text of another device: the learner chooses', async () => {
    const kept = server({ text: 'Start', version: 1 });
    stubServer(kept.stubs);
    open();
    await field();
    kept.writeElsewhere('From the phone');
    await write('From the laptop');
    expect(await screen.findByRole('alert')).toHaveTextContent('From the phone');
    expect(kept.note().text).toBe('From the phone');
    await userEvent.click(screen.getByRole('button', { name: 'Keep both' }));
    await saved();
    expect(kept.note()).toEqual({ text: 'From the laptop\n\n---\n\nFrom the phone', version: 3 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes a save whose answer was lost for done', async () => {
    const kept = server({ text: 'Start', version: 1 });
    const put = kept.stubs[`PUT /problems/${ID}/note`] as (body: string) => { body: unknown };
    let lost = false;
    stubServer({
      ...kept.stubs,
      [`PUT /problems/${ID}/note`]: (body) => {
        const answer = put(body);
        if (!lost) {
          lost = true;
          return noAnswer();
        }
        return answer;
      },
    });
    open();
    await write('Written once');
    await screen.findByText('Saved on this device');
    fireEvent(window, new Event('online'));
    await saved();
    expect(kept.note()).toEqual({ text: 'Written once', version: 2 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the text on this device without a connection, and sends it on the next visit', async () => {
    const kept = server({ text: 'Start', version: 1 });
    stubServer({ ...kept.stubs, [`PUT /problems/${ID}/note`]: noAnswer });
    const { unmount } = open();
    await write('On the train');
    await screen.findByText('Saved on this device');
    unmount();
    stubServer(kept.stubs);
    open();
    expect(await field()).toHaveValue('On the train');
    await saved();
    expect(kept.note()).toEqual({ text: 'On the train', version: 2 });
  });

  it('says that it could not be read, and reads it again', async () => {
    const kept = server({ text: 'Mine', version: 1 });
    const stubs: Record<string, Stub> = { [`GET /problems/${ID}/note`]: noAnswer };
    stubServer(stubs);
    open();
    await screen.findByText('Your note could not be loaded');
    Object.assign(stubs, kept.stubs);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await field()).toHaveValue('Mine');
  });
});
