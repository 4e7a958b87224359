import type { EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field, fieldText, identifiersIn, lineOf, within } from '../../syntax/shape.js';

/** Another text in place of a part of a source. */
export interface Change {
  /** 1-based. */
  line: number;
  /** Offsets of the replaced part, in UTF-16 units. */
  start: number;
  end: number;
  after: string;
}

type Slip = (node: Node, language: EditorLanguage) => Change[];

export const changes = (at: Node | null, afters: readonly string[]): Change[] =>
  at === null
    ? []
    : afters.map((after) => ({ line: lineOf(at), start: at.startIndex, end: at.endIndex, after }));
const change = (at: Node | null, after: string): Change[] => changes(at, [after]);

/**
 * Changes that undo what people get wrong while they write a solution that is right in its idea, likely ones first. A
 * change that is needless or does not compile does no harm: it makes no failing input pass.
 */
export function slipsIn(language: EditorLanguage, nodes: readonly Node[]): Change[] {
  return SLIPS.flatMap((slip) => nodes.flatMap((node) => slip(node, language)));
}

const operatorOf = (node: Node): string => fieldText(node, 'operator');
const bare = (node: Node): Node =>
  node.type === 'parenthesized_expression' && node.namedChildCount === 1
    ? (childrenOf(node)[0] ?? node)
    : node;

const VALUES = new Set([
  'identifier',
  'call',
  'call_expression',
  'method_invocation',
  'attribute',
  'member_expression',
  'field_access',
  'subscript',
  'subscript_expression',
  'array_access',
]);
const isValue = ({ type }: Node): boolean => VALUES.has(type);
const CONDITIONAL = new Set([
  'if_statement',
  'elif_clause',
  'while_statement',
  'ternary_expression',
  'conditional_expression',
  'if_clause',
]);

/** What happens once, and has to happen until nothing is left to do; or the other way round. */
const onceOrAgain: Slip = (node, language) => {
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
  return within(block, (inner) => ASSIGNMENTS.has(inner.type) || callOf(inner) !== null).flatMap((inner) => {
    const call = callOf(inner);
    const targets = call
      ? [call.receiver, ...call.args]
      : [field(inner, 'left') ?? field(inner, 'argument') ?? childrenOf(inner)[0] ?? null];
    return targets.flatMap((target) => [...identifiersIn(target)]);
  });
}

const ASSIGNMENTS = new Set([
  'assignment',
  'augmented_assignment',
  'assignment_expression',
  'augmented_assignment_expression',
  'update_expression',
]);

/** A zero, an empty text or an empty list that counts as missing. */
const falsyValue: Slip = (node, language) => {
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
    return change(node, `(${node.text} ${isThere})`);
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
const sameObject: Slip = (node, language) => {
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

const NUMBERS = new Set(['integer', 'number', 'decimal_integer_literal']);
/** From here on a number may stand for infinity, or for a size. */
const SMALLEST_BOUND = 100;

/** A number that stands for infinity and is too small, or a size that is. */
const largerBound: Slip = (node, language) => {
  if (!NUMBERS.has(node.type) || /^(?:list|array|array_initializer|tuple)$/.test(node.parent?.type ?? ''))
    return [];
  if (node.parent?.type.includes('binary') && /%/.test(operatorOf(node.parent))) return [];
  const value = Number(node.text.replace(/_|[lLn]$/g, ''));
  if (!(value >= SMALLEST_BOUND)) return [];
  if (/[lL]$/.test(node.text)) return change(node, '1000000000000000000L');
  if (language !== 'JAVA') return changes(node, ['1000000000000000']);
  return value < 1_000_000_000 ? change(node, '1000000000') : [];
};

/** A 0 or 1 that a list is filled with, or begins with. */
const fillingValue: Slip = (node) => {
  if (!NUMBERS.has(node.type) || !/^[01]$/.test(node.text)) return [];
  const { parent } = node;
  const isFill = /^(?:argument_list|arguments)$/.test(parent?.type ?? '') && /\bfill$/.test(calledBy(parent));
  const isFirst =
    /^(?:list|array)$/.test(parent?.type ?? '') && childrenOf(parent ?? node)[0]?.id === node.id;
  return isFill || isFirst ? changes(node, ['-1000000000', '1000000000', '-1']) : [];
};

const calledBy = (args: Node | null): string => {
  const call = args?.parent;
  return call ? fieldText(call, 'function') || fieldText(call, 'name') : '';
};

/** What is written over, and should be added to; or the other way round. */
const overwritten: Slip = (node, language) => {
  const call = callOf(node);
  const [key, value] = call?.args ?? [];
  if (call?.receiver && key && value && call.args.length === 2) {
    const owner = call.receiver.text;
    if (language === 'JAVA' && call.name === 'put')
      return changes(node, [
        `${owner}.merge(${key.text}, ${value.text}, Integer::sum)`,
        `${owner}.putIfAbsent(${key.text}, ${value.text})`,
      ]);
    if (language === 'JAVASCRIPT' && call.name === 'set')
      return changes(node, [
        `${owner}.set(${key.text}, (${owner}.get(${key.text}) ?? 0) + ${value.text})`,
        `(${owner}.has(${key.text}) || ${owner}.set(${key.text}, ${value.text}))`,
      ]);
  }
  if (node.type !== 'assignment' && node.type !== 'assignment_expression') return [];
  const left = field(node, 'left');
  const right = field(node, 'right');
  const operator = node.children.find((child) => child?.type === '=');
  if (!left || !right || !operator || !/subscript|array_access|attribute|field_access|member/.test(left.type))
    return [];
  const isFlag = /^(?:true|false|True|False)$/.test(right.text) || /compar|binary|not/.test(right.type);
  const or = language === 'PYTHON' ? 'or' : '||';
  return [...(isFlag ? change(right, `${left.text} ${or} (${right.text})`) : []), ...change(operator, '+=')];
};

/** The value that a minimum, a maximum or a search starts with. */
const startingValue: Slip = (node) => {
  if (node.type !== 'assignment' && node.type !== 'variable_declarator') return [];
  const name = /^[\w.]+/.exec(fieldText(node, 'left') || fieldText(node, 'name'))?.[0] ?? '';
  const value = field(node, 'right') ?? field(node, 'value');
  if (name === '' || !value) return [];
  const text = bare(value).text;
  const isNumber = NUMBERS.has(value.type) || /^-\s*\d+$/.test(text);
  if (!isNumber && !isValue(value) && !/^(?:unary|binary)/.test(value.type)) return [];
  const whole = rootOf(node).text;
  const isCompared = new RegExp(
    `\\b(?:max|min)\\s*\\([^\\n]*\\b${name}\\b|\\b${name}\\b\\s*[<>]|[<>]=?\\s*${name}\\b`,
  ).test(whole);
  const others = ['-1000000000', '1000000000'].filter((other) => other !== text);
  return isCompared ? changes(value, others) : [];
};

function rootOf(node: Node): Node {
  let root = node;
  while (root.parent) root = root.parent;
  return root;
}

const INFINITIES: Readonly<Record<string, readonly string[]>> = {
  'Integer.MAX_VALUE': ['1000000000', '(Long.MAX_VALUE / 4)'],
  'Integer.MIN_VALUE': ['-1000000000', '(Long.MIN_VALUE / 4)'],
  'Long.MAX_VALUE': ['1000000000000000000L'],
  'Long.MIN_VALUE': ['-1000000000000000000L'],
  'Double.MIN_VALUE': ['-1e18'],
  'Float.MIN_VALUE': ['-1e18f'],
  'Number.MIN_VALUE': ['-Infinity'],
  'Number.MAX_SAFE_INTEGER': ['Infinity'],
};

/** An infinity that overflows when something is added, that is too small, or that is not the one that was meant. */
const otherInfinity: Slip = (node) =>
  (node.type === 'field_access' || node.type === 'member_expression') && Object.hasOwn(INFINITIES, node.text)
    ? changes(node, INFINITIES[node.text] ?? [])
    : [];

/** The end of a range or a slice, and the size of an array, that are more than a name or a number. */
const endOfRange: Slip = (node, language) => {
  const isLeaf = (one: Node): boolean => one.type === 'identifier' || NUMBERS.has(one.type);
  const more = (one: Node | undefined | null): Change[] =>
    !one || isLeaf(one) ? [] : changes(one, [`${one.text} + 1`, `${one.text} - 1`]);
  if (node.type === 'slice') return childrenOf(node).flatMap(more);
  const call = callOf(node);
  if (language === 'PYTHON' && call?.name === 'range') return call.args.flatMap(more);
  if (language === 'JAVASCRIPT' && node.type === 'new_expression' && call?.name.endsWith('Array'))
    return more(call.args[0]);
  if (call && ['slice', 'substring', 'subList', 'copyOfRange'].includes(call.name))
    return call.args.flatMap(more);
  if (node.type === 'dimensions_expr')
    return childrenOf(node).flatMap((one) => changes(one, [`${one.text} + 1`]));
  if (language === 'PYTHON' && node.type === 'binary_operator' && operatorOf(node) === '*') {
    const right = field(node, 'right');
    if (field(node, 'left')?.type === 'list' && right) return change(right, `(${right.text} + 1)`);
  }
  const isBound =
    node.type === 'binary_expression' || node.type === 'comparison_operator'
      ? node.children.some((child) => child !== null && /^[<>]=?$/.test(child.type))
      : false;
  const right = isBound ? childrenOf(node).at(-1) : undefined;
  return more(right);
};

/** One list in every place of another, and a list that is kept and changed afterwards. */
const sharedList: Slip = (node, language) => {
  if (language === 'PYTHON' && node.type === 'binary_operator' && operatorOf(node) === '*') {
    const left = field(node, 'left');
    const inner = left?.type === 'list' ? childrenOf(left)[0] : undefined;
    if (left?.namedChildCount === 1 && inner && !NUMBERS.has(inner.type) && inner.type !== 'identifier')
      return change(node, `[${inner.text} for _ in range(${fieldText(node, 'right')})]`);
  }
  const call = callOf(node);
  const kept = call?.args[0];
  if (!call || !kept || call.args.length !== 1) return [];
  if (
    language === 'JAVASCRIPT' &&
    call.name === 'fill' &&
    /^(?:array|object|new_expression|call_expression)$/.test(kept.type)
  )
    return change(node, `${call.receiver?.text}.fill().map(() => (${kept.text}))`);
  if (kept.type !== 'identifier') return [];
  if (language === 'PYTHON' && call.name === 'append') return change(kept, `list(${kept.text})`);
  if (language === 'JAVASCRIPT' && call.name === 'push') return change(kept, `[...${kept.text}]`);
  const isList = new RegExp(`(?:List|Deque|Collection)<[^=;]*>\\s+${kept.text}\\b`).test(rootOf(node).text);
  return language === 'JAVA' && call.name === 'add' && isList
    ? change(kept, `new java.util.ArrayList<>(${kept.text})`)
    : [];
};

/** Parts that are put together so that others give the same text, and parts that are lost. */
const partsOfText: Slip = (node, language) => {
  const call = callOf(node);
  const [first] = call?.args ?? [];
  if (!call || !call.receiver) return [];
  if (call.name === 'join' && language === 'PYTHON' && /^(['"])\1$/.test(call.receiver.text))
    return change(call.receiver, "','");
  if (call.name === 'join' && language === 'JAVASCRIPT' && first && /^(['"`])\1$/.test(first.text))
    return change(first, "','");
  if (call.name === 'split' && language === 'JAVA' && call.args.length === 1 && first)
    return change(first, `${first.text}, -1`);
  if (call.name === 'append' && language === 'JAVA' && first) return change(node, `${node.text}.append(',')`);
  return [];
};

/** Numbers that are compared or added as texts. */
const numbersAsText: Slip = (node, language) => {
  const call = callOf(node);
  if (call?.name === 'sort' && language === 'JAVASCRIPT' && call.args.length === 0)
    return change(field(node, 'arguments'), '((a, b) => a - b)');
  if ((call?.name === 'sort' || call?.name === 'sorted') && language === 'PYTHON') {
    const list = field(node, 'arguments');
    const rest = call.args.map(({ text }) => text);
    return changes(list, [
      `(${[...rest, 'key=int'].join(', ')})`,
      `(${[...rest, 'reverse=True'].join(', ')})`,
    ]);
  }
  if (call?.name !== 'split' || !call.receiver) return [];
  const outer = node.parent?.text ?? '';
  if (language === 'PYTHON' && !/\b(?:map|int)\(/.test(outer.slice(0, 40)))
    return change(node, `list(map(int, ${node.text}))`);
  if (language === 'JAVASCRIPT' && !outer.startsWith(`${node.text}.map`))
    return change(node, `${node.text}.map(Number)`);
  return [];
};

/** Division and remainder that round the other way, numbers cut to 32 bits, and roots that are rounded. */
const rounding: Slip = (node, language) => {
  const left = fieldText(node, 'left');
  const right = fieldText(node, 'right');
  const operator = operatorOf(node);
  if (node.type === 'binary_operator' && language === 'PYTHON') {
    if (operator === '//') return change(node, `int((${left}) / (${right}))`);
    if (operator === '%') return change(node, `(abs(${left}) % (${right}) * (1 if (${left}) > 0 else -1))`);
  }
  if (node.type === 'binary_expression') {
    if (
      language === 'JAVASCRIPT' &&
      ((operator === '|' && right === '0') || operator === '>>>' || operator === '>>')
    )
      return change(node, right === '0' ? `Math.trunc(${left})` : `Math.floor((${left}) / 2 ** (${right}))`);
    if (operator === '%')
      return change(
        node,
        language === 'JAVA'
          ? `Math.floorMod(${left}, ${right})`
          : `((((${left}) % (${right})) + (${right})) % (${right}))`,
      );
    if (language === 'JAVA' && operator === '/') return change(node, `Math.floorDiv(${left}, ${right})`);
    if (language === 'JAVASCRIPT' && operator === '<<') return change(node, `((${left}) * 2 ** (${right}))`);
  }
  const call = callOf(node);
  if (call?.name === 'floor' || call?.name === 'trunc')
    return change(
      field(node, 'function'),
      language === 'JAVASCRIPT' ? `Math.${call.name === 'floor' ? 'trunc' : 'floor'}` : 'int',
    );
  if (call?.name === 'int' && language === 'PYTHON' && /\*\*\s*0?\.5|sqrt/.test(node.text)) {
    const inner = /^int\((?:math\.)?(?:sqrt\((.*)\)|(.*?)\s*\*\*\s*0?\.5)\)$/s.exec(node.text);
    return inner ? change(node, `__import__('math').isqrt(${inner[1] ?? inner[2] ?? ''})`) : [];
  }
  if (
    call?.name === 'int' &&
    language === 'PYTHON' &&
    bare(call.args[0] ?? node).type === 'binary_operator'
  ) {
    const quotient = bare(call.args[0] ?? node);
    if (operatorOf(quotient) === '/')
      return change(node, `(${fieldText(quotient, 'left')} // ${fieldText(quotient, 'right')})`);
  }
  return [];
};

/** A comparator whose difference overflows, and one that sorts the other way. */
const comparator: Slip = (node, language) => {
  const body = /^(?:lambda_expression|arrow_function)$/.test(node.type) ? field(node, 'body') : null;
  if (!body || bare(body).type !== 'binary_expression' || operatorOf(bare(body)) !== '-') return [];
  const left = fieldText(bare(body), 'left');
  const right = fieldText(bare(body), 'right');
  const other = change(body, `${right} - ${left}`);
  return language === 'JAVA' ? [...change(body, `Long.compare(${left}, ${right})`), ...other] : other;
};

/** A product of two ints in Java that is taken before it is widened. */
const widened: Slip = (node, language) =>
  language === 'JAVA' && node.type === 'binary_expression' && ['*', '+', '-', '<<'].includes(operatorOf(node))
    ? change(field(node, 'left'), `(long) ${fieldText(node, 'left')}`)
    : [];

/** A 0 that is dropped with what is empty, copies of the outer list only, and blanks that belong to the text. */
const droppedOrShared: Slip = (node, language) => {
  if (language === 'PYTHON' && node.type === 'subscript' && /\[\s*:\s*\]$/.test(node.text))
    return change(node, `__import__('copy').deepcopy(${fieldText(node, 'value')})`);
  const call = callOf(node);
  if (!call?.receiver) return [];
  const from = call.receiver.text;
  const [first] = call.args;
  if (language === 'JAVASCRIPT' && call.name === 'filter' && first?.text === 'Boolean')
    return changes(node, [from, `${from}.filter((one) => one !== '' && one != null)`]);
  if (language === 'JAVASCRIPT' && call.name === 'slice' && !first)
    return change(node, `${from}.map((one) => (Array.isArray(one) ? [...one] : one))`);
  if (language === 'PYTHON' && call.name === 'copy' && !first)
    return change(node, `__import__('copy').deepcopy(${from})`);
  if (language === 'PYTHON' && call.name === 'strip' && !first) return change(node, `${from}.strip('\\n')`);
  if (language === 'JAVASCRIPT' && call.name === 'trim')
    return change(node, `${from}.replace(/^\\n+|\\n+$/g, '')`);
  if (language === 'JAVA' && call.name === 'sum') return change(node, `${from}.asLongStream().sum()`);
  return [];
};

/** A container that keeps no order, and elements that are too narrow. */
const otherContainer: Slip = (node, language) => {
  if (language === 'JAVA' && node.type === 'object_creation_expression') {
    const type = field(node, 'type');
    const made = /^Hash(Map|Set)\b/.exec(type?.text ?? '');
    return type && made
      ? change(type, type.text.replace(/^Hash(?:Map|Set)/, `java.util.Tree${made[1] ?? ''}`))
      : [];
  }
  const constructed = language === 'JAVASCRIPT' ? field(node, 'constructor') : null;
  return constructed && /^(?:Uint|Int)\d+(?:Clamped)?Array$/.test(constructed.text)
    ? change(constructed, 'Float64Array')
    : [];
};

/** A difference that counts as none, and rounds of a search that are too few. */
const precision: Slip = (node) => {
  if (!NUMBERS.has(node.type) && !/^(?:float|decimal_floating_point_literal)$/.test(node.type)) return [];
  const value = Number(node.text.replace(/[_dDfFlLn]+$/g, ''));
  if (value > 0 && value < FEW_PARTS) return change(node, '1e-15');
  const isFew = Number.isInteger(value) && value >= FEWEST_ROUNDS && value < SMALLEST_BOUND;
  return isFew && !/^(?:list|array|array_initializer|tuple)$/.test(node.parent?.type ?? '')
    ? change(node, String(10 * value))
    : [];
};
const FEW_PARTS = 0.01;
const FEWEST_ROUNDS = 10;

/** Likeliest first. */
const SLIPS: readonly Slip[] = [
  sameObject,
  sharedList,
  falsyValue,
  largerBound,
  otherInfinity,
  onceOrAgain,
  startingValue,
  fillingValue,
  overwritten,
  endOfRange,
  partsOfText,
  numbersAsText,
  droppedOrShared,
  otherContainer,
  precision,
  rounding,
  comparator,
  widened,
];
