import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { selectIsAdmin, selectUser, useLogoutMutation } from '../lib/session-api.js';
import { useAppSelector } from '../store/index.js';
import { Dropdown, dropdownItem } from '../ui/dropdown.js';
import { Button } from '../ui/button.js';
import { CrossIcon, MenuIcon, UserIcon } from '../ui/icons.js';

const NotificationsMenu = lazy(() => import('../features/notifications/notifications-menu.js'));

/** The pages of the account, on every page. */
function useAccountPages() {
  const isAdmin = useAppSelector(selectIsAdmin);
  return [
    { to: '/learn', label: 'Learning path' },
    { to: '/settings', label: 'Settings' },
    { to: '/help/input', label: 'Help: reading input' },
    ...(isAdmin ? [{ to: '/administration', label: 'Administration' }] : []),
  ];
}

function AccountMenu() {
  const user = useAppSelector(selectUser);
  const [logout] = useLogoutMutation();
  const from = useLocation().pathname;
  const pages = useAccountPages();
  return (
    <Dropdown label="Account" button={<UserIcon />} iconOnly className="max-md:hidden">
      {(close) => (
        <>
          <p className="border-b border-line px-3 pt-1 pb-2 text-[0.8125rem]">
            <span className="block font-medium">{user?.name}</span>
            <span className="block break-all text-muted">{user?.email}</span>
          </p>
          {[
            { to: '/profile', label: 'Profile' },
            { to: '/profile#progress', label: 'Progress' },
            ...pages,
          ].map(({ to, label }) => (
            <Link key={to} to={to} state={{ from }} onClick={close} className={dropdownItem}>
              {label}
            </Link>
          ))}
          <button type="button" onClick={() => void logout()} className={dropdownItem}>
            Log out
          </button>
        </>
      )}
    </Dropdown>
  );
}

interface Destination {
  to: string;
  label: string;
  state: { from: string };
}

/** The same links in a menu for narrow screens. */
function NarrowMenu({
  destinations,
  onLogout,
}: {
  destinations: readonly Destination[];
  onLogout: () => void;
}) {
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

/** The menus of a signed-in user. Loaded after the page, because no page needs them at first. */
export default function HeaderMenus({ destinations }: { destinations: readonly Destination[] }) {
  const [logout] = useLogoutMutation();
  const from = useLocation().pathname;
  const pages = useAccountPages().map((page) => ({ ...page, state: { from } }));
  return (
    <>
      <Suspense fallback={<span className="size-8 pointer-coarse:size-11" />}>
        <NotificationsMenu />
      </Suspense>
      <AccountMenu />
      <NarrowMenu destinations={[...destinations, ...pages]} onLogout={() => void logout()} />
    </>
  );
}
