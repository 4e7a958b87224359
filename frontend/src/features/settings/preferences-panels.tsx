import { LANGUAGE_LABELS, LANGUAGES, type Language } from '@evident/contracts/languages';
import { useDefaultLanguage } from '../../lib/default-language.js';
import { usePreferencesCache } from '../../lib/preferences.js';
import { PREFERENCES_SAVE, useSavePreferencesMutation } from '../../lib/preferences-api.js';
import { THEME_CHOICES, useTheme, type ThemeChoice } from '../../lib/theme.js';
import { EditorSettingsFields } from '../../ui/code-editor/editor-settings-fields.js';
import { useEditorSettings } from '../../ui/code-editor/editor-settings.js';
import { Panel } from '../../ui/panel.js';
import { Segmented } from '../../ui/segmented.js';
import { Select } from '../../ui/select.js';

const THEMES: Readonly<Record<ThemeChoice, string>> = { system: 'System', light: 'Light', dark: 'Dark' };
const LAST_USED = 'last';
const LANGUAGE_OPTIONS: readonly { value: Language | typeof LAST_USED; label: string }[] = [
  { value: LAST_USED, label: 'The last one I used' },
  ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] })),
];

/** Choices need no button: they apply at once. This says where they are. */
function SaveState() {
  const [{ unsent }] = usePreferencesCache();
  const [, { isError }] = useSavePreferencesMutation(PREFERENCES_SAVE);
  const words =
    unsent.length === 0
      ? 'Saved to your account'
      : isError
        ? 'Saved on this device. It will be sent later.'
        : 'Saving…';
  return (
    <span role="status" className="text-[0.8125rem] text-muted">
      {words}
    </span>
  );
}

export function AppearancePanel() {
  const { choice, setChoice } = useTheme();
  return (
    <Panel title="Theme" actions={<SaveState />}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">System follows the setting of your device.</p>
        <Segmented
          label="Theme"
          value={choice}
          options={THEME_CHOICES.map((value) => ({ value, label: THEMES[value] }))}
          onChange={setChoice}
        />
      </div>
    </Panel>
  );
}

export function EditorPanel() {
  const [settings, setSettings] = useEditorSettings();
  const [language, setLanguage] = useDefaultLanguage();
  return (
    <Panel title="Code editor" actions={<SaveState />}>
      <div className="flex max-w-sm flex-col gap-4">
        <Select
          label="Language of a new problem"
          value={language ?? LAST_USED}
          options={LANGUAGE_OPTIONS}
          onChange={(value) => setLanguage(value === LAST_USED ? null : value)}
        />
        <EditorSettingsFields settings={settings} onChange={setSettings} />
      </div>
    </Panel>
  );
}
