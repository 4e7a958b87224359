import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams, type Location } from 'react-router-dom';
import { selectIsAdmin } from '../lib/session-api.js';
import { selectStatus } from '../lib/session-slice.js';
import { useAppSelector } from '../store/index.js';
import { LoadingPane } from '../ui/spinner.js';
import { loginPath, safeNext } from './next-path.js';
import { SessionUnreachable } from './session-unreachable.js';

/** Shown instead of a page while the session is checked. */
function CheckingSession() {
  return <LoadingPane label="Checking your session" className="min-h-dvh" />;
}

export function WhileSessionChecked() {
  return useAppSelector(selectStatus) === 'unknown' ? <CheckingSession /> : <Outlet />;
}

export function RequireSession() {
  const status = useAppSelector(selectStatus);
  const location = useLocation();
  switch (status) {
    case 'unknown':
      return <CheckingSession />;
    case 'unreachable':
      return <SessionUnreachable />;
    case 'signed-out':
      return <Navigate to={loginPath(location)} replace />;
    case 'signed-in':
      return <Outlet />;
  }
}

export function GuestOnly() {
  const status = useAppSelector(selectStatus);
  const [params] = useSearchParams();
  switch (status) {
    case 'unknown':
      return <CheckingSession />;
    case 'signed-in':
      return <Navigate to={safeNext(params.get('next'))} replace />;
    case 'unreachable':
    case 'signed-out':
      return <Outlet />;
  }
}

/** @returns the path of the previous page; never the guarded page itself, which would loop. */
function cameFrom(location: Location): string {
  const state: unknown = location.state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  const path = safeNext(typeof from === 'string' ? from : null);
  return path === location.pathname ? '/' : path;
}

/** Use it inside `RequireSession`. Redirects everybody except administrators to the previous page. */
export function RequireAdmin() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const location = useLocation();
  const [back] = useState(() => cameFrom(location));
  return isAdmin ? <Outlet /> : <Navigate to={back} replace />;
}

/**
 * Moves the focus to the heading of a new page: screen readers read it, and Tab starts there. Whoever is typing on the
 * new page already keeps the focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname === first) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.matches('main :is(input, textarea)')) return;
      document.querySelector<HTMLElement>('main h1[tabindex="-1"]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, first]);
}
