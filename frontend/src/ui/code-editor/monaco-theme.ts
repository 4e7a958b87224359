import { monaco } from './monaco.js';

type Scheme = 'light' | 'dark';
type Token =
  | 'surface'
  | 'raised'
  | 'line'
  | 'control'
  | 'ink'
  | 'muted'
  | 'accent'
  | 'pass'
  | 'warn'
  | 'orange'
  | 'fail'
  | 'pass-tint'
  | 'fail-tint'
  | 'selection';

/** Reads the colour tokens of a scheme as `#rrggbb`, the format that Monaco needs. */
function tokenReader(scheme: Scheme): { read: (token: Token) => string; close: () => void } {
  const probe = document.createElement('span');
  probe.className = `scheme-${scheme}`;
  probe.hidden = true;
  document.body.append(probe);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read(token) {
      probe.style.color = `var(--${token})`;
      if (!context) return scheme === 'dark' ? '#14181c' : '#ffffff';
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    },
    close: () => probe.remove(),
  };
}

function themeOf(scheme: Scheme): monaco.editor.IStandaloneThemeData {
  const { read, close } = tokenReader(scheme);
  const surface = read('surface');
  const ink = read('ink');
  const muted = read('muted');
  const accent = read('accent');
  const line = read('line');
  const raised = read('raised');
  const selection = read('selection');
  const rule = (token: string, colour: string, fontStyle = '') => ({
    token,
    foreground: colour.slice(1),
    ...(fontStyle === '' ? {} : { fontStyle }),
  });
  const theme: monaco.editor.IStandaloneThemeData = {
    base: scheme === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [
      rule('', ink),
      rule('comment', muted, 'italic'),
      rule('keyword', accent),
      rule('string', read('pass')),
      rule('string.escape', read('orange')),
      rule('number', read('orange')),
      rule('regexp', read('orange')),
      rule('type', read('warn')),
      rule('annotation', read('warn')),
      rule('tag', read('warn')),
      rule('delimiter', ink),
      rule('identifier', ink),
      rule('invalid', read('fail')),
    ],
    colors: {
      'editor.background': surface,
      'editor.foreground': ink,
      'editorLineNumber.foreground': muted,
      'editorLineNumber.activeForeground': ink,
      'editorLineNumber.dimmedForeground': muted,
      'editorCursor.foreground': accent,
      'editor.selectionBackground': selection,
      'editor.inactiveSelectionBackground': `${selection}99`,
      'editor.lineHighlightBackground': `${raised}80`,
      'editor.lineHighlightBorder': '#00000000',
      'editorIndentGuide.background1': line,
      'editorIndentGuide.activeBackground1': read('control'),
      'editorWhitespace.foreground': line,
      'editorWidget.background': surface,
      'editorWidget.border': line,
      'editorSuggestWidget.selectedBackground': selection,
      'editorSuggestWidget.selectedForeground': ink,
      'editorSuggestWidget.highlightForeground': accent,
      'editorSuggestWidget.focusHighlightForeground': accent,
      'editorHoverWidget.background': surface,
      'editorHoverWidget.border': line,
      'editorGutter.background': surface,
      'editorError.foreground': read('fail'),
      'editorWarning.foreground': read('warn'),
      'editorBracketMatch.background': selection,
      'editorBracketMatch.border': accent,
      'editorBracketHighlight.foreground1': ink,
      'editorBracketHighlight.foreground2': ink,
      'editorBracketHighlight.foreground3': ink,
      'diffEditor.insertedTextBackground': `${read('pass-tint')}cc`,
      'diffEditor.insertedLineBackground': `${read('pass-tint')}66`,
      'diffEditor.removedTextBackground': `${read('fail-tint')}cc`,
      'diffEditor.removedLineBackground': `${read('fail-tint')}66`,
      'scrollbarSlider.background': `${muted}40`,
      'scrollbarSlider.hoverBackground': `${muted}66`,
      'scrollbarSlider.activeBackground': `${muted}80`,
      'scrollbar.shadow': '#00000000',
      'input.background': surface,
      'input.foreground': ink,
      'input.border': read('control'),
      focusBorder: accent,
      'menu.background': surface,
      'menu.foreground': ink,
      'menu.selectionBackground': selection,
      'menu.selectionForeground': ink,
      'menu.border': line,
      'quickInput.background': surface,
    },
  };
  close();
  return theme;
}

let defined = false;

/** Defines both themes in Monaco once. */
function defineThemes(): void {
  if (defined) return;
  defined = true;
  monaco.editor.defineTheme('evident-light', themeOf('light'));
  monaco.editor.defineTheme('evident-dark', themeOf('dark'));
}

/** @returns the effective scheme of the page. */
function pageScheme(): Scheme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Sets the theme of the page before there is an editor, so that Monaco does not compute its own theme for it first. */
export function prepareTheme(): void {
  defineThemes();
  monaco.editor.setTheme(`evident-${pageScheme()}`);
}

/**
 * Sets Monaco's global theme to that of the page or to the user's choice for editors.
 * @returns a function that stops following the page.
 */
export function followTheme(choice: 'follow' | 'light' | 'dark'): () => void {
  defineThemes();
  const apply = () => monaco.editor.setTheme(`evident-${choice === 'follow' ? pageScheme() : choice}`);
  apply();
  if (choice !== 'follow') return () => undefined;
  const observer = new MutationObserver(apply);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const media = matchMedia('(prefers-color-scheme: dark)');
  media.addEventListener('change', apply);
  return () => {
    observer.disconnect();
    media.removeEventListener('change', apply);
  };
}
