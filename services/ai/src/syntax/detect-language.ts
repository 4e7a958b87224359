import { EDITOR_LANGUAGES, type EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import { parseSource } from './parsers.js';

/** Short sources often parse in several languages. Then words and signs of one language decide. */
const IDIOMS: Readonly<Record<EditorLanguage, RegExp>> = {
  JAVASCRIPT: /\b(?:const|let|var|function|require|console|process|typeof)\b|=>|===/g,
  PYTHON:
    /^\s*(?:def|elif|import|from|for|while|if|class|with|try)\b.*:?\s*$|\b(?:print|input|range|len)\(|\bsys\.|\bNone\b/gm,
  JAVA: /\b(?:public|private|static|void|final|String\[\]|System\.out|Scanner)\b|\bimport\s+java\b/g,
};

/** Counts the characters that the grammar cannot parse. It does not recurse, because hostile sources nest very deep. */
function unexplained(root: Node): number {
  let sum = 0;
  for (const open = [root]; open.length > 0;) {
    const node = open.pop();
    if (!node?.hasError && !node?.isMissing) continue;
    if (node.isMissing) sum += 1;
    else if (node.isError) sum += Math.max(1, node.endIndex - node.startIndex);
    else open.push(...node.children.filter((child) => child !== null));
  }
  return sum;
}

/** The language that a source is most likely written in. */
export async function detectLanguage(source: string): Promise<EditorLanguage> {
  let best: { language: EditorLanguage; errors: number; idioms: number } | undefined;
  for (const language of EDITOR_LANGUAGES) {
    const tree = await parseSource(language, source);
    const errors = unexplained(tree.rootNode);
    tree.delete();
    const idioms = source.match(IDIOMS[language])?.length ?? 0;
    const better = !best || errors < best.errors || (errors === best.errors && idioms > best.idioms);
    if (better) best = { language, errors, idioms };
  }
  if (!best) throw new Error('There is no language to choose from');
  return best.language;
}
