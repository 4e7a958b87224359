import type { Language } from '@evident/contracts/languages';

/** A mark at a place of the source; positions are 1-based. */
export interface EditorMarker {
  line: number;
  column: number;
  message: string;
  severity: 'error' | 'warning';
}

export type EditorLanguageId = 'javascript' | 'python' | 'java' | 'plaintext';
/** Monaco's name of each language; it has no grammar for C++ here. */
export const MONACO_LANGUAGES: Readonly<Record<Language, EditorLanguageId>> = {
  JAVASCRIPT: 'javascript',
  PYTHON: 'python',
  JAVA: 'java',
  CPP: 'plaintext',
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
  /** Turns Monaco's screen-reader mode on for good instead of leaving it to detection. */
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

/** What the page may do with a mounted editor. */
export interface EditorHandle {
  focus: () => void;
  /** Puts the cursor on a line, scrolls it into view and flashes it. */
  revealLine: (line: number) => void;
  /** Replaces the whole text as one step that Undo takes back. */
  replaceAll: (text: string) => void;
  undo: () => void;
}

export interface CodeEditorProps {
  /** Names the text: each path has its own undo history while the editor is mounted. */
  path: string;
  language: EditorLanguageId;
  value: string;
  /** Grows when the page puts another text into the editor; typing leaves it as it is. */
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
