import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROBLEM } from '../testing/product-stub.js';
import { errorAnswer } from '../testing/render-page.js';
import { onTouchDevice, openProduct } from './render-product.js';

jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));
/** Only Vite provides these settings. */
jest.mock('../lib/build-settings.js', () => ({ PRIVACY_POLICY_URL: '' }));

const sheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** @returns the entries of a section of the sheet; null when it is missing. */
async function part(title: string): Promise<(string | null)[] | null> {
  const heading = within(await sheet()).queryByRole('heading', { name: title });
  const section = heading?.closest('section');
  return section ? [...section.querySelectorAll('dt')].map((term) => term.textContent) : null;
}
const SIGNED_OUT = { 'GET /auth/get-me': errorAnswer(401, 'UNAUTHENTICATED', 'Sign in first') };

const EVERYWHERE = [
  'Go to a problem or a page (outside the editor)',
  'Problems',
  'My Profile',
  'Show this list',
];

describe('? opens the list of shortcuts', () => {
  it('of the problem list', async () => {
    openProduct('/problem');
    await screen.findByRole('table', { name: 'Problems' });
    await userEvent.keyboard('?');
    expect((await part('This page'))?.toSorted()).toEqual([
      'Next problem',
      'Previous problem',
      'Search problems',
    ]);
    expect(await part('Everywhere')).toEqual(EVERYWHERE);
    expect(await part('In the editor')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('on a page without shortcuts of its own', async () => {
    openProduct('/pricing');
    await screen.findByRole('heading', { name: 'Pricing' });
    await userEvent.keyboard('?');
    expect(await part('This page')).toBeNull();
    expect(await part('Everywhere')).toEqual(EVERYWHERE);
  });

  it('on the problem page, also by its button', async () => {
    onTouchDevice();
    openProduct(`/problem/${PROBLEM.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
    expect(await part('This page')).toEqual(
      expect.arrayContaining(['Run Code', 'Submit Solution', 'Go to the results']),
    );
  });

  it.each(['/login', '/signup', '/cancellation-and-refund'])('for a visitor at %s', async (address) => {
    openProduct(address, SIGNED_OUT);
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('?');
    expect(await part('Everywhere')).toEqual(['Show this list']);
  });

  it('but not while typing or behind another dialog', async () => {
    openProduct('/problem');
    const search = await screen.findByLabelText('Search by title');
    await userEvent.type(search, '?');
    expect(search).toHaveValue('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.clear(search);
    await userEvent.click(screen.getByRole('button', { name: 'Create Playlist' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('?');
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  });
});
