import { Link, useLocation } from 'react-router-dom';
import { selectIsAdmin, selectUser, useLogoutMutation } from '../lib/session-api.js';
import { THEME_CHOICES, useTheme, type ThemeChoice } from '../lib/theme.js';
import { useAppSelector } from '../store/index.js';
import { Dropdown, dropdownItem } from '../ui/dropdown.js';
import { CheckIcon, MonitorIcon, MoonIcon, SunIcon, UserIcon } from '../ui/icons.js';

const THEME_LOOK: Record<ThemeChoice, { label: string; icon: React.ReactNode }> = {
  system: { label: 'System', icon: <MonitorIcon /> },
  light: { label: 'Light', icon: <SunIcon /> },
  dark: { label: 'Dark', icon: <MoonIcon /> },
};

/** Names the three themes and marks the chosen one. */
export function ThemeMenu() {
  const { choice, setChoice } = useTheme();
  return (
    <Dropdown label="Theme" button={THEME_LOOK[choice].icon} iconOnly>
      {(close) =>
        THEME_CHOICES.map((theme) => (
          <button
            key={theme}
            type="button"
            aria-pressed={theme === choice}
            onClick={() => {
              setChoice(theme);
              close();
            }}
            className={dropdownItem}
          >
            {THEME_LOOK[theme].icon}
            {THEME_LOOK[theme].label}
            {theme === choice && <CheckIcon className="ml-auto text-accent" />}
          </button>
        ))
      }
    </Dropdown>
  );
}

/** The pages of the account, on every page. */
export function useAccountPages() {
  const isAdmin = useAppSelector(selectIsAdmin);
  return [
    { to: '/settings', label: 'Settings' },
    ...(isAdmin ? [{ to: '/administration', label: 'Administration' }] : []),
  ];
}

export function AccountMenu() {
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
          {[{ to: '/profile', label: 'Profile' }, ...pages].map(({ to, label }) => (
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
