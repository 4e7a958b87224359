import type { Language } from '@evident/contracts/languages';
import { LANGUAGE_LABELS } from '@evident/contracts/languages';
import { counted, dateTime } from '../../lib/format.js';
import { lazyFormat } from '../../lib/lazy-format.js';
import { Button } from '../../ui/button.js';
import type { StoredVersion } from './drafts.js';

const clock = lazyFormat(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }));

/** @returns `14:02` for today; with the date for other days. */
export function when(savedAt: number): string {
  const date = new Date(savedAt);
  return (date.toDateString() === new Date().toDateString() ? clock : dateTime).format(date);
}

export const linesOf = (source: string): string => counted(source.trimEnd().split('\n').length, 'line');

interface DraftHistoryProps {
  language: Language;
  versions: readonly StoredVersion[];
  onRestore: (version: StoredVersion) => void;
}

/** Texts that a reset, an opened draft or submission, or another device replaced. */
export function DraftHistory({ language, versions, onRestore }: DraftHistoryProps) {
  if (versions.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-sm font-medium">Replaced texts in {LANGUAGE_LABELS[language]}</h3>
      <p className="mb-2 text-[0.8125rem] text-muted">The last five on this device.</p>
      <ul className="divide-y divide-line rounded-panel border border-line">
        {versions.map((version) => (
          <li key={version.savedAt} className="flex min-h-11 items-center gap-3 py-1 pr-2 pl-3">
            <span title={version.sourceCode.slice(0, 400)}>{when(version.savedAt)}</span>
            <span className="text-[0.8125rem] text-muted">{linesOf(version.sourceCode)}</span>
            <Button
              size="sm"
              className="ml-auto"
              aria-label={`Restore the text of ${when(version.savedAt)}, ${linesOf(version.sourceCode)}`}
              onClick={() => onRestore(version)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
