import { TOAST_LIMIT } from '@evident/contracts/messages';
import { Slide, ToastContainer } from 'react-toastify/unstyled';

/** The container of the toasts. They pause on hover and on loss of focus. */
export default function ToastHost() {
  return (
    <ToastContainer
      position="top-right"
      limit={TOAST_LIMIT}
      transition={Slide}
      hideProgressBar
      newestOnTop
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick={false}
      draggable={false}
      aria-label="Notifications"
    />
  );
}
