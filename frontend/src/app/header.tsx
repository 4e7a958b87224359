import { useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { selectIsAdmin, selectTokens, selectUser, useLogoutMutation } from '../lib/session-api.js';
import { siteInfo } from '../lib/site.js';
import { useAppSelector } from '../store/index.js';
import { Button, ButtonLink } from '../ui/button.js';
import { CrossIcon, MenuIcon, TokenIcon } from '../ui/icons.js';
import { Logo } from '../ui/logo.js';
import { AccountMenu, ThemeMenu, useAccountPages } from './header-menus.js';

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

type Destinations = ReturnType<typeof useDestinations>;

/** The same links in a menu for narrow screens. */
function NarrowMenu({ destinations, onLogout }: { destinations: Destinations; onLogout: () => void }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <div
      className="md:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <Button
        ref={button}
        variant="ghost"
        iconOnly
        aria-label="Menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? <CrossIcon /> : <MenuIcon />}
      </Button>
      <nav
        id={id}
        aria-label="Main"
        hidden={!open}
        className="absolute inset-x-0 top-full border-b border-line bg-surface p-2 shadow-floating"
      >
        {destinations.map(({ to, label, state }) => (
          <NavLink
            key={to}
            to={to}
            state={state}
            onClick={close}
            className="flex h-11 items-center rounded-control px-3 font-medium hover:bg-raised aria-[current=page]:bg-raised"
          >
            {label}
          </NavLink>
        ))}
        <button
          type="button"
          onClick={onLogout}
          className="flex h-11 w-full items-center gap-2 rounded-control px-3 font-medium hover:bg-raised"
        >
          Logout
        </button>
      </nav>
    </div>
  );
}

function SignedInControls() {
  const destinations = useDestinations();
  const from = useLocation().pathname;
  const accountPages = useAccountPages().map((page) => ({ ...page, state: { from } }));
  const [logout] = useLogoutMutation();
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
        <ThemeMenu />
        <AccountMenu />
        <NarrowMenu destinations={[...destinations, ...accountPages]} onLogout={() => void logout()} />
      </div>
    </>
  );
}

/** The header of every page except login and signup. */
export function Header() {
  const user = useAppSelector(selectUser);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="flex h-(--header-height) items-center gap-3 px-4 lg:px-6">
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
            <ThemeMenu />
            <ButtonLink to="/login" variant="secondary">
              Login
            </ButtonLink>
          </div>
        )}
      </div>
    </header>
  );
}
