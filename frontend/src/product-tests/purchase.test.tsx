import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutThat, ORDER } from './checkout-stub.js';
import { openProduct, press } from './render-product.js';

jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));

const buy = async (plan = 'Standard') =>
  userEvent.click(await screen.findByRole('button', { name: `Get Started Now: ${plan}` }));

describe('the pricing page', () => {
  it('offers three plans with their prices, badge and features', async () => {
    openProduct('/pricing');
    const plans = await screen
      .findAllByRole('listitem')
      .then((items) => items.map((item) => item.textContent));
    const of = (name: string) => plans.find((text) => text?.startsWith(name));
    expect(of('Standard')).toMatch(/₹99.*10 tokens/);
    expect(of('Premium')).toMatch(/Most Popular.*₹199.*25 tokens.*Priority Processing/);
    expect(of('Pro')).toMatch(/₹349.*50 tokens.*Priority Processing.*Advanced Analytics Dashboard/);
    expect(of('Standard')).not.toMatch(/Most Popular|Priority Processing/);
    expect(of('Premium')).not.toMatch(/Advanced Analytics/);
  });

  it("shows Processing... on the chosen plan, disables the others and sends only the plan's name", async () => {
    const { requests } = openProduct('/pricing', {
      'POST /payment/create-order': () => new Promise(() => undefined),
    });
    await buy('Premium');
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Get Started Now: Pro' })).toBeDisabled();
    const order = requests.find(({ path }) => path === '/payment/create-order');
    expect(JSON.parse(order?.body ?? '')).toEqual({ planName: 'premium' });
  });

  it('asks the provider for the amount in paise', async () => {
    const windows = checkoutThat('is closed');
    openProduct('/pricing', { 'POST /payment/create-order': { body: ORDER } });
    await buy();
    await waitFor(() =>
      expect(windows).toEqual([expect.objectContaining({ amount: 9_900, currency: 'INR' })]),
    );
  });
});

describe('the banner after a purchase', () => {
  it('shows the balance after a payment, and can be dismissed', async () => {
    checkoutThat('pays');
    openProduct('/pricing', {
      'POST /payment/create-order': { body: ORDER },
      'POST /payment/verify-payment': { body: { message: 'ok', tokens: 13, credited: 10 } },
    });
    await buy();
    expect(await screen.findByText('10 tokens added.')).toBeInTheDocument();
    expect(screen.getByText('Your balance is 13 tokens.')).toBeInTheDocument();
    await press(/dismiss/i);
    await waitFor(() => expect(screen.queryByText('10 tokens added.')).toBeNull());
  });

  it('shows that nothing was charged when the payment window was closed', async () => {
    checkoutThat('is closed');
    const { requests } = openProduct('/pricing', { 'POST /payment/create-order': { body: ORDER } });
    await buy();
    expect(await screen.findByText('Payment cancelled.')).toBeInTheDocument();
    expect(requests.some(({ path }) => path === '/payment/verify-payment')).toBe(false);
  });
});
