import type { Node } from 'web-tree-sitter';
import {
  assignedIn,
  callOf,
  childrenOf,
  field,
  fieldText,
  identifiersIn,
  within,
} from '../../../syntax/shape.js';
import { type Slip, bare, change, changes, isValue, operatorOf } from './change.js';

const CONDITIONAL = new Set([
  'if_statement',
  'elif_clause',
  'while_statement',
  'ternary_expression',
  'conditional_expression',
  'if_clause',
]);

/** What happens once, and has to happen until nothing is left to do; or the other way round. */
export const onceOrAgain: Slip = (node, language) => {
  const head = node.firstChild;
  const condition = field(node, 'condition');
  if (!head || !condition) return [];
  if (node.type === 'while_statement') return change(head, 'if');
  const body = field(node, 'consequence');
  if (node.type !== 'if_statement' || !body || field(node, 'alternative')) return [];
  if (language === 'PYTHON' && node.namedChildren.some((child) => child?.type === 'elif_clause')) return [];
  const changed = new Set(targetsIn(body));
  const repeats = [...identifiersIn(condition)].some((name) => changed.has(name));
  const leaves = within(body, ({ type }) => /^(?:return|break|continue|throw|raise)_statement$/.test(type));
  return repeats && leaves.length === 0 ? change(head, 'while') : [];
};

/** The names that a block assigns to, also as the owner of what changes, or hands to a function that may change them. */
function targetsIn(block: Node): string[] {
  return within(block, () => true).flatMap((inner) => {
    const call = callOf(inner);
    const targets = call ? [call.receiver, ...call.args] : [assignedIn(inner)];
    return targets.flatMap((target) => [...identifiersIn(target)]);
  });
}

/** A zero, an empty text or an empty list that counts as missing. */
export const falsyValue: Slip = (node, language) => {
  if (language === 'JAVA' || !isValue(node)) return [];
  const { parent } = node;
  if (!parent) return [];
  const [isThere, isMissing] = language === 'PYTHON' ? ['is not None', 'is None'] : ['!= null', '== null'];
  if (parent.type === 'not_operator') return change(parent, `(${node.text} ${isMissing})`);
  if (parent.type === 'unary_expression' && operatorOf(parent) === '!')
    return change(parent, `(${node.text} ${isMissing})`);
  const holder = parent.type === 'parenthesized_expression' ? parent.parent : parent;
  const isCondition =
    (holder !== null &&
      CONDITIONAL.has(holder.type) &&
      field(holder, 'condition')?.id === (holder === parent ? node : parent).id) ||
    (parent.type === 'conditional_expression' && childrenOf(parent)[1]?.id === node.id) ||
    (parent.type === 'if_clause' && childrenOf(parent)[0]?.id === node.id);
  if (isCondition || (parent.type === 'boolean_operator' && operatorOf(parent) === 'and'))
    return changes(node, [
      `(${node.text} ${isThere})`,
      // A value that is no number is missing as well.
      ...(language === 'JAVASCRIPT' ? [`(${node.text} || ${node.text} === 0)`] : []),
    ]);
  const isLeft = field(parent, 'left')?.id === node.id;
  const right = fieldText(parent, 'right');
  if (isLeft && parent.type === 'boolean_operator')
    return changes(parent, [
      `(${node.text} if ${node.text} is not None else ${right})`,
      `(${node.text} ${isThere} or ${right})`,
    ]);
  if (parent.type !== 'binary_expression') return [];
  if (operatorOf(parent) === '||' && isLeft)
    return [...change(parent, `(${node.text} ?? ${right})`), ...change(node, `(${node.text} ${isThere})`)];
  return operatorOf(parent) === '||' || operatorOf(parent) === '&&'
    ? change(node, `(${node.text} ${isThere})`)
    : [];
};

/** Objects that are equal and not the same: `==` of boxed numbers and texts in Java, `is` in Python. */
export const sameObject: Slip = (node, language) => {
  if (language === 'PYTHON' && node.type === 'comparison_operator') {
    const operator = node.children.find((child) => child !== null && /^is(?: not)?$/.test(child.type));
    return operator ? change(operator, operator.type === 'is' ? '==' : '!=') : [];
  }
  if (language !== 'JAVA' || node.type !== 'binary_expression') return [];
  const left = field(node, 'left');
  const right = field(node, 'right');
  const operator = operatorOf(node);
  if (!left || !right || !['==', '!='].includes(operator)) return [];
  const isPlain = ({ type }: Node): boolean => /literal|^true$|^false$|unary/.test(type);
  if (isPlain(left) || isPlain(right)) return [];
  return change(node, `${operator === '==' ? '' : '!'}java.util.Objects.equals(${left.text}, ${right.text})`);
};

/** A comparator whose difference overflows, and one that sorts the other way. */
export const comparator: Slip = (node, language) => {
  const body = /^(?:lambda_expression|arrow_function)$/.test(node.type) ? field(node, 'body') : null;
  if (!body || bare(body).type !== 'binary_expression' || operatorOf(bare(body)) !== '-') return [];
  const left = fieldText(bare(body), 'left');
  const right = fieldText(bare(body), 'right');
  const other = change(body, `${right} - ${left}`);
  return language === 'JAVA' ? [...change(body, `Long.compare(${left}, ${right})`), ...other] : other;
};
