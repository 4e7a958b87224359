import { isTyping, useShortcuts, withMod, type Shortcut } from '../../lib/shortcut.js';
import type { PaneName, Workspace } from './use-workspace.js';

interface Actions {
  focusPane: (pane: PaneName) => void;
  toggleLeft: () => void;
  toggleBottom: () => void;
}

const isQuote = (event: KeyboardEvent) => event.key === "'" || event.code === 'Quote';
const altDigit = (digit: 1 | 2 | 3) => (event: KeyboardEvent) =>
  event.altKey && !event.ctrlKey && !event.metaKey && event.code === `Digit${digit}`;
const modLetter = (code: string) => (event: KeyboardEvent) =>
  withMod(event) && !event.shiftKey && event.code === code;
/** Emacs' and vim's own Ctrl+B must reach the editor. */
const outsideEditor = (event: KeyboardEvent) => !isTyping(event);

/** Every shortcut of the problem page; the help sheet lists the same table. */
export function useProblemShortcuts(workspace: Workspace, actions: Actions): void {
  const shortcuts: Shortcut[] = [
    {
      keys: "Mod+'",
      does: 'Run Code',
      matches: (event) => withMod(event) && isQuote(event),
      run: () => workspace.execute('run'),
    },
    {
      keys: 'Mod+Enter',
      does: 'Submit Solution',
      matches: (event) => withMod(event) && event.key === 'Enter' && !event.shiftKey,
      run: () => workspace.execute('submit'),
    },
    {
      keys: 'Mod+Shift+Enter',
      does: 'AI Analyze (asks first)',
      matches: (event) => withMod(event) && event.key === 'Enter' && event.shiftKey,
      run: workspace.askAnalyze,
    },
    { keys: 'Mod+S', does: 'Save the draft now', matches: modLetter('KeyS'), run: workspace.drafts.saveNow },
    {
      keys: 'Alt+1',
      does: 'Go to the problem',
      matches: altDigit(1),
      run: () => actions.focusPane('problem'),
    },
    { keys: 'Alt+2', does: 'Go to the code', matches: altDigit(2), run: () => actions.focusPane('code') },
    {
      keys: 'Alt+3',
      does: 'Go to the results',
      matches: altDigit(3),
      run: () => actions.focusPane('results'),
    },
    {
      keys: 'Mod+B',
      does: 'Hide or show the statement',
      matches: (event) => modLetter('KeyB')(event) && outsideEditor(event),
      run: actions.toggleLeft,
    },
    {
      keys: 'Mod+J',
      does: 'Hide or show the results',
      matches: (event) => modLetter('KeyJ')(event) && outsideEditor(event),
      run: actions.toggleBottom,
    },
  ];
  useShortcuts(shortcuts);
}
