import { LANGUAGE_LABELS, type Language } from '@evident/contracts/languages';
import { use } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useInputGuide } from '../../lib/input-guide-state.js';
import { ShowShortcuts } from '../../lib/shortcut.js';
import { Dropdown, dropdownItem } from '../../ui/dropdown.js';
import { icon } from '../../ui/icons.js';

const HelpIcon = icon(
  <>
    <circle cx="8" cy="8" r="5.75" />
    <path d="M6.4 6.4a1.65 1.65 0 1 1 2.3 1.55c-.5.25-.7.5-.7 1.05M8 11.3v.01" />
  </>,
);

interface HelpMenuProps {
  userId: string;
  language: Language;
  /** Shows the statement, which holds the guide; absent where the problem has none. */
  onGuide?: (() => void) | undefined;
}

/** The guide to reading input, its recipes and the shortcuts. */
export function HelpMenu({ userId, language, onGuide }: HelpMenuProps) {
  const guide = useInputGuide(userId);
  const navigate = useNavigate();
  const showShortcuts = use(ShowShortcuts);
  return (
    <Dropdown label="Help" button={<HelpIcon />} iconOnly>
      {(close) => (
        <div className="w-60">
          {onGuide && (
            <button
              type="button"
              onClick={() => {
                close();
                guide.ask();
                onGuide();
                void navigate({ hash: '' }, { replace: true });
              }}
              className={dropdownItem}
            >
              How input works
            </button>
          )}
          <Link to={`/help/input/${language.toLowerCase()}`} onClick={close} className={dropdownItem}>
            Input recipes in {LANGUAGE_LABELS[language]}
          </Link>
          <button
            type="button"
            onClick={() => {
              close();
              showShortcuts();
            }}
            className={dropdownItem}
          >
            Keyboard shortcuts
          </button>
        </div>
      )}
    </Dropdown>
  );
}
