import type { Preferences } from '@evident/contracts/http/preferences';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDefaultLanguage } from '../lib/default-language.js';
import {
  changedNames,
  pick,
  reconcile,
  usePreferencesCache,
  type DevicePreferences,
  type PreferenceName,
} from '../lib/preferences.js';
import {
  PREFERENCES_SAVE,
  useGetPreferencesQuery,
  useSavePreferencesMutation,
} from '../lib/preferences-api.js';
import { useTheme } from '../lib/theme.js';
import { useEditorSettings } from '../ui/code-editor/editor-settings.js';
import { DEFAULT_EDITOR_SETTINGS } from '../ui/code-editor/editor-types.js';

const SEND_AFTER_MS = 800;
const DEFAULTS: DevicePreferences = { theme: 'system', language: null, editor: DEFAULT_EDITOR_SETTINGS };

/** The choices on this device, and how to replace them. */
function useDevicePreferences(): [DevicePreferences, (next: DevicePreferences) => void] {
  const { choice: theme, setChoice } = useTheme();
  const [language, setLanguage] = useDefaultLanguage();
  const [editor, setEditor] = useEditorSettings();
  const set = (next: DevicePreferences) => {
    setChoice(next.theme);
    setLanguage(next.language);
    setEditor(next.editor);
  };
  return [{ theme, language, editor }, set];
}

/**
 * Keeps this device and the account at the same choices: the account's apply once they are loaded, and each change made
 * here is sent. A change that cannot be sent stays here and is sent at the next chance.
 */
export function PreferencesSync({ userId }: { userId: string }) {
  const { data: server } = useGetPreferencesQuery();
  const [save] = useSavePreferencesMutation(PREFERENCES_SAVE);
  const [device, setDevice] = useDevicePreferences();
  const [cache, setCache] = usePreferencesCache();
  /** What the server has; null until it has answered. */
  const known = useRef<Preferences | null>(null);

  const settle = useEffectEvent(() => {
    const unsent = known.current ? changedNames(known.current, device) : [];
    setCache({ owner: userId, unsent });
  });
  const send = useEffectEvent(async (from: DevicePreferences, names: readonly PreferenceName[]) => {
    const sent = pick(from, names);
    const { error } = await save(sent);
    if (error) return;
    known.current = { ...known.current, ...sent };
    settle();
  });
  const arrived = useEffectEvent((preferences: Preferences) => {
    const plan = reconcile(preferences, device, cache, userId, DEFAULTS);
    // What nobody has chosen is not sent.
    known.current = { ...plan.device, ...pick(preferences, plan.send) };
    setCache({ owner: userId, unsent: plan.send });
    setDevice(plan.device);
    if (plan.send.length > 0) void send(plan.device, plan.send);
  });
  const changed = useEffectEvent(() => {
    if (!known.current) return;
    const names = changedNames(known.current, device);
    if (names.length > 0) void send(device, names);
  });

  useEffect(() => {
    if (server) arrived(server);
  }, [server]);

  const current = JSON.stringify(device);
  useEffect(() => {
    if (!known.current) return;
    settle();
    const soon = setTimeout(() => changed(), SEND_AFTER_MS);
    return () => clearTimeout(soon);
  }, [current]);
  useEffect(() => {
    const online = () => changed();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  return null;
}
