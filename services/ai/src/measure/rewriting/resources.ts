import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../resources');
const texts = new Map<string, string>();

export const resourcePath = (name: string): string => path.join(FOLDER, name);

/** The text of a file in `resources`, read once. */
export function resourceText(name: string): string {
  let text = texts.get(name);
  if (text === undefined) texts.set(name, (text = readFileSync(resourcePath(name), 'utf8')));
  return text;
}

/** A string literal that is valid in JavaScript, Python and JSON. */
export const asciiLiteral = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
