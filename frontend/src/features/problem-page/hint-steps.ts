/** Splits hints into steps: at lines of `---`, otherwise at numbers (`1.`, `2)`), otherwise at blank lines. */
export function hintSteps(hints: string | null): string[] {
  const text = hints?.trim() ?? '';
  if (text === '') return [];
  const separators = [/^\s*-{3,}\s*$/m, /^\s*\d+[.)]\s+/m, /\n\s*\n/];
  const separator = separators.find((candidate) => candidate.test(text)) ?? /\n\s*\n/;
  return text
    .split(new RegExp(separator.source, `${separator.flags}g`))
    .map((step) => step.trim())
    .filter((step) => step !== '');
}
