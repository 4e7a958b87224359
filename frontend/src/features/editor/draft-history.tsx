import { LANGUAGE_LABELS, type Language } from '@evident/contracts/languages';
import { counted, dateTime } from '../../lib/format.js';
import { Dropdown, dropdownItem } from '../../ui/dropdown.js';
import type { StoredVersion } from './drafts.js';

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** @returns `14:02` for today; with the date for other days. */
function when(savedAt: number): string {
  const date = new Date(savedAt);
  return (date.toDateString() === new Date().toDateString() ? clock : dateTime).format(date);
}

interface DraftHistoryProps {
  language: Language;
  versions: readonly StoredVersion[];
  onRestore: (version: StoredVersion) => void;
}

/** Texts that a reset, an opened submission or another device replaced. */
export default function DraftHistory({ language, versions, onRestore }: DraftHistoryProps) {
  return (
    <Dropdown label={`Earlier ${LANGUAGE_LABELS[language]} drafts`} button="History" size="sm">
      {(close) => (
        <ul className="w-64">
          {versions.map((version) => (
            <li key={version.savedAt}>
              <button
                type="button"
                title={version.sourceCode.slice(0, 400)}
                onClick={() => {
                  onRestore(version);
                  close();
                }}
                className={dropdownItem}
              >
                <span>{when(version.savedAt)}</span>
                <span className="ml-auto text-muted">
                  {counted(version.sourceCode.trimEnd().split('\n').length, 'line')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  );
}
