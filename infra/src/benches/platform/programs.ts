import type { EditorLanguage } from '@evident/contracts';
import { ANSWER } from './made-problems.js';

/** Programs that do next to nothing, so that what stands around them is measured. */
const PROGRAMS: Readonly<Record<EditorLanguage, string>> = {
  PYTHON: `import sys\nsys.stdin.buffer.read()\nprint("${ANSWER}")\n`,
  JAVASCRIPT: `require('fs').readFileSync(0);\nconsole.log('${ANSWER}');\n`,
  JAVA: `public class Main {
  public static void main(String[] args) throws Exception {
    while (System.in.read(new byte[65536]) >= 0) {}
    System.out.println("${ANSWER}");
  }
}
`,
};

let changes = 0;

/** A source that no cache has. */
export function freshSource(language: EditorLanguage): string {
  changes += 1;
  return `${PROGRAMS[language]}${language === 'PYTHON' ? '#' : '//'} ${process.pid} ${changes}\n`;
}

export const plainSource = (language: EditorLanguage): string => PROGRAMS[language];
