import { monaco } from './monaco.js';

/**
 * Monaco captures Tab. After Escape, Tab leaves the editor, unless Escape closed a widget. Any other key restores Tab.
 * In Vim mode Escape has another meaning, so only Ctrl+M switches Tab there.
 */
export function letEscapeFreeTab(
  editor: monaco.editor.IStandaloneCodeEditor,
  isVim: () => boolean,
): monaco.IDisposable {
  const free = (tabFocusMode: boolean) => editor.updateOptions({ tabFocusMode });
  const keys = editor.onKeyDown((event) => {
    if (event.keyCode === monaco.KeyCode.Escape) {
      const open = editor
        .getDomNode()
        ?.querySelector('.suggest-widget.visible, .find-widget.visible, .monaco-hover:not(.hidden)');
      if (!open && !isVim()) free(true);
      return;
    }
    if (event.keyCode === monaco.KeyCode.Tab || event.keyCode === monaco.KeyCode.Shift) return;
    if (!(event.ctrlKey && event.keyCode === monaco.KeyCode.KeyM)) free(false);
  });
  const blur = editor.onDidBlurEditorText(() => free(false));
  return {
    dispose: () => {
      keys.dispose();
      blur.dispose();
    },
  };
}
