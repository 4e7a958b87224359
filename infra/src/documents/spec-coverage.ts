import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A row of the table: a promise of the product, the file that keeps it, and the test that proves it. */
export interface CoverageRow {
  what: string;
  file: string;
  testFile: string;
  /** The test's title, or `describe › title`. */
  title: string;
  /** The case of a test with many cases, as its file writes it. */
  testCase: string | null;
}

const ROW = /^\| (?<what>.+?) \| `(?<file>[^`]+)` \| `(?<testFile>[^`]+)` › (?<rest>.+?) \|$/;
const isTableHead = (line: string) => /^\| (what|---)|^\|---/.test(line);

/** Reads the tables of the document. @throws when a row of a table is not complete. */
export function readCoverage(markdown: string): CoverageRow[] {
  return markdown
    .replaceAll('\\|', '¦')
    .split('\n')
    .filter((line) => line.startsWith('|') && !isTableHead(line))
    .map((line) => {
      const cells = ROW.exec(line)?.groups;
      const { what, file, testFile, rest } = cells ?? {};
      if (!what || !file || !testFile || !rest) throw new Error(`This row is not complete: ${line}`);
      const [, title = rest, testCase = null] = /^(.+?)(?: \[(.+)\])?$/.exec(rest) ?? [];
      return { what, file, testFile, title, testCase };
    });
}

const KEYWORDS = ['it', 'test', 'describe'];

/** The function name of `it(...)`, `it.each(...)(...)` and similar calls. */
function keywordOf(callee: ts.Expression): string | null {
  if (ts.isIdentifier(callee)) return KEYWORDS.includes(callee.text) ? callee.text : null;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return keywordOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? keywordOf(callee.tag) : null;
}

/** @returns every title of a test file, alone and after its `describe`. */
export function titlesOf(source: string, kind = ts.ScriptKind.TS): Set<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node, within: string | null): void => {
    let inside = within;
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const keyword = keywordOf(node.expression);
      if (keyword !== null && first && ts.isStringLiteralLike(first)) {
        titles.add(first.text);
        if (within !== null) titles.add(`${within} › ${first.text}`);
        if (keyword === 'describe') inside = first.text;
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile('tests', source, ts.ScriptTarget.Latest, false, kind), null);
  return titles;
}

/** @returns a sentence for each row that names a file or a test which does not exist. */
export function brokenRows(rows: readonly CoverageRow[], root: string): string[] {
  const sources = new Map<string, { text: string; titles: Set<string> }>();
  const testsOf = (file: string) => {
    const known = sources.get(file);
    if (known) return known;
    const text = readFileSync(path.join(root, file), 'utf8');
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const read = { text, titles: titlesOf(text, kind) };
    sources.set(file, read);
    return read;
  };
  return rows.flatMap(({ what, file, testFile, title, testCase }) => {
    const missing = [file, testFile].filter((name) => !existsSync(path.join(root, name)));
    if (missing.length > 0) return [`${what}: there is no ${missing.join(', ')}`];
    const { text, titles } = testsOf(testFile);
    if (!titles.has(title)) return [`${what}: ${testFile} has no test "${title}"`];
    if (testCase !== null && !text.includes(testCase))
      return [`${what}: ${testFile} has no case ${testCase}`];
    return [];
  });
}
