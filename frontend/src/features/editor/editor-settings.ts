import { LANGUAGES, type Language } from '@evident/contracts/languages';
import { isFlag, objectOf, oneOf, type Shape } from '../../lib/stored-shape.js';
import { useStored } from '../../lib/use-stored.js';
import { DEFAULT_EDITOR_SETTINGS, type EditorSettings } from '../../ui/code-editor/editor-types.js';

export const FONT_SIZES = { min: 10, max: 28 };
const isFontSize: Shape<number> = (value): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= FONT_SIZES.min && value <= FONT_SIZES.max;

const isSettings = objectOf<EditorSettings>({
  fontSize: isFontSize,
  tabSize: oneOf(2, 4, 8),
  theme: oneOf('follow', 'light', 'dark'),
  keymap: oneOf('default', 'vim', 'emacs'),
  wordWrap: isFlag,
  ligatures: isFlag,
  screenReader: isFlag,
});

/** The editor settings, stored on this device. */
export function useEditorSettings() {
  return useStored('evident:editor', isSettings, DEFAULT_EDITOR_SETTINGS);
}

const isLastLanguage = oneOf(...LANGUAGES, null);

/** The last selected language, on any problem. */
export function useLastLanguage() {
  return useStored('evident:language', isLastLanguage, null);
}

/** The spec opens problems in Java. */
export const DEFAULT_LANGUAGE: Language = 'JAVA';

/** @returns the first preferred language that the problem offers. */
export function firstOffered(offered: readonly Language[], ...wishes: (Language | null)[]): Language {
  const wish = wishes.find((language) => language !== null && offered.includes(language));
  return wish ?? offered[0] ?? DEFAULT_LANGUAGE;
}
