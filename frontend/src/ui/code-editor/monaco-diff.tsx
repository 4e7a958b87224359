import { useEffect, useRef } from 'react';
import type { CodeDiffProps } from './editor-types.js';
import { monaco } from './monaco.js';
import { followTheme } from './monaco-theme.js';

/** Monaco's diff editor. Import it lazily. */
export default function MonacoDiff({ original, modified, language, ariaLabel }: CodeDiffProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => followTheme('follow'), []);
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
    // The options of the diff editor for these names do not reach its two editors.
    editor.getOriginalEditor().updateOptions({ ariaLabel: `${ariaLabel}, earlier` });
    editor.getModifiedEditor().updateOptions({ ariaLabel: `${ariaLabel}, later` });
    return () => {
      editor.dispose();
      model.original.dispose();
      model.modified.dispose();
    };
  }, [original, modified, language, ariaLabel]);
  return <div ref={host} className="h-full" />;
}
