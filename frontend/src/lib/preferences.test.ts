import { changedNames, reconcile, type DevicePreferences } from './preferences.js';

const EDITOR = {
  fontSize: 14,
  tabSize: 4,
  theme: 'follow',
  keymap: 'default',
  wordWrap: false,
  ligatures: false,
  screenReader: false,
} as const;
const DEFAULTS: DevicePreferences = { theme: 'system', language: null, editor: EDITOR };
const device: DevicePreferences = { ...DEFAULTS, theme: 'dark' };
const vim = { ...EDITOR, keymap: 'vim' } as const;
const of = (owner: string | null, ...unsent: ('theme' | 'language' | 'editor')[]) => ({ owner, unsent });

describe('preferences on a device', () => {
  it('are those of the account', () => {
    expect(reconcile({ theme: 'light', editor: vim }, device, of('ada'), 'ada', DEFAULTS)).toEqual({
      device: { theme: 'light', language: null, editor: vim },
      send: [],
    });
  });

  it('stay when they could not be sent, and are sent again', () => {
    expect(reconcile({ theme: 'light' }, device, of('ada', 'theme'), 'ada', DEFAULTS)).toEqual({
      device,
      send: ['theme'],
    });
  });

  it('become those of the account that signs in first, except where it has chosen', () => {
    expect(reconcile({}, device, of(null), 'ada', DEFAULTS)).toEqual({ device, send: ['theme'] });
    expect(reconcile({ theme: 'light' }, device, of(null), 'ada', DEFAULTS).send).toEqual([]);
  });

  it('of another account do not reach this one', () => {
    expect(reconcile({ language: 'CPP' }, device, of('ada', 'theme'), 'bob', DEFAULTS)).toEqual({
      device: { ...DEFAULTS, language: 'CPP' },
      send: [],
    });
  });

  it('differ by their values, whatever the order of the fields', () => {
    const turned = Object.fromEntries(Object.entries(EDITOR).toReversed()) as typeof EDITOR;
    expect(changedNames({ ...DEFAULTS, editor: turned }, DEFAULTS)).toEqual([]);
    expect(changedNames({ theme: 'dark' }, DEFAULTS)).toEqual(['theme', 'language', 'editor']);
  });
});
