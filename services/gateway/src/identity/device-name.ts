/** The first that fits names it; most browsers also claim to be the ones below them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (table: typeof BROWSERS, text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** @returns words by which a person recognises a device, such as "Firefox on Linux"; null when nothing is known. */
export function deviceName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 500);
  const browser = named(BROWSERS, text);
  const system = named(SYSTEMS, text);
  if (browser === undefined && system === undefined) return null;
  return [browser ?? 'A program', ...(system === undefined ? [] : ['on', system])].join(' ');
}
