import { useEffect, useEffectEvent } from 'react';
import { sessionApi } from '../lib/session-api.js';
import { useAppDispatch } from '../store/index.js';
import { Button } from '../ui/button.js';

/** Time between two checks of the session while the server does not answer. */
const CHECK_EVERY_MS = 5_000;

/** Shown instead of a page while the server cannot say who is signed in. It is no logout, so it does not ask for one. */
export function SessionUnreachable() {
  const dispatch = useAppDispatch();
  const check = useEffectEvent(
    () => void dispatch(sessionApi.endpoints.getMe.initiate(undefined, { forceRefetch: true })),
  );
  useEffect(() => {
    const again = () => check();
    const timer = setInterval(again, CHECK_EVERY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, []);
  return (
    <div
      role="alert"
      className="flex flex-1 flex-col items-center justify-center gap-2 px-4 py-24 text-center"
    >
      <h1 className="text-xl">Evident cannot be reached</h1>
      <p className="max-w-md text-muted">
        You are not signed out, and your drafts are saved in this browser. This page opens as soon as the
        server answers.
      </p>
      <Button className="mt-3" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}
