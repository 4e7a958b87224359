import type { Node } from 'web-tree-sitter';
import { field, functionAround, oncePerNode, within } from '../../syntax/shape.js';

const MOST_NAMES = 3;
/** The node that declares a name, and the field with the name or pattern. */
const DECLARATIONS: Readonly<Record<string, string>> = {
  assignment: 'left',
  for_statement: 'left',
  for_in_statement: 'left',
  variable_declarator: 'name',
  formal_parameter: 'name',
  enhanced_for_statement: 'name',
};
/** Where an identifier names something else than a variable that is read. */
const OTHER_USES: Readonly<Record<string, readonly string[]>> = {
  call: ['function'],
  call_expression: ['function'],
  method_invocation: ['name'],
  field_access: ['field'],
  attribute: ['attribute'],
  keyword_argument: ['name'],
  assignment: ['left'],
  assignment_expression: ['left'],
  augmented_assignment: ['left'],
  augmented_assignment_expression: ['left'],
  for_statement: ['left'],
  for_in_statement: ['left'],
  enhanced_for_statement: ['name'],
  variable_declarator: ['name'],
};
const NO_USES =
  /parameter|import|definition|declaration|lambda|pattern|arrow_function|function|update_expression|scoped/;

interface Declared {
  name: string;
  type: string;
  at: number;
}

/** Variables of the same function, and of the same type where types are written, that could have been meant. */
export function variablesFor(leaf: Node): string[] {
  const { parent } = leaf;
  if (!parent || NO_USES.test(parent.type)) return [];
  if ((OTHER_USES[parent.type] ?? []).some((name) => field(parent, name)?.id === leaf.id)) return [];
  const declared = declaredIn(functionAround(leaf) ?? leaf.tree.rootNode);
  const own = declared.find(({ name }) => name === leaf.text);
  if (!own) return [];
  const others = declared.filter(
    ({ name, type, at }) => name !== leaf.text && type === own.type && at < leaf.startIndex,
  );
  // The nearest in the text are likeliest.
  const nearest = others.sort((a, b) => b.at - a.at).map(({ name }) => name);
  return [...new Set(nearest)].slice(0, MOST_NAMES);
}

const declaredIn = oncePerNode((scope: Node): Declared[] => {
  const parameters = field(scope, 'parameters')?.namedChildren ?? [];
  const untyped = parameters.flatMap((node) => (node?.type === 'identifier' ? [declaredAs(node, '')] : []));
  const inside = within(scope, (node) => node.type in DECLARATIONS).flatMap((node) => {
    const target = field(node, DECLARATIONS[node.type] ?? '');
    const type = field(node, 'type') ?? (node.parent && field(node.parent, 'type'));
    return target ? namesIn(target).map((name) => declaredAs(name, type?.text ?? '')) : [];
  });
  return [...untyped, ...inside];
});

const declaredAs = (node: Node, type: string): Declared => ({ name: node.text, type, at: node.startIndex });

/** The names of a pattern such as `a, b`. */
function namesIn(target: Node): Node[] {
  if (target.type === 'identifier') return [target];
  if (!/pattern|tuple/.test(target.type)) return [];
  return target.namedChildren.flatMap((child) => (child?.type === 'identifier' ? [child] : []));
}
