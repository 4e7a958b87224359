import type { EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import { assignedIn, callOf, field, lineOf, walk } from '../../syntax/shape.js';
import { parseSource } from '../../syntax/parsers.js';

const DECLARATIONS = new Set(['variable_declarator', 'formal_parameter']);

/**
 * Where the type is chosen of what a line gives a value to, or puts one into.
 * @returns the 1-based line of the nearest declaration above; null if there is none
 */
export async function declaredLine(
  language: EditorLanguage,
  source: string,
  line: number,
): Promise<number | null> {
  const tree = await parseSource(language, source);
  try {
    const targets = new Set<string>();
    const declared: { name: string; line: number }[] = [];
    walk(tree.rootNode, (node) => {
      if (DECLARATIONS.has(node.type)) {
        const name = field(node, 'name')?.text;
        if (name !== undefined) declared.push({ name, line: lineOf(node) });
      }
      if (lineOf(node) !== line) return;
      const target = assignedIn(node) ?? callOf(node)?.receiver;
      const name = target && ownerOf(target);
      if (name) targets.add(name);
    });
    const above = declared.filter((one) => targets.has(one.name) && one.line < line);
    return above.at(-1)?.line ?? null;
  } finally {
    tree.delete();
  }
}

/** `a` of `a[i].b`; undefined where something else stands first. */
function ownerOf(target: Node): string | undefined {
  let node: Node | null = target;
  while (node && node.type !== 'identifier') node = field(node, 'array') ?? field(node, 'object') ?? null;
  return node?.text;
}
