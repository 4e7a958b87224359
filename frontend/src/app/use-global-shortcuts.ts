import { useNavigate } from 'react-router-dom';
import { isInEditor, isTypingOrInDialog, useShortcuts } from '../lib/shortcut.js';

/** Shortcuts of every page: the command palette, the problem list and the profile. */
export function useGlobalShortcuts(openPalette: () => void): void {
  const navigate = useNavigate();
  const to = (path: string) => () => void navigate(path);
  useShortcuts(
    [
      {
        keys: '$mod+KeyK',
        does: 'Go to a problem or a page (outside the editor)',
        // The editor uses this key itself.
        ignore: isInEditor,
        run: openPalette,
      },
      { keys: 'g p', does: 'Problems', ignore: isTypingOrInDialog, run: to('/problem') },
      { keys: 'g u', does: 'My Profile', ignore: isTypingOrInDialog, run: to('/profile') },
    ],
    'everywhere',
  );
}
