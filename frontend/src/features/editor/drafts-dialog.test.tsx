import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import DraftsDialog from './drafts-dialog.js';

interface Kept {
  name: string;
  language: string;
  sourceCode: string;
  updatedAt: string;
}
const PATH = '/problems/p1/named-drafts';
const draft = (name: string, sourceCode: string): Kept => ({
  name,
  language: 'PYTHON',
  sourceCode,
  updatedAt: '2026-01-05T09:30:00.000Z',
});
let kept: Kept[];
let replaced: string[];
let opened: string[];

function open(current: string | null = null) {
  const requests = stubServer({
    [`GET ${PATH}`]: () => ({ body: { drafts: kept } }),
    [`PUT ${PATH}`]: (body) => {
      const { formerName, ...sent } = JSON.parse(body) as Kept & { formerName?: string };
      if (sent.name === 'refused') return errorAnswer(400, 'VALIDATION_FAILED', 'No room for another draft');
      kept = [
        { ...sent, updatedAt: draft('', '').updatedAt },
        ...kept.filter(({ name }) => name !== sent.name && name !== formerName),
      ];
      return { body: kept[0] };
    },
    [`DELETE ${PATH}`]: () => {
      kept = [];
      return { body: { message: 'Draft deleted' } };
    },
  });
  renderPage(
    <DraftsDialog
      problemId="p1"
      language="PYTHON"
      source="print(1)"
      opened={current}
      versions={[{ sourceCode: 'before', savedAt: Date.parse('2026-01-04T08:00:00Z') }]}
      onOpened={({ name }) => opened.push(name)}
      onReplace={(source) => replaced.push(source)}
      onClose={() => undefined}
    />,
  );
  return requests;
}
const name = () => screen.findByRole('textbox', { name: 'Save the text in the editor as' });
const click = async (button: string) => userEvent.click(await screen.findByRole('button', { name: button }));

beforeEach(() => {
  localStorage.clear();
  kept = [];
  replaced = [];
  opened = [];
});

describe('the drafts of a problem', () => {
  it('keep the text in the editor under a name, and say which one it replaces', async () => {
    kept = [draft('Idea', 'old')];
    open();
    await screen.findByRole('button', { name: 'Open “Idea”' });
    await userEvent.type(await name(), 'Idea');
    expect(screen.getByText('Replaces the text of “Idea”.')).toBeInTheDocument();
    await click('Save draft');
    await waitFor(() =>
      expect(kept).toEqual([expect.objectContaining({ name: 'Idea', sourceCode: 'print(1)' })]),
    );
    expect(opened).toEqual(['Idea']);
  });

  it('need a name, and say why one is refused', async () => {
    open();
    await click('Save draft');
    expect(await screen.findByText('Give the draft a name.')).toBeInTheDocument();
    expect(await name()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(await name(), 'refused');
    await click('Save draft');
    expect(await screen.findByText('No room for another draft')).toBeInTheDocument();
  });

  it('are opened, which replaces the text in the editor', async () => {
    kept = [draft('Idea', 'old')];
    open();
    await click('Open “Idea”');
    expect([replaced, opened]).toEqual([['old'], ['Idea']]);
  });

  it('get another name, and are deleted after a question', async () => {
    kept = [draft('Idea', 'old')];
    open('Idea');
    expect(await screen.findByText('In the editor')).toBeInTheDocument();
    await click('Rename “Idea”');
    const field = await screen.findByRole('textbox', { name: 'New name of “Idea”' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Better');
    await click('Rename');
    await waitFor(() => expect(kept.map((each) => each.name)).toEqual(['Better']));
    expect(opened).toEqual(['Better']);
    await click('Delete “Better”');
    const asked = within(await screen.findByRole('group', { name: 'Delete “Better”' }));
    await userEvent.click(asked.getByRole('button', { name: 'Keep it' }));
    expect(kept).toHaveLength(1);
    await click('Delete “Better”');
    await click('Delete');
    expect(await screen.findByText(/No named drafts yet/)).toBeInTheDocument();
  });

  it('bring a replaced text back', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Restore the text of .*1 line$/ }));
    expect(replaced).toEqual(['before']);
  });
});
