import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { EditorLanguage } from '@evident/contracts';
import { Language, Parser, type Tree } from 'web-tree-sitter';

const GRAMMARS: Readonly<Record<EditorLanguage, string>> = {
  JAVASCRIPT: 'tree-sitter-javascript/tree-sitter-javascript.wasm',
  PYTHON: 'tree-sitter-python/tree-sitter-python.wasm',
  JAVA: 'tree-sitter-java/tree-sitter-java.wasm',
};

const require = createRequire(import.meta.url);
const parsers = new Map<EditorLanguage, Promise<Parser>>();
let runtime: Promise<void> | undefined;

async function load(language: EditorLanguage): Promise<Parser> {
  runtime ??= Parser.init();
  await runtime;
  const parser = new Parser();
  parser.setLanguage(await Language.load(await readFile(require.resolve(GRAMMARS[language]))));
  return parser;
}

/** Parses a source. Syntax errors are nodes, never an exception. The caller deletes the tree. */
export async function parseSource(language: EditorLanguage, source: string): Promise<Tree> {
  let parser = parsers.get(language);
  if (!parser) parsers.set(language, (parser = load(language)));
  const tree = (await parser).parse(source);
  if (!tree) throw new Error(`The ${language} grammar gave no tree`);
  return tree;
}
