import { IS_MAC, type Shortcut } from '../lib/shortcut.js';
import { HELP_KEYS } from './help-keys.js';
import { Dialog } from '../ui/dialog.js';

const KEY_NAMES: Readonly<Record<string, string>> = {
  $mod: IS_MAC ? '⌘' : 'Ctrl',
  Control: 'Ctrl',
  Alt: IS_MAC ? '⌥' : 'Alt',
  Escape: 'Esc',
  "('|Quote)": "'",
};
const keyName = (key: string) =>
  KEY_NAMES[key] ?? key.replace(/^(Key|Digit)/, '').replace(/^[a-z]$/, (letter) => letter.toUpperCase());
const pressLabel = (press: string) =>
  press
    .split('+')
    .filter((key) => key !== '[Shift]')
    .map(keyName)
    .join(' + ');

/** @returns the names of the keys on this machine's keyboard, e.g. `Ctrl + Enter` or `G then P`. */
const keysLabel = (keys: string): string => keys.split(' ').map(pressLabel).join(' then ');

type Line = Pick<Shortcut, 'keys' | 'does'>;

export interface ShortcutSheetContent {
  page: readonly Line[];
  everywhere: readonly Line[];
  /** The page has a code editor. */
  editor: boolean;
}

interface ShortcutSheetProps {
  content: ShortcutSheetContent;
  onClose: () => void;
}

const EDITOR_KEYS: readonly Line[] = [
  { keys: 'Escape Tab', does: 'Leave the editor' },
  { keys: 'Control+m', does: 'Choose whether Tab indents or moves the focus' },
  { keys: '$mod+/', does: 'Comment the line' },
  { keys: '$mod+d', does: 'Select the next occurrence' },
  { keys: 'Control+Space', does: 'Show completions' },
  { keys: '$mod+f', does: 'Find' },
  { keys: IS_MAC ? '$mod+Alt+f' : '$mod+h', does: 'Find and replace' },
  { keys: IS_MAC ? '$mod+Alt+[' : '$mod+Shift+[', does: 'Fold the block' },
  { keys: IS_MAC ? '$mod+Alt+]' : '$mod+Shift+]', does: 'Unfold the block' },
];

function Keys({ list, title }: { list: readonly Line[]; title: string }) {
  if (list.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-[0.8125rem] font-medium text-muted">{title}</h3>
      <dl className="divide-y divide-line">
        {list.map(({ keys, does }) => (
          <div key={keys} className="flex min-h-9 items-center justify-between gap-4 py-1">
            <dt>{does}</dt>
            <dd>
              <kbd className="rounded-cell border border-line bg-raised px-1.5 py-0.5 text-xs whitespace-nowrap">
                {keysLabel(keys)}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Puts the key of the sheet itself last. */
const ownKeyLast = (list: readonly Line[]) =>
  list.toSorted((a, b) => Number(a.keys === HELP_KEYS) - Number(b.keys === HELP_KEYS));

/** The shortcuts of the page behind the sheet. */
export default function ShortcutSheet({ content, onClose }: ShortcutSheetProps) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <div className="flex flex-col gap-5">
        <Keys title="This page" list={content.page} />
        <Keys title="Everywhere" list={ownKeyLast(content.everywhere)} />
        {content.editor && <Keys title="In the editor" list={EDITOR_KEYS} />}
      </div>
    </Dialog>
  );
}
