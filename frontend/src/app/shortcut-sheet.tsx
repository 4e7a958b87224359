import { keysLabel, type Shortcut } from '../lib/shortcut.js';
import { Dialog } from '../ui/dialog.js';

type Line = Pick<Shortcut, 'keys' | 'does'>;

export interface ShortcutSheetContent {
  page: readonly Line[];
  everywhere: readonly Line[];
  /** Keys of the code editor hold on this page too. */
  editor: boolean;
}

interface ShortcutSheetProps {
  content: ShortcutSheetContent;
  onClose: () => void;
}

const EDITOR_KEYS: readonly Line[] = [
  { keys: 'Esc then Tab', does: 'Leave the editor' },
  { keys: 'Ctrl+M', does: 'Tab moves the focus, or indents' },
  { keys: 'Mod+/', does: 'Comment the line' },
  { keys: 'Mod+D', does: 'Select the next occurrence' },
  { keys: 'F1', does: 'Commands of the editor' },
];

function Keys({ list, title }: { list: readonly Line[]; title: string }) {
  const told = list.filter(({ does }) => does !== undefined);
  if (told.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-[0.8125rem] font-medium text-muted">{title}</h3>
      <dl className="divide-y divide-line">
        {told.map(({ keys, does }) => (
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

/** Whoever began to listen first comes first; the key of this sheet itself always comes last. */
const ownKeyLast = (list: readonly Line[]) =>
  list.toSorted((a, b) => Number(a.keys === '?') - Number(b.keys === '?'));

/** The keys that hold on the page behind it. */
export default function ShortcutSheet({ content, onClose }: ShortcutSheetProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <div className="flex flex-col gap-5">
        <Keys title="This page" list={content.page} />
        <Keys title="Everywhere" list={ownKeyLast(content.everywhere)} />
        {content.editor && <Keys title="In the editor" list={EDITOR_KEYS} />}
      </div>
    </Dialog>
  );
}
