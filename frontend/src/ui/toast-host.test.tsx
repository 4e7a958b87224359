import { readFileSync } from 'node:fs';
import { TOAST_DURATION_MS, TOAST_LIMIT } from '@evident/contracts/messages';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import ToastHost from './toast-host.js';
import { TOAST_ANIMATION_MS, toasts } from '../lib/toasts.js';

const shown = () => document.querySelectorAll('.Toastify__toast').length;
/** A toast stays while its progress bar is animated. */
const barOf = async (text: string) => {
  const toast = (await screen.findByText(text)).closest('.Toastify__toast');
  return toast?.querySelector<HTMLElement>('.Toastify__progress-bar')?.style.animationDuration ?? null;
};

beforeEach(() => void render(<ToastHost />));
afterEach(async () => {
  const { toast } = await import('react-toastify/unstyled');
  toast.dismiss();
  await waitFor(() => expect(shown()).toBe(0));
});

const lifeOf = async (text: string) =>
  Number.parseInt((await barOf(text)) ?? '', 10) + TOAST_ANIMATION_MS.enter + TOAST_ANIMATION_MS.leave;

describe('toasts', () => {
  it('last 2000 ms for a success and 4000 ms for errors and plain ones, with their animations', async () => {
    expect(TOAST_DURATION_MS).toEqual({ success: 2_000, error: 4_000, blank: 4_000 });
    toasts.success('done');
    toasts.error('failed');
    toasts.blank('by the way');
    expect(await lifeOf('done')).toBe(2_000);
    expect(await lifeOf('failed')).toBe(4_000);
    expect(await lifeOf('by the way')).toBe(4_000);
  });

  it('for loading stay until they are dismissed', async () => {
    const id = toasts.loading('working');
    expect(await barOf('working')).not.toMatch(/^\d/);
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

  it('have the animations of the style sheet', () => {
    const css = readFileSync(`${__dirname}/../styles/toasts.css`, 'utf8');
    expect(css).toContain(`toast-enter ${TOAST_ANIMATION_MS.enter}ms`);
    expect(css).toContain(`toast-leave ${TOAST_ANIMATION_MS.leave}ms`);
  });

  it('show the same message once at a time', async () => {
    toasts.error('again');
    toasts.error('again');
    await screen.findByText('again');
    expect(shown()).toBe(1);
  });

  it('show a message again while its last toast is still there', async () => {
    const first = toasts.success('Code executed successfully');
    await screen.findByText('Code executed successfully');
    const second = toasts.success('Code executed successfully');
    await waitFor(() => expect(document.getElementById(String(second))).toHaveAttribute('data-in', 'true'));
    expect(document.getElementById(String(first))?.dataset['in'] ?? 'false').toBe('false');
  });
});
