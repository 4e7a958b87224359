import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, PROBLEM, USER } from '../testing/product-stub.js';
import { openProduct } from './render-product.js';

jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));

const open = async (user = USER) => {
  const product = openProduct('/pricing', {}, user);
  await screen.findByRole('heading', { name: 'Pricing' });
  return product;
};
const path = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.pathname;

describe('the global shortcuts', () => {
  it('open a palette that finds a problem by name', async () => {
    const product = await open();
    await userEvent.keyboard('{Control>}[KeyK]{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Problem or page' });
    await userEvent.type(field, 'climb');
    await screen.findByRole('option', { name: /Climbing Stairs/, selected: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(path(product)).toBe(`/problem/${PROBLEM.id}`));
  });

  it('select with the arrow keys, and show when nothing matches', async () => {
    const product = await open();
    await userEvent.keyboard('{Control>}[KeyK]{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Problem or page' });
    await userEvent.type(field, 'zzzz');
    expect(await screen.findByText('No results')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(path(product)).toBe('/profile'));
  });

  it.each([
    ['Administration', '/administration', ''],
    ['Failed submissions', '/administration', '#failed-submissions'],
    ['Accounts', '/administration', '#accounts'],
  ])('take only administrators to %s', async (name, pathname, hash) => {
    const product = await open(ADMIN);
    await userEvent.keyboard('{Control>}[KeyK]{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Problem or page' });
    await userEvent.type(field, name);
    await screen.findByRole('option', { name, selected: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(product.router.state.location).toMatchObject({ pathname, hash }));
    product.unmount();
    await open();
    await userEvent.keyboard('{Control>}[KeyK]{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Problem or page' }), name);
    expect(await screen.findByText('No results')).toBeInTheDocument();
  });

  it('open the problems by g p and the profile by g u', async () => {
    const product = await open();
    await userEvent.keyboard('gp');
    await waitFor(() => expect(path(product)).toBe('/problem'));
    await userEvent.keyboard('gu');
    await waitFor(() => expect(path(product)).toBe('/profile'));
  });
});
