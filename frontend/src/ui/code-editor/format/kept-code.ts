import type { CodeEditorProps } from '../editor-types.js';

const withoutSpace = (text: string): string => text.replace(/\s+/g, '');
/** What every formatter keeps. Quotes, semicolons, brackets and the spelling of numbers may change. */
const letters = (text: string): string => text.replace(/[^\p{L}_]+/gu, '').toLowerCase();

/** A last guard: whether the formatted text has the code of the source. clang-format changes nothing but space. */
export function keepsCode(language: CodeEditorProps['language'], source: string, formatted: string): boolean {
  const code = language === 'cpp' || language === 'java' ? withoutSpace : letters;
  return code(source) === code(formatted);
}
