import { useEffect, useEffectEvent, useRef } from 'react';
import { registerCompletion } from './completion/register.js';
import { letEscapeFreeTab } from './editor-escape.js';
import { applyKeymap } from './editor-keymap.js';
import type { EditorHandle, EditorMarker } from './editor-types.js';
import type { CodeEditorProps } from './editor-types.js';
import { registerFormatting } from './format/register.js';
import { monaco } from './monaco.js';
import { followTheme } from './monaco-theme.js';

const MARKER_OWNER = 'evident';

/** Replaces the text as one undo step. */
function replaceAll(model: monaco.editor.ITextModel, text: string): void {
  if (model.getValue() === text) return;
  model.pushStackElement();
  model.pushEditOperations([], [{ range: model.getFullModelRange(), text }], () => null);
  model.pushStackElement();
}

function markerData(marker: EditorMarker, model: monaco.editor.ITextModel): monaco.editor.IMarkerData {
  const line = Math.min(marker.line, model.getLineCount());
  const word = model.getWordAtPosition({ lineNumber: line, column: marker.column });
  const from = word?.startColumn ?? Math.min(marker.column, model.getLineMaxColumn(line));
  return {
    severity: marker.severity === 'error' ? monaco.MarkerSeverity.Error : monaco.MarkerSeverity.Warning,
    message: marker.message,
    startLineNumber: line,
    endLineNumber: line,
    startColumn: from,
    endColumn: word?.endColumn ?? Math.max(from + 1, model.getLineMaxColumn(line)),
  };
}

function handleOf(editor: monaco.editor.IStandaloneCodeEditor): EditorHandle {
  const flash = editor.createDecorationsCollection();
  return {
    focus: () => editor.focus(),
    revealLine(line) {
      const lineNumber = Math.min(line, editor.getModel()?.getLineCount() ?? line);
      editor.setPosition({ lineNumber, column: 1 });
      editor.revealLineInCenter(lineNumber);
      editor.focus();
      const range = new monaco.Range(lineNumber, 1, lineNumber, 1);
      flash.set([{ range, options: { isWholeLine: true, className: 'editor-line-flash' } }]);
      setTimeout(() => flash.clear(), 1_600);
    },
    replaceAll(text) {
      const model = editor.getModel();
      if (model) replaceAll(model, text);
    },
    undo: () => editor.trigger('page', 'undo', null),
    format: async () => {
      // The button has taken the focus.
      editor.focus();
      await editor.getAction('editor.action.formatDocument')?.run();
    },
  };
}

/** The options that follow the page. */
const optionsOf = ({
  settings,
  readOnly = false,
  ariaLabel,
}: CodeEditorProps): monaco.editor.IEditorOptions => ({
  readOnly,
  domReadOnly: readOnly,
  fontSize: settings.fontSize,
  lineHeight: Math.round(settings.fontSize * 1.55),
  fontLigatures: settings.ligatures,
  wordWrap: settings.wordWrap ? 'on' : 'off',
  accessibilitySupport: settings.screenReader ? 'on' : 'auto',
  ariaLabel,
});

/** The Monaco editor. Import it lazily. */
export default function MonacoEditor(props: CodeEditorProps) {
  const { path, language, value, revision, settings, markers, readOnly, ariaLabel } = props;
  const host = useRef<HTMLDivElement>(null);
  const statusBar = useRef<HTMLDivElement>(null);
  const editorRef = useRef<monaco.editor.IStandaloneCodeEditor | null>(null);
  const models = useRef(new Map<string, monaco.editor.ITextModel>());
  const views = useRef(new Map<string, monaco.editor.ICodeEditorViewState | null>());
  const applying = useRef(false);
  const typed = useEffectEvent((text: string) => {
    if (!applying.current) props.onChange?.(text);
  });
  const ready = useEffectEvent((handle: EditorHandle | null) => props.onReady?.(handle));
  const isVim = useEffectEvent(() => settings.keymap === 'vim');
  const latestValue = useEffectEvent(() => value);
  // The editor has them from the start: it measures the font again for another size.
  const options = useEffectEvent(() => optionsOf(props));

  useEffect(() => {
    registerCompletion();
    registerFormatting();
    const editor = monaco.editor.create(host.current!, {
      ...options(),
      model: null,
      automaticLayout: true,
      minimap: { enabled: false },
      scrollBeyondLastLine: false,
      fixedOverflowWidgets: true,
      fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--font-mono') || 'monospace',
      renderLineHighlight: 'line',
      padding: { top: 12, bottom: 12 },
      lineNumbersMinChars: 3,
      lineDecorationsWidth: 8,
      scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, alwaysConsumeMouseWheel: false },
      overviewRulerLanes: 0,
      overviewRulerBorder: false,
      guides: { indentation: true },
      bracketPairColorization: { enabled: false },
      stickyScroll: { enabled: false },
      // Ours offers the words of the text too.
      wordBasedSuggestions: 'off',
      quickSuggestions: { other: 'on', comments: 'off', strings: 'off' },
      // Nothing is inserted that was not chosen: no suggestion is selected before an arrow key is pressed.
      suggest: { selectionMode: 'never', showStatusBar: false, preview: false },
      acceptSuggestionOnCommitCharacter: false,
      tabCompletion: 'off',
      smoothScrolling: false,
      renderFinalNewline: 'on',
    });
    editorRef.current = editor;
    const change = editor.onDidChangeModelContent(() => typed(editor.getValue()));
    const escape = letEscapeFreeTab(editor, () => isVim());
    ready(handleOf(editor));
    const owned = models.current;
    return () => {
      ready(null);
      [change, escape].forEach((disposable) => disposable.dispose());
      editor.dispose();
      owned.forEach((model) => model.dispose());
      owned.clear();
      editorRef.current = null;
    };
  }, []);

  useEffect(() => {
    const editor = editorRef.current!;
    const saved = views.current;
    const text = latestValue();
    const model = models.current.get(path) ?? monaco.editor.createModel(text, language);
    models.current.set(path, model);
    applying.current = true;
    replaceAll(model, text);
    applying.current = false;
    if (editor.getModel() !== model) {
      editor.setModel(model);
      editor.restoreViewState(saved.get(path) ?? null);
    }
    return () => void saved.set(path, editor.saveViewState());
    // Typing must not run this effect: `revision` changes when the page replaces the text.
  }, [path, language, revision]);

  useEffect(() => followTheme(settings.theme), [settings.theme]);

  useEffect(() => {
    editorRef.current!.updateOptions(options());
    models.current.forEach((model) => model.updateOptions({ tabSize: settings.tabSize, insertSpaces: true }));
  }, [settings, readOnly, ariaLabel, path]);

  useEffect(() => {
    let undo: (() => void) | undefined;
    let over = false;
    void applyKeymap(editorRef.current!, settings.keymap, statusBar.current).then((restore) => {
      if (over) restore();
      else undo = restore;
    });
    return () => {
      over = true;
      undo?.();
    };
  }, [settings.keymap]);

  useEffect(() => {
    const model = models.current.get(path);
    if (!model) return;
    const list = (markers ?? []).map((marker) => markerData(marker, model));
    monaco.editor.setModelMarkers(model, MARKER_OWNER, list);
  }, [markers, path, revision]);

  return (
    <div className="flex h-full min-h-0 flex-col">
      <div ref={host} data-testid="monaco" className="min-h-0 flex-1" />
      <div
        ref={statusBar}
        hidden={settings.keymap !== 'vim'}
        className="border-t border-line px-3 py-1 font-mono text-xs text-muted [&_input]:bg-transparent [&_input]:outline-none"
      />
    </div>
  );
}
