import { dateTime } from '../../lib/format.js';
import { Button } from '../../ui/button.js';

interface EarlierDraftProps {
  savedAt: number;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers an earlier unsaved version of the form. */
export function EarlierDraft({ savedAt, onRestore, onDiscard }: EarlierDraftProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-panel bg-selection px-4 py-2">
      <p className="min-w-0 flex-1">
        An unsaved version from {dateTime.format(savedAt)} is stored on this device.
      </p>
      <Button size="sm" onClick={onRestore}>
        Restore
      </Button>
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
