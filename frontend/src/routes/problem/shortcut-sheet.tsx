import { keysLabel, type Shortcut } from '../../lib/shortcut.js';
import { Dialog } from '../../ui/dialog.js';

interface ShortcutSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shortcuts: readonly Shortcut[];
}

const EVERYWHERE_KEYS: readonly { keys: string; does: string }[] = [
  { keys: 'Mod+K', does: 'Go to a problem or a page (outside of the editor)' },
  { keys: 'G then P', does: 'Problems' },
  { keys: 'G then U', does: 'My Profile' },
];

const EDITOR_KEYS: readonly { keys: string; does: string }[] = [
  { keys: 'Esc then Tab', does: 'Leave the editor' },
  { keys: 'Ctrl+M', does: 'Tab moves the focus, or indents' },
  { keys: 'Mod+/', does: 'Comment the line' },
  { keys: 'Mod+D', does: 'Select the next occurrence' },
  { keys: 'F1', does: 'Commands of the editor' },
];

function Keys({ list, title }: { list: readonly { keys: string; does: string }[]; title: string }) {
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

export default function ShortcutSheet({ open, onOpenChange, shortcuts }: ShortcutSheetProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <div className="flex flex-col gap-5">
        <Keys title="This page" list={shortcuts} />
        <Keys title="Everywhere" list={EVERYWHERE_KEYS} />
        <Keys title="In the editor" list={EDITOR_KEYS} />
      </div>
    </Dialog>
  );
}
