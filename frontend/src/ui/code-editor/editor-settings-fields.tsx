import { CheckBox } from '../field.js';
import { Button } from '../button.js';
import { MinusIcon, PlusIcon } from '../icons.js';
import { Select } from '../select.js';
import { FONT_SIZES } from './editor-settings.js';
import type { EditorKeymap, EditorSettings, EditorThemeChoice } from './editor-types.js';

const KEYMAPS: readonly { value: EditorKeymap; label: string }[] = [
  { value: 'default', label: 'Standard' },
  { value: 'vim', label: 'Vim' },
  { value: 'emacs', label: 'Emacs' },
];
const THEMES: readonly { value: EditorThemeChoice; label: string }[] = [
  { value: 'follow', label: 'Match site' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const TAB_SIZES: readonly { value: '2' | '4' | '8'; label: string }[] = [
  { value: '2', label: '2 spaces' },
  { value: '4', label: '4 spaces' },
  { value: '8', label: '8 spaces' },
];
const TAB_SIZE: Record<'2' | '4' | '8', EditorSettings['tabSize']> = { '2': 2, '4': 4, '8': 8 };

const checkClass = 'min-h-8 pointer-coarse:min-h-11';

interface EditorSettingsFieldsProps {
  settings: EditorSettings;
  onChange: (settings: EditorSettings) => void;
}

/** The settings of the editor, in its dialog and on the settings page. */
export function EditorSettingsFields({ settings, onChange }: EditorSettingsFieldsProps) {
  const set = (part: Partial<EditorSettings>) => onChange({ ...settings, ...part });
  return (
    <div className="flex flex-col gap-4">
      <div role="group" aria-label="Font size" className="flex items-center gap-3">
        <span className="flex-1 text-sm font-medium">Font size</span>
        <Button
          iconOnly
          aria-label="Smaller font"
          disabled={settings.fontSize <= FONT_SIZES.min}
          onClick={() => set({ fontSize: settings.fontSize - 1 })}
        >
          <MinusIcon />
        </Button>
        <output className="tabular w-12 text-center">{settings.fontSize} px</output>
        <Button
          iconOnly
          aria-label="Larger font"
          disabled={settings.fontSize >= FONT_SIZES.max}
          onClick={() => set({ fontSize: settings.fontSize + 1 })}
        >
          <PlusIcon />
        </Button>
      </div>
      <Select
        label="Tab size"
        value={settings.tabSize === 2 ? '2' : settings.tabSize === 4 ? '4' : '8'}
        options={TAB_SIZES}
        onChange={(size) => set({ tabSize: TAB_SIZE[size] })}
      />
      <Select
        label="Keybindings"
        value={settings.keymap}
        options={KEYMAPS}
        onChange={(keymap) => set({ keymap })}
      />
      <Select label="Theme" value={settings.theme} options={THEMES} onChange={(theme) => set({ theme })} />
      <div className="flex flex-col">
        <CheckBox
          label="Wrap long lines"
          checked={settings.wordWrap}
          onChange={({ target }) => set({ wordWrap: target.checked })}
          className={checkClass}
        />
        <CheckBox
          label="Font ligatures"
          checked={settings.ligatures}
          onChange={({ target }) => set({ ligatures: target.checked })}
          className={checkClass}
        />
        <CheckBox
          label="Screen reader mode"
          checked={settings.screenReader}
          onChange={({ target }) => set({ screenReader: target.checked })}
          className={checkClass}
        />
      </div>
    </div>
  );
}
