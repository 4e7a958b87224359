import { THEME_CHOICES, useTheme, type ThemeChoice } from '../lib/theme.js';
import { Dropdown, dropdownItem } from '../ui/dropdown.js';
import { CheckIcon, MonitorIcon, MoonIcon, SunIcon } from '../ui/icons.js';

const THEME_LOOK: Record<ThemeChoice, { label: string; icon: React.ReactNode }> = {
  system: { label: 'System', icon: <MonitorIcon /> },
  light: { label: 'Light', icon: <SunIcon /> },
  dark: { label: 'Dark', icon: <MoonIcon /> },
};

/** Names the three themes and marks the chosen one. */
export default function ThemeMenu() {
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
