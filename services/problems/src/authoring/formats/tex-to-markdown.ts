const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/\\problemname\{[^{}]*\}/g, ''],
  [/\\(?:sub)?section\*?\{([^{}]*)\}/g, '\n## $1\n'],
  [/\\(?:textbf|bf)\{([^{}]*)\}/g, '**$1**'],
  [/\\(?:textit|emph|it|textsl)\{([^{}]*)\}/g, '*$1*'],
  [/\\(?:texttt|tt|t|verb)\{([^{}]*)\}/g, '`$1`'],
  [/\\url\{([^{}]*)\}/g, '<$1>'],
  [/\\href\{([^{}]*)\}\{([^{}]*)\}/g, '[$2]($1)'],
  [/\\begin\{(?:itemize|enumerate|center|quote)\}(?:\[[^\]]*\])?/g, '\n'],
  [/\\end\{(?:itemize|enumerate|center|quote)\}/g, '\n'],
  [/\\item\s*/g, '\n- '],
  [/\\(?:includegraphics|illustration)(?:\[[^\]]*\])?(?:\{[^{}]*\})+/g, ''],
  [/\\(?:InputFile|Input)\b/g, '\n## Input\n'],
  [/\\(?:OutputFile|Output)\b/g, '\n## Output\n'],
  [
    /\\(?:begin|end)\{(?:figure|problem|tabular|table|verbatim|lstlisting)\*?\}(?:\[[^\]]*\])?(?:\{[^{}]*\})*/g,
    '\n',
  ],
  [/``|''/g, '"'],
  [/---/g, '—'],
  [/~/g, ' '],
  [/\\\\/g, '\n'],
  [/\\([%&_#{}$])/g, '$1'],
  [/\\(?:noindent|bigskip|medskip|smallskip|newpage|clearpage|centering)\b/g, ''],
];

/** In formulas only what plain text can show as well is rewritten. */
const FORMULA: readonly (readonly [RegExp, string])[] = [
  [/\\(?:leq?|leqslant)\b/g, '≤'],
  [/\\(?:geq?|geqslant)\b/g, '≥'],
  [/\\(?:neq?)\b/g, '≠'],
  [/\\(?:cdot|times)\b/g, '×'],
  [/\\(?:l?dots|cdots)\b/g, '…'],
  [/\\(?:left|right)\b/g, ''],
  [/\\[,;! ]/g, ' '],
  [/\{,\}/g, ' '],
];

const rewritten = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((now, [from, to]) => now.replace(from, to), text);

/**
 * Turns the LaTeX that problem statements use into Markdown: sections, lists, emphasis, simple formulas as code. What it
 * does not know stays as it is, for the author to mend.
 */
export function texToMarkdown(tex: string): string {
  const kept: string[] = [];
  const keep = (text: string): string => `\ue000${kept.push(text) - 1}\ue001`;
  const withoutFormulas = tex
    .replace(/(^|[^\\])%.*$/gm, '$1')
    .replace(/\$\$([^$]+)\$\$|\$([^$]+)\$/g, (_all, block?: string, inline?: string) =>
      keep(`\`${rewritten((block ?? inline ?? '').trim(), FORMULA).replaceAll('`', "'")}\``),
    );
  return rewritten(withoutFormulas, SYMBOLS)
    .replace(/\ue000(\d+)\ue001/g, (_all, at: string) => kept[Number(at)] ?? '')
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : line.trimEnd()))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
