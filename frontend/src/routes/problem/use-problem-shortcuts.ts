import { isTyping, useShortcuts } from '../../lib/shortcut.js';
import type { PaneName } from './use-layout.js';
import type { Workspace } from './use-workspace.js';

interface Actions {
  focusPane: (pane: PaneName) => void;
  toggleLeft: () => void;
  toggleBottom: () => void;
}

/** The shortcuts of the problem page. */
export function useProblemShortcuts(workspace: Workspace, actions: Actions): void {
  const goTo = (pane: PaneName) => () => actions.focusPane(pane);
  useShortcuts([
    { keys: "$mod+[Shift]+('|Quote)", does: 'Run Code', run: () => workspace.execute('run') },
    { keys: '$mod+Enter', does: 'Submit Solution', run: () => workspace.execute('submit') },
    { keys: '$mod+Shift+Enter', does: 'AI Analyze (asks first)', run: workspace.askAnalyze },
    { keys: '$mod+KeyS', does: 'Save the draft now', run: workspace.drafts.saveNow },
    { keys: 'Shift+Alt+KeyF', does: 'Format the code', run: workspace.format },
    { keys: 'Alt+Digit1', does: 'Go to the problem', run: goTo('problem') },
    { keys: 'Alt+Digit2', does: 'Go to the code', run: goTo('code') },
    { keys: 'Alt+Digit3', does: 'Go to the results', run: goTo('results') },
    { keys: 'Alt+Digit0', does: 'Full screen editor, and back', run: workspace.toggleFullScreen },
    // Vim and Emacs use Ctrl+B and Ctrl+J in the editor.
    { keys: '$mod+KeyB', does: 'Fold or show the statement', ignore: isTyping, run: actions.toggleLeft },
    { keys: '$mod+KeyJ', does: 'Fold or show the results', ignore: isTyping, run: actions.toggleBottom },
  ]);
}
