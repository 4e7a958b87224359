import { lazy, Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { selectIsAdmin, selectTokens, selectUser } from '../lib/session-api.js';
import { siteInfo } from '../lib/site.js';
import { useAppSelector } from '../store/index.js';
import { ButtonLink } from '../ui/button.js';
import { TokenIcon } from '../ui/icons.js';
import { Logo } from '../ui/logo.js';

const ThemeMenu = lazy(() => import('./theme-menu.js'));
const HeaderMenus = lazy(() => import('./header-menus.js'));

function useDestinations() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const from = useLocation().pathname;
  return [
    { to: '/problem', label: 'Problems' },
    { to: '/profile', label: 'My Profile' },
    ...(siteInfo().payments ? [{ to: '/pricing', label: 'Pricing' }] : []),
    ...(isAdmin ? [{ to: '/add-problem', label: 'Add Problem' }] : []),
  ].map((destination) => ({ ...destination, state: { from } }));
}

function Tokens() {
  const tokens = useAppSelector(selectTokens);
  return (
    <Link
      to={siteInfo().payments ? '/pricing' : '/profile'}
      className="tabular flex h-8 items-center gap-1.5 rounded-control px-2 text-muted hover:bg-raised hover:text-ink pointer-coarse:h-11"
    >
      <TokenIcon />
      <span className="font-medium text-ink">{tokens}</span>
      <span className="max-sm:sr-only">{tokens === 1 ? 'token' : 'tokens'}</span>
    </Link>
  );
}

function SignedInControls() {
  const destinations = useDestinations();
  return (
    <>
      <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
        {destinations.map(({ to, label, state }) => (
          <NavLink
            key={to}
            to={to}
            state={state}
            className="flex h-8 items-center rounded-control px-2.5 font-medium text-muted hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-1">
        <Tokens />
        <Suspense fallback={<span className="h-8 w-17" />}>
          <ThemeMenu />
          <HeaderMenus destinations={destinations} />
        </Suspense>
      </div>
    </>
  );
}

/** The header of every page except login and signup. */
export function Header() {
  const user = useAppSelector(selectUser);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="flex h-[calc(var(--header-height)-1px)] items-center gap-3 px-4 lg:px-6">
        <Link
          to="/"
          className="mr-1 flex items-center gap-2 rounded-control py-1 pr-2 text-base font-semibold tracking-tight"
        >
          <Logo />
          Evident
        </Link>
        {user ? (
          <SignedInControls />
        ) : (
          <div className="ml-auto flex items-center gap-1">
            <Suspense fallback={<span className="size-8" />}>
              <ThemeMenu />
            </Suspense>
            <ButtonLink to="/login" variant="secondary">
              Login
            </ButtonLink>
          </div>
        )}
      </div>
    </header>
  );
}
