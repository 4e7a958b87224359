import { useEffect, useRef } from 'react';
import { useMedia } from '../../lib/use-media.js';
import type { CodeDiffProps } from './editor-types.js';
import { monaco } from './monaco.js';
import { followTheme } from './monaco-theme.js';

/**
 * Gives a side of the diff editor its name. The diff editor has options for these names that do not reach its sides, and
 * takes the names away whenever it changes between side by side and inline.
 */
function keepName(side: monaco.editor.ICodeEditor, ariaLabel: string): monaco.IDisposable {
  const name = () => {
    if (side.getRawOptions().ariaLabel !== ariaLabel) side.updateOptions({ ariaLabel });
  };
  name();
  return side.onDidChangeConfiguration(name);
}

/** Monaco's diff editor. Import it lazily. */
export default function MonacoDiff({ original, modified, language, ariaLabel }: CodeDiffProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => followTheme('follow'), []);
  // After `followTheme`, because Monaco colours removed lines once, in the theme that it has at that time.
  const dark = useMedia('(prefers-color-scheme: dark)');
  useEffect(() => {
    const editor = monaco.editor.createDiffEditor(host.current!, {
      readOnly: true,
      originalEditable: false,
      automaticLayout: true,
      minimap: { enabled: false },
      scrollBeyondLastLine: false,
      renderOverviewRuler: false,
      hideUnchangedRegions: { enabled: true },
      useInlineViewWhenSpaceIsLimited: true,
      renderSideBySideInlineBreakpoint: 720,
      fontSize: 13,
      fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--font-mono') || 'monospace',
      scrollbar: { alwaysConsumeMouseWheel: false },
    });
    const model = {
      original: monaco.editor.createModel(original, language),
      modified: monaco.editor.createModel(modified, language),
    };
    editor.setModel(model);
    const names = [
      keepName(editor.getOriginalEditor(), `${ariaLabel}, earlier`),
      keepName(editor.getModifiedEditor(), `${ariaLabel}, later`),
    ];
    return () => {
      names.forEach((name) => name.dispose());
      editor.dispose();
      model.original.dispose();
      model.modified.dispose();
    };
  }, [original, modified, language, ariaLabel, dark]);
  return <div ref={host} className="h-full" />;
}
