import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { afterLoad } from '../lib/after-load.js';
import { selectStatus } from '../lib/session-slice.js';
import { siteInfo } from '../lib/site.js';
import { useAppSelector } from '../store/index.js';
import { LoadingPane } from '../ui/spinner.js';
import { useFocusOnNavigation } from './guards.js';
import { Header } from './header.js';
import { ShortcutHelp } from './shortcut-help.js';

/** At once where a notice moves the page down. */
const BelowHeader = lazy(async () => {
  if (!siteInfo().notice) await afterLoad();
  return import('./below-header.js');
});

/** The root of every page. */
export function Root() {
  useFocusOnNavigation();
  return (
    <ShortcutHelp>
      <Outlet />
      <ScrollRestoration />
    </ShortcutHelp>
  );
}
Root.Loading = function RootLoading() {
  return <LoadingPane label="Loading" className="min-h-dvh" />;
};

/** Header and main landmark. A page that fills the viewport takes `min-h-[calc(100dvh-var(--header-height))]`. */
export function Shell() {
  const signedIn = useAppSelector(selectStatus) === 'signed-in';
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-accent px-3 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Header />
      <Suspense>
        <BelowHeader signedIn={signedIn} />
      </Suspense>
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
        <Outlet />
      </main>
    </div>
  );
}
