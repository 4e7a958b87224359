import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { isTypingOrInDialog, shortcutsOf, ShowShortcuts, useShortcuts } from '../lib/shortcut.js';
import { HELP_KEYS } from './help-keys.js';
import type { ShortcutSheetContent } from './shortcut-sheet.js';

const ShortcutSheet = lazy(() => import('./shortcut-sheet.js'));

/** Opens the help sheet on `?`. The sheet lists the shortcuts that are active at that moment. */
export function ShortcutHelp({ children }: { children: ReactNode }) {
  const [content, setContent] = useState<ShortcutSheetContent | null>(null);
  const show = useCallback(
    () =>
      setContent({
        page: shortcutsOf('page'),
        everywhere: shortcutsOf('everywhere'),
        editor: document.querySelector('.monaco-editor') !== null,
      }),
    [],
  );
  useShortcuts(
    [{ keys: HELP_KEYS, does: 'Show this list', ignore: isTypingOrInDialog, run: show }],
    'everywhere',
  );
  return (
    <ShowShortcuts value={show}>
      {children}
      {content && (
        <Suspense>
          <ShortcutSheet content={content} onClose={() => setContent(null)} />
        </Suspense>
      )}
    </ShowShortcuts>
  );
}
