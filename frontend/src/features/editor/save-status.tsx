import type { SaveState } from './use-drafts.js';

const WORDS: Readonly<Record<SaveState, string>> = {
  starter: '',
  unsaved: 'Saving…',
  saved: 'Saved',
  local: 'Saved on this device',
};

/** Where the draft is stored. No live region, because it changes with every pause in typing. */
export function SaveStatus({ state }: { state: SaveState }) {
  return <span className="ml-2 text-xs whitespace-nowrap text-muted">{WORDS[state]}</span>;
}
