import { LANGUAGE_LABELS } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import { parseProgram } from './javascript-program.js';
import { childrenOf, type SourceLanguage } from './shape.js';

/** Statements that do nothing: a name, a text or a number alone. */
const IDLE = new Set([
  'identifier',
  'string',
  'string_literal',
  'template_string',
  'integer',
  'float',
  'number',
  'decimal_integer_literal',
  'member_expression',
  'attribute',
  'concatenated_string',
  'tuple',
  'expression_list',
  'sequence_expression',
]);

/** Declarations alone do nothing either: they only name what a program would use. */
const ONLY_NAMES = new Set([
  'package_declaration',
  'import_declaration',
  'import_statement',
  'import_from_statement',
]);

const isIdle = (node: Node): boolean =>
  IDLE.has(node.type) && (!/tuple|list|sequence/.test(node.type) || childrenOf(node).every(isIdle));

function doesNothing(statement: Node): boolean {
  if (ONLY_NAMES.has(statement.type) || statement.type === 'empty_statement') return true;
  return statement.type === 'expression_statement' && childrenOf(statement).every(isIdle);
}

/** The first line that the grammar cannot read. It does not recurse, because hostile sources nest very deep. */
function firstErrorLine(root: Node): number | null {
  let first: number | null = null;
  for (const open = [root]; open.length > 0;) {
    const node = open.pop();
    if (!node?.hasError && !node?.isMissing) continue;
    const row = node.startPosition.row + 1;
    if (node.isMissing || node.isError) first = Math.min(first ?? row, row);
    else open.push(...node.children.filter((child) => child !== null));
  }
  return first;
}

/** JavaScript has a parser of its own, which knows every rule of the language. */
function javascriptErrorLine(source: string): number | null {
  try {
    parseProgram(source);
    return null;
  } catch (error) {
    const at = (error as { loc?: { line?: number } }).loc?.line;
    return at ?? 1;
  }
}

export interface ProgramFault {
  kind: 'unparsable' | 'empty';
  /** One sentence. */
  words: string;
}

/**
 * Why a text cannot be analysed as a program: it does not parse, or nothing in it would run.
 * @param source without comments @param root its tree
 */
export function programFault(language: SourceLanguage, root: Node, source: string): ProgramFault | null {
  const line = language === 'JAVASCRIPT' ? javascriptErrorLine(source) : firstErrorLine(root);
  if (childrenOf(root).every(doesNothing) && line === null)
    return { kind: 'empty', words: 'There is no program in this text: nothing in it would run.' };
  if (line === null) return null;
  const words = `This text does not parse as ${LANGUAGE_LABELS[language]}; the first error is on line ${line}.`;
  return { kind: 'unparsable', words };
}
