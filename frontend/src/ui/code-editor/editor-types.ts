import type { Language } from '@evident/contracts/languages';

/** An error or warning at a position of the source; positions are 1-based. */
export interface EditorMarker {
  line: number;
  column: number;
  message: string;
  severity: 'error' | 'warning';
}

type EditorLanguageId = 'javascript' | 'python' | 'java' | 'cpp';
/** Monaco's id of each language. */
export const MONACO_LANGUAGES: Readonly<Record<Language, EditorLanguageId>> = {
  JAVASCRIPT: 'javascript',
  PYTHON: 'python',
  JAVA: 'java',
  CPP: 'cpp',
};

export type EditorKeymap = 'default' | 'vim' | 'emacs';
export type EditorThemeChoice = 'follow' | 'light' | 'dark';

export interface EditorSettings {
  /** Pixels. */
  fontSize: number;
  tabSize: 2 | 4 | 8;
  theme: EditorThemeChoice;
  keymap: EditorKeymap;
  wordWrap: boolean;
  ligatures: boolean;
  /** Always enables Monaco's screen-reader mode instead of detecting one. */
  screenReader: boolean;
}

export const DEFAULT_EDITOR_SETTINGS: EditorSettings = {
  fontSize: 14,
  tabSize: 4,
  theme: 'follow',
  keymap: 'default',
  wordWrap: false,
  ligatures: false,
  screenReader: false,
};

/** Actions on a mounted editor. */
export interface EditorHandle {
  focus: () => void;
  /** Moves the cursor to a line, scrolls to it and highlights it briefly. */
  revealLine: (line: number) => void;
  /** Replaces the text as one undo step. */
  replaceAll: (text: string) => void;
  undo: () => void;
  /** Formats the text as one undo step. A text that cannot be read stays, and a message says so. */
  format: () => Promise<void>;
}

export interface CodeEditorProps {
  /** Id of the text; each has its own undo history. */
  path: string;
  language: EditorLanguageId;
  value: string;
  /** Increases when the page replaces the text; typing does not change it. */
  revision: number;
  settings: EditorSettings;
  ariaLabel: string;
  onChange?: (value: string) => void;
  onReady?: (handle: EditorHandle | null) => void;
  markers?: readonly EditorMarker[];
  readOnly?: boolean;
}

export interface CodeDiffProps {
  original: string;
  modified: string;
  language: EditorLanguageId;
  ariaLabel: string;
}
