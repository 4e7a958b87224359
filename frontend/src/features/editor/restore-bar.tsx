import { LANGUAGE_LABELS, type Language } from '@evident/contracts/languages';
import { dateTime } from '../../lib/format.js';
import { Button } from '../../ui/button.js';
import { CrossIcon } from '../../ui/icons.js';
import type { StoredVersion } from './drafts.js';

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** @returns `14:02` for today; with the date for other days. */
function when(savedAt: number): string {
  const date = new Date(savedAt);
  return (date.toDateString() === new Date().toDateString() ? clock : dateTime).format(date);
}

interface RestoreBarProps {
  language: Language;
  versions: readonly StoredVersion[];
  onRestore: (version: StoredVersion) => void;
  onDismiss: () => void;
}

/** Offers texts that a starter, a reset or another device replaced. */
export function RestoreBar({ language, versions, onRestore, onDismiss }: RestoreBarProps) {
  const [newest, ...older] = versions;
  if (!newest) return null;
  return (
    <div
      role="status"
      className="flex min-h-9 shrink-0 items-center gap-2 border-b border-line bg-selection px-4 text-[0.8125rem]"
    >
      <span className="min-w-0 flex-1 truncate">
        You have a {LANGUAGE_LABELS[language]} draft from {when(newest.savedAt)}
      </span>
      <Button size="sm" onClick={() => onRestore(newest)}>
        Restore
      </Button>
      {older.length > 0 && (
        <select
          aria-label="Older drafts"
          value=""
          onChange={(event) => {
            const version = older[Number(event.target.value)];
            if (version) onRestore(version);
          }}
          className="h-7 rounded-control border border-control bg-surface px-1 pointer-coarse:h-10"
        >
          <option value="" disabled>
            Older
          </option>
          {older.map((version, at) => (
            <option key={version.savedAt} value={at}>
              {when(version.savedAt)}, {version.sourceCode.split('\n').length} lines
            </option>
          ))}
        </select>
      )}
      <Button size="sm" variant="ghost" iconOnly aria-label="Dismiss the draft" onClick={onDismiss}>
        <CrossIcon />
      </Button>
    </div>
  );
}
