import { TOAST_DURATION_MS } from '@evident/contracts/messages';
import type { Id, ToastOptions } from 'react-toastify';

type Kind = 'success' | 'error' | 'blank' | 'loading';

/** Loaded after the first paint. Earlier toasts are shown when it is loaded. */
const library = () => import('react-toastify/unstyled');

/** A message of one kind is shown once at a time. */
function say(kind: Kind, message: string, options: ToastOptions): Id {
  const toastId = `${kind}:${message}`;
  void library().then(({ toast }) => {
    const show = kind === 'blank' ? toast : toast[kind];
    show(message, { ...options, toastId });
  });
  return toastId;
}

/** Shows toasts with the durations of the spec. */
export const toasts = {
  success: (message: string): Id =>
    say('success', message, { autoClose: TOAST_DURATION_MS.success, role: 'status' }),
  error: (message: string): Id =>
    say('error', message, { autoClose: TOAST_DURATION_MS.error, role: 'alert' }),
  blank: (message: string): Id =>
    say('blank', message, { autoClose: TOAST_DURATION_MS.blank, role: 'status' }),
  /** Shown until `dismiss` is called. */
  loading: (message: string): Id => say('loading', message, { role: 'status' }),
  dismiss: (id: Id): void => void library().then(({ toast }) => toast.dismiss(id)),
};
