import { useRouteError } from 'react-router-dom';
import { Button, ButtonLink } from '../ui/button.js';

/** Shown when a page fails to load or render, for example because a new version replaced its chunk. */
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
