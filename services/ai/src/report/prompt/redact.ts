/** Patterns of personal data and secrets. The order matters: keys before plain numbers. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]+-----[\s\S]*?(-----END [A-Z ]+-----|$)/g, '[key]'],
  [/\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{4,}/g, '[token]'],
  [
    /\b(?:sk|pk|rk|ghp|gho|ghs|github_pat|glpat|xox[abprs]|rzp|AKIA|ASIA|AIza|hf|npm)[-_]?[\w-]{14,}/g,
    '[key]',
  ],
  [/\b(?:https?|ftp|postgres(?:ql)?|redis|mongodb):\/\/[^\s"'`]+/gi, '[address]'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]'],
  [/(?<![\w.])\+\d[\d\s().-]{7,16}\d(?!\w)/g, '[phone]'],
  [/\b[0-9a-f]{32,}\b/gi, '[hash]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
];

/** Replaces personal data and secrets. Lines keep their numbers. */
export function redact(text: string): string {
  return SECRETS.reduce(
    (clean, [pattern, name]) =>
      clean.replace(pattern, (match) => name + '\n'.repeat(match.split('\n').length - 1)),
    text,
  );
}
