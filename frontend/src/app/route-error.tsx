import { useEffect } from 'react';
import { useNavigate, useRouteError } from 'react-router-dom';
import { Button, ButtonLink } from '../ui/button.js';

/** Shown when the whole product fails to load or render. */
export function RouteError() {
  const error = useRouteError();
  console.error(error);
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-2 px-4 text-center">
      <h1 className="text-xl">This page could not be shown</h1>
      <p className="max-w-md text-muted">
        Your drafts are saved in this browser. Reload to try again, or go to the home page.
      </p>
      <div className="mt-3 flex gap-2">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <ButtonLink to="/" reloadDocument>
          Home
        </ButtonLink>
      </div>
    </main>
  );
}

/**
 * Shown below the header when one page fails to load or render: the connection is gone, or a new version replaced its
 * chunk. A page that could not be loaded is loaded again when the connection is back.
 */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const offline = !navigator.onLine;
  useEffect(() => console.error(error), [error]);
  useEffect(() => {
    if (!offline) return;
    const again = () => window.location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [offline]);
  return (
    <div
      role="alert"
      className="flex flex-1 flex-col items-center justify-center gap-2 px-4 py-24 text-center"
    >
      <h1 className="text-xl">{offline ? 'You are offline' : 'This page could not be shown'}</h1>
      <p className="max-w-md text-muted">
        {offline
          ? 'This page is not loaded yet. It opens when the connection is back. Your drafts are saved in this browser.'
          : 'Your drafts are saved in this browser. Reload to try again.'}
      </p>
      <div className="mt-3 flex gap-2">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Button onClick={() => void navigate(-1)}>Go back</Button>
      </div>
    </div>
  );
}
