import { TOAST_LIMIT } from '@evident/contracts/messages';
import { cssTransition, ToastContainer } from 'react-toastify/unstyled';

/** Short, so that a toast is there for the time that the spec gives it. See `TOAST_ANIMATION_MS`. */
const FADE = cssTransition({ enter: 'toast-enter', exit: 'toast-leave', collapse: false });

/** The container of the toasts. They pause on hover and on loss of focus. */
export default function ToastHost() {
  return (
    <ToastContainer
      position="top-center"
      limit={TOAST_LIMIT}
      transition={FADE}
      hideProgressBar
      newestOnTop
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick={false}
      draggable={false}
      aria-label="Messages"
    />
  );
}
