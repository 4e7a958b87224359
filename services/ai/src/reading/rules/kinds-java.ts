import type { Node } from 'web-tree-sitter';
import { childrenOf, field, fieldText } from '../../syntax/shape.js';
import type { Declare, Kind } from './kind.js';

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/\[\]$/, 'array'],
  [/^(List|ArrayList|Vector)\b/, 'list'],
  [/^String$/, 'text'],
  [/^(Integer|Long|Short|Byte|Character|Double|Float)$/, 'boxed'],
  [/^(int|short|byte)$/, 'int'],
  [/^long$/, 'long'],
  [/^(double|float)$/, 'fraction'],
  [/(Set|Map|Deque|Queue)\b/, 'hashed'],
];

function kindOf(type: string, declarator: Node | null): Kind {
  const dimensions = declarator ? field(declarator, 'dimensions')?.text : undefined;
  const whole = dimensions ? `${type}[]` : type;
  return KINDS.find(([pattern]) => pattern.test(whole))?.[1] ?? 'other';
}

/** Untyped parameters of a lambda shadow outer variables. */
function declareBare(node: Node, declare: Declare): void {
  const parameters = field(node, 'parameters');
  if (parameters?.type === 'identifier') declare(parameters.text, 'other');
  else if (parameters?.type === 'inferred_parameters')
    for (const parameter of childrenOf(parameters)) declare(parameter.text, 'other');
}

export function declareJava(node: Node, declare: Declare): void {
  switch (node.type) {
    case 'local_variable_declaration':
    case 'field_declaration':
      for (const declarator of childrenOf(node)) {
        if (declarator.type === 'variable_declarator')
          declare(fieldText(declarator, 'name'), kindOf(fieldText(node, 'type'), declarator));
      }
      return;
    case 'formal_parameter':
    case 'enhanced_for_statement':
      declare(fieldText(node, 'name'), kindOf(fieldText(node, 'type'), node));
      return;
    case 'lambda_expression':
      declareBare(node, declare);
  }
}
