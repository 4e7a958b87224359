import { TOAST_DURATION_MS } from '@evident/contracts/messages';
import type { Id, ToastOptions } from 'react-toastify';

type Kind = 'success' | 'error' | 'blank' | 'loading';

/** Loaded after the first paint. Earlier toasts are shown when it is loaded. */
const library = () => import('react-toastify/unstyled');

/** Durations of the animations in `toasts.css`. A toast's time includes them. */
export const TOAST_ANIMATION_MS = { enter: 150, leave: 150 } as const;

const timeOf = (kind: keyof typeof TOAST_DURATION_MS): number =>
  TOAST_DURATION_MS[kind] - TOAST_ANIMATION_MS.enter - TOAST_ANIMATION_MS.leave;

/** The toast that shows a message of a kind; a repeated message replaces it. */
const latest = new Map<string, Id>();
let count = 0;

/** A message of one kind is shown once at a time. When it is repeated, a new toast replaces the old one. */
function say(kind: Kind, message: string, options: ToastOptions): Id {
  const key = `${kind}:${message}`;
  const before = latest.get(key);
  count += 1;
  const toastId = `${key}:${count}`;
  latest.set(key, toastId);
  void library().then(({ toast }) => {
    if (latest.get(key) !== toastId) return;
    if (before !== undefined) toast.dismiss(before);
    const show = kind === 'blank' ? toast : toast[kind];
    show(message, { ...options, toastId });
  });
  return toastId;
}

/** Shows toasts with the durations of the spec. */
export const toasts = {
  success: (message: string): Id => say('success', message, { autoClose: timeOf('success'), role: 'status' }),
  error: (message: string): Id => say('error', message, { autoClose: timeOf('error'), role: 'alert' }),
  blank: (message: string): Id => say('blank', message, { autoClose: timeOf('blank'), role: 'status' }),
  /** Shown until `dismiss` is called. */
  loading: (message: string): Id => say('loading', message, { role: 'status' }),
  dismiss: (id: Id): void => void library().then(({ toast }) => toast.dismiss(id)),
};
