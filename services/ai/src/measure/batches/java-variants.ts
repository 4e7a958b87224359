import { randomBytes } from 'node:crypto';
import type { Node } from 'web-tree-sitter';
import { SourceEdits } from '../rewriting/source-edits.js';
import { parseSource } from '../../syntax/parsers.js';
import { endCases, entryPoint, runnerText } from './batch-java.js';
import type { VariantBatch, VariantProgram } from './played-program.js';

/** A class beside the variants, whose `is(n)` holds when a case asks for the n-th time. */
export const ROUNDS_OF_JAVA = 'ForcedRounds';
const ROUNDS = `final class ${ROUNDS_OF_JAVA} { private static int asked; static boolean is(int round) { return ++asked == round; } }`;
const KEYWORDS = new Set(['class', 'interface', 'enum', 'record', '@interface']);
/** What the judge's compiler compiles well within its limits, in UTF-16 units. */
const MOST_SOURCE = 300_000;

/**
 * Plays variants of a Java program. They are compiled as one source, in which the types of each are nested in a class of
 * its own: so the compiler reads the library once for all of them.
 * @returns undefined for a source without a `main`
 */
export async function variedJava(source: string, marker: string): Promise<VariantProgram | undefined> {
  const runner = `CaseRunner${randomBytes(8).toString('hex')}`;
  const ended = `EndedCase${randomBytes(8).toString('hex')}`;
  const variant = `Variant${randomBytes(8).toString('hex')}N`;
  const plain = await nestable(source, ended);
  if (!plain) return undefined;
  const text = runnerText(runner, ended, { marker, counter: '', marks: '', varied: true });
  const stub = `class Main { public static void main(String[] arguments) throws Exception { ${runner}.drive(Main.class, "main"); } }`;
  const known = new Map<string, string>();
  const nestedText = async (one: string): Promise<string> => {
    const nested = known.get(one) ?? (await nestable(one, ended))?.text ?? '';
    known.set(one, nested);
    return nested;
  };
  const batch = async (variants: readonly string[]): Promise<VariantBatch> => {
    const nested = await Promise.all(variants.map(nestedText));
    const classes = nested.map((types, at) => `class ${variant}${at} { ${types}\n}`);
    // On one line, so that the first variant keeps its lines.
    const lines = [`${plain.imports} ${classes.join('\n')}`, stub, ROUNDS, text];
    return {
      marker,
      source: lines.join('\n'),
      frames: variants.map((_, at) => `${variant}${at}$${plain.entry}`),
      wrongIn: (output) => wrongIn(output, classes),
    };
  };
  return { language: 'JAVA', isCompiled: true, mostSource: MOST_SOURCE, batch };
}

interface Nestable {
  /** The source's types as members of a class, on the lines where they were. */
  text: string;
  imports: string;
  /** The class with the `main`. */
  entry: string;
}

/** @returns undefined for a text with errors of syntax, which would spoil what stands behind it, or without a `main` */
async function nestable(source: string, ended: string): Promise<Nestable | undefined> {
  const tree = await parseSource('JAVA', source);
  try {
    const root = tree.rootNode;
    const entry = root.hasError ? undefined : entryPoint(root);
    if (!entry) return undefined;
    const edits = new SourceEdits(source);
    endCases(root, ended, edits);
    const heads = childrenOfType(root, /^(?:import|package)_declaration$/);
    for (const { startIndex, endIndex, text } of heads)
      edits.replace(startIndex, endIndex, text.replaceAll(/[^\n]/g, ''));
    for (const type of childrenOfType(root, /_declaration$/)) {
      const keyword = type.children.find((child) => child && KEYWORDS.has(child.type));
      if (keyword) edits.insert(keyword.startIndex, 'static ');
    }
    const imports = childrenOfType(root, /^import_declaration$/).map(({ text }) =>
      text.replaceAll('\n', ' '),
    );
    return { text: edits.apply(), imports: imports.join(' '), entry: entry.className };
  } finally {
    tree.delete();
  }
}

const childrenOfType = (root: Node, type: RegExp): Node[] =>
  root.children.filter((child): child is Node => child !== null && type.test(child.type));

/** The variants on whose lines the compiler found an error. */
function wrongIn(output: string, classes: readonly string[]): ReadonlySet<number> {
  const ends = classes.reduce<number[]>(
    (before, text) => [...before, (before.at(-1) ?? 0) + text.split('\n').length],
    [],
  );
  const lines = Array.from(output.matchAll(/^(?:.*\/)?\w+\.java:(\d+): error:/gm), ([, line]) =>
    Number(line),
  );
  return new Set(lines.map((line) => ends.findIndex((end) => line <= end)).filter((at) => at >= 0));
}
