import type { EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import { parseSource } from '../syntax/parsers.js';
import { walk } from '../syntax/shape.js';

export interface Variant {
  name: 'comments' | 'renamed' | 'reformatted';
  source: string;
}

/** The same program with comments, with other names, and in another layout. */
export async function variantsOf(language: EditorLanguage, source: string): Promise<Variant[]> {
  return [
    { name: 'comments', source: commented(language, source) },
    { name: 'renamed', source: await renamed(language, source) },
    { name: 'reformatted', source: reformatted(language, source) },
  ];
}

function commented(language: EditorLanguage, source: string, remark = 'a remark about this line'): string {
  const sign = language === 'PYTHON' ? '#' : '//';
  const isPlain = (line: string): boolean => line.trim() !== '' && !/["'`\\]/.test(line);
  return [
    `${sign} ${remark}`,
    ...source.split('\n').map((line) => (isPlain(line) ? `${line}  ${sign} ${remark}` : line)),
  ].join('\n');
}

/** Whether an identifier names something of the language or a library. */
function isForeign(node: Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  const isField = (name: string): boolean => parent.childForFieldName(name)?.id === node.id;
  if (parent.type === 'attribute') return isField('attribute');
  if (parent.type === 'keyword_argument' || parent.type === 'method_invocation') return isField('name');
  return parent.type === 'field_access' && isField('field');
}

const DECLARES: Readonly<Record<string, string>> = {
  assignment: 'left',
  for_statement: 'left',
  variable_declarator: 'name',
  formal_parameter: 'name',
};

function declaredNames(root: Node): Set<string> {
  const names = new Set<string>();
  const kept = new Set<string>();
  walk(root, (node) => {
    const target = node.childForFieldName(DECLARES[node.type] ?? '');
    const isLocal = node.parent?.type !== 'field_declaration';
    if (target?.type === 'identifier') (isLocal ? names : kept).add(target.text);
    if (/shorthand_property/.test(node.type)) kept.add(node.text);
    if (
      /^(global_statement|nonlocal_statement|import_statement|import_from_statement|class_declaration|class_definition)$/.test(
        node.type,
      )
    )
      for (const id of node.descendantsOfType('identifier'))
        if (id && node.type.startsWith('import')) kept.add(id.text);
    if (node.type === 'identifier' && isForeign(node)) kept.add(node.text);
  });
  return new Set(Array.from(names).filter((name) => !kept.has(name) && name !== '_'));
}

async function renamed(language: EditorLanguage, source: string): Promise<string> {
  const tree = await parseSource(language, source);
  try {
    const names = Array.from(declaredNames(tree.rootNode));
    const places: { start: number; end: number; name: string }[] = [];
    walk(tree.rootNode, (node) => {
      if (node.type !== 'identifier' || isForeign(node)) return;
      const index = names.indexOf(node.text);
      if (index >= 0) places.push({ start: node.startIndex, end: node.endIndex, name: `renamed${index}` });
    });
    let result = '';
    let position = 0;
    for (const { start, end, name } of places.sort((a, b) => a.start - b.start)) {
      result += source.slice(position, start) + name;
      position = end;
    }
    return result + source.slice(position);
  } finally {
    tree.delete();
  }
}

/** Adds line breaks where they are allowed, in lines without strings, patterns or templates. */
const broken = (line: string): string =>
  /["'`/\\]/.test(line) ? line : line.replace(/([{(,])\s*(?=\S)/g, '$1\n');

function reformatted(language: EditorLanguage, source: string): string {
  if (language === 'JAVASCRIPT')
    return source
      .split('\n')
      .map((line) => broken(line.replace(/^ +/, (indent) => '\t'.repeat(indent.length))))
      .join('\n\n');
  if (language === 'PYTHON')
    return source
      .split('\n')
      .map((line) => line.replace(/^( {4})+/, (indent) => '\t'.repeat(indent.length / 4)))
      .flatMap((line) => (/^(def|class|import|from|for|while|if)\b/.test(line) ? ['', line] : [line]))
      .join('\n');
  return source
    .replace(/[ \t]+/g, ' ')
    .replace(/\{\n/g, '\n{\n')
    .replace(/\n\s*\n/g, '\n');
}
