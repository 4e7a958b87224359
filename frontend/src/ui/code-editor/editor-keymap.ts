import type { editor } from 'monaco-editor/editor';
import type { EditorKeymap } from './editor-types.js';

/**
 * Switches an editor to Vim or Emacs keys, loaded on demand.
 * @param statusBar shows Vim's mode and command line.
 * @returns a function that restores the standard keys.
 */
export async function applyKeymap(
  target: editor.IStandaloneCodeEditor,
  keymap: EditorKeymap,
  statusBar: HTMLElement | null,
): Promise<() => void> {
  switch (keymap) {
    case 'default':
      return () => undefined;
    case 'vim': {
      const { initVimMode } = await import('monaco-vim');
      const mode = initVimMode(target, statusBar);
      return () => mode.dispose();
    }
    case 'emacs': {
      const { EmacsExtension } = await import('monaco-emacs');
      const extension = new EmacsExtension(target);
      extension.start();
      return () => extension.dispose();
    }
  }
}
