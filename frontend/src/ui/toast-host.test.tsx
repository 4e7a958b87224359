import { TOAST_DURATION_MS, TOAST_LIMIT } from '@evident/contracts/messages';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import ToastHost from './toast-host.js';
import { toasts } from '../lib/toasts.js';

const shown = () => document.querySelectorAll('.Toastify__toast').length;
/** The duration of a toast is the animation of its progress bar. */
const lifeOf = async (text: string) => {
  const toast = (await screen.findByText(text)).closest('.Toastify__toast');
  return toast?.querySelector<HTMLElement>('.Toastify__progress-bar')?.style.animationDuration ?? null;
};

beforeEach(() => void render(<ToastHost />));
afterEach(async () => {
  const { toast } = await import('react-toastify/unstyled');
  toast.dismiss();
  await waitFor(() => expect(shown()).toBe(0));
});

describe('toasts', () => {
  it('last 2000 ms for a success and 4000 ms for errors and plain ones', async () => {
    expect(TOAST_DURATION_MS).toEqual({ success: 2_000, error: 4_000, blank: 4_000 });
    toasts.success('done');
    toasts.error('failed');
    toasts.blank('by the way');
    expect(await lifeOf('done')).toBe('2000ms');
    expect(await lifeOf('failed')).toBe('4000ms');
    expect(await lifeOf('by the way')).toBe('4000ms');
  });

  it('for loading stay until they are dismissed', async () => {
    const id = toasts.loading('working');
    expect(await lifeOf('working')).not.toMatch(/^\d/);
    toasts.dismiss(id);
    await waitFor(() => {
      // jsdom runs no animations; the library removes the toast when its animation ends.
      document.querySelectorAll('.Toastify__toast').forEach((toast) => fireEvent.animationEnd(toast));
      expect(shown()).toBe(0);
    });
  });

  it('are at most twenty at once', async () => {
    expect(TOAST_LIMIT).toBe(20);
    for (let at = 0; at < TOAST_LIMIT + 5; at += 1) toasts.blank(`toast ${at}`);
    await waitFor(() => expect(shown()).toBe(TOAST_LIMIT));
  });

  it('show the same message once at a time', async () => {
    toasts.error('again');
    toasts.error('again');
    await screen.findByText('again');
    expect(shown()).toBe(1);
  });
});
