import { TOAST_LIMIT } from '@evident/contracts/messages';
import { Slide, ToastContainer } from 'react-toastify/unstyled';

/** Where toasts appear. They wait while the pointer or the focus is on them. */
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
