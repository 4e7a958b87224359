import type { Node } from 'web-tree-sitter';
import { InputGrammar, type GrammarItem } from '../../evidence/input-grammar.js';
import { walk, type SourceLanguage } from '../../syntax/shape.js';
import { NotFollowed } from './trace-state.js';
import { Tracer } from './tracer.js';
import type { Part } from './values.js';

/** What a program reads from standard input. @returns null when the source does not tell, or nothing is read */
export function inferGrammar(language: SourceLanguage, root: Node): InputGrammar | null {
  try {
    const tracer = new Tracer(language, root);
    const parts = tracer.trace();
    const grammar = InputGrammar.safeParse({
      items: parts.flatMap(closed),
      fields: tracer.state.fields.map(({ name, kind }) => ({ name, kind })),
      characters: charactersIn(root),
      words: comparedWords(root),
      isWhole: parts.some((part) => part.is === 'line' && part.isAll),
    });
    return grammar.success ? grammar.data : null;
  } catch (error) {
    // A source that nests too deep has no grammar.
    if (error instanceof NotFollowed || error instanceof RangeError) return null;
    throw error;
  }
}

function closed(part: Part): GrammarItem[] {
  switch (part.is) {
    case 'token':
      return [{ is: 'token', field: part.field.id }];
    case 'list':
    case 'text':
      return [part];
    case 'repeat':
      return [{ is: 'repeat', count: part.count, body: part.body.flatMap(closed) }];
    case 'line': {
      const { separator, wasSplit, kind } = part;
      const rest: GrammarItem = wasSplit ? { is: 'list', kind, count: null, separator } : { is: 'text' };
      const body = part.body.flatMap(closed);
      return [{ is: 'line', separator, body: body.length > 0 ? body : [rest] }];
    }
  }
}

const CHARACTER = /^(['"`])(\\?.)\1$/;

/** The characters of literals of one character, without blanks. */
function charactersIn(root: Node): string {
  const found = new Set<string>();
  walk(root, (node) => {
    if (!/^(string|character_literal|string_literal|template_string)$/.test(node.type)) return;
    const [, , sign = ''] = CHARACTER.exec(node.text) ?? [];
    if (sign.length === 1 && sign > ' ' && sign <= '~') found.add(sign);
  });
  return [...found].slice(0, 40).join('');
}

const COMPARES =
  /^(comparison_operator|binary_expression|switch_case|switch_label|case_pattern|case_clause|argument_list|arguments)$/;
const WORD = /^(['"`])([A-Za-z_]{2,12})\1$/;

/** The words that a program compares what it reads with, such as commands. */
function comparedWords(root: Node): string[] {
  const found = new Set<string>();
  walk(root, (node) => {
    if (!/^(string|string_literal)$/.test(node.type) || !COMPARES.test(node.parent?.type ?? '')) return;
    const call = node.parent?.parent?.text ?? '';
    if (/^arg/.test(node.parent?.type ?? '') && !/equals(?:IgnoreCase)?\(/.test(call)) return;
    const [, , word] = WORD.exec(node.text) ?? [];
    if (word) found.add(word);
  });
  return [...found].slice(0, 12);
}
