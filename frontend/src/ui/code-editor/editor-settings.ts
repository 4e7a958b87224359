import { isFlag, objectOf, oneOf, type Shape } from '../../lib/stored-shape.js';
import { useStored } from '../../lib/use-stored.js';
import { DEFAULT_EDITOR_SETTINGS, type EditorSettings } from './editor-types.js';

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

/** The settings of every editor, as this device has them. The account keeps them too. */
export function useEditorSettings() {
  return useStored('evident:editor', isSettings, DEFAULT_EDITOR_SETTINGS);
}
