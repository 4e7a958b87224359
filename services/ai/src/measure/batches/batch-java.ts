import { randomBytes } from 'node:crypto';
import type { Node } from 'web-tree-sitter';
import { SourceEdits } from '../rewriting/source-edits.js';
import { resourceText } from '../rewriting/resources.js';
import { parseSource } from '../../syntax/parsers.js';

export interface EntryPoint {
  className: string;
  name: Node;
  declaration: Node;
}

/** The `main` that the JVM starts: that of the class Main, else the first one. */
export function entryPoint(root: Node): EntryPoint | undefined {
  const candidates = root.descendantsOfType('method_declaration').flatMap((declaration): EntryPoint[] => {
    const name = declaration?.childForFieldName('name');
    const owner = declaration?.parent?.parent;
    const isTop = owner?.parent?.type === 'program';
    const modifiers = declaration?.namedChildren.find((child) => child?.type === 'modifiers')?.text ?? '';
    if (!declaration || name?.text !== 'main' || !isTop || !/\bstatic\b/.test(modifiers)) return [];
    if (declaration.childForFieldName('parameters')?.namedChildCount !== 1) return [];
    const className = owner.childForFieldName('name')?.text;
    return className === undefined ? [] : [{ className, name, declaration }];
  });
  return candidates.find(({ className }) => className === 'Main') ?? candidates[0];
}

/**
 * Renames the program's `main`, adds one that plays the cases, and makes `System.exit` end only its case. A source
 * without a `main` is not changed, and fails as it does alone.
 * @param names the report's marker, the class that counts steps and the one that keeps marks; '' where there is none
 */
export async function batchJava(
  source: string,
  { marker, counter, marks }: { marker: string; counter: string; marks: string },
): Promise<string> {
  const runner = `CaseRunner${randomBytes(8).toString('hex')}`;
  const ended = `EndedCase${randomBytes(8).toString('hex')}`;
  const renamed = `main${randomBytes(8).toString('hex')}`;
  const edits = new SourceEdits(source);
  const tree = await parseSource('JAVA', source);
  try {
    const entry = entryPoint(tree.rootNode);
    if (!entry) return source;
    edits.replace(entry.name.startIndex, entry.name.endIndex, renamed);
    edits.insert(
      entry.declaration.startIndex,
      `public static void main(String[] arguments) throws Exception { ${runner}.drive(${entry.className}.class, "${renamed}"); } `,
    );
    endCases(tree.rootNode, ended, edits);
  } finally {
    tree.delete();
  }
  return `${edits.apply()}\n${runnerText(runner, ended, { marker, counter, marks, varied: false })}`;
}

interface RunnerNames {
  marker: string;
  counter: string;
  marks: string;
  /** Each case names the class that it plays. */
  varied: boolean;
}

export function runnerText(
  runner: string,
  ended: string,
  { marker, counter, marks, varied }: RunnerNames,
): string {
  const text = resourceText('CaseRunner.java')
    .replaceAll('CaseRunner', runner)
    .replaceAll('EndedCase', ended);
  const at = text.indexOf('{\n') + 2;
  const constants = `static final String MARKER = "${marker}";\nstatic final String COUNTER = "${counter}";\nstatic final String MARKS = "${marks}";\nstatic final boolean VARIED = ${varied};\n`;
  return `${text.slice(0, at)}${constants}${text.slice(at)}`;
}

/** Makes `System.exit` end only its case. */
export function endCases(root: Node, ended: string, edits: SourceEdits): void {
  for (const call of root.descendantsOfType('method_invocation')) {
    const receiver = call?.childForFieldName('object');
    if (receiver?.text === 'System' && call?.childForFieldName('name')?.text === 'exit')
      edits.replace(receiver.startIndex, receiver.endIndex, ended);
  }
}
