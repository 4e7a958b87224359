import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { bareKey, shortcutsOf, ShowShortcuts, useShortcuts } from '../lib/shortcut.js';
import type { ShortcutSheetContent } from './shortcut-sheet.js';

const ShortcutSheet = lazy(() => import('./shortcut-sheet.js'));

/** `?` on every screen: the sheet lists what the screen listens for at that moment. */
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
  useShortcuts([{ keys: '?', does: 'This list', matches: bareKey('?'), run: show }], 'everywhere');
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
