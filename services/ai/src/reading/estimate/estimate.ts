import type { Node } from 'web-tree-sitter';
import type { ComplexityFinding } from '../../evidence/findings.js';
import { isTests, type GrammarItem, type InputGrammar } from '../../evidence/input-grammar.js';
import { formatComplexity } from '../../evidence/complexity-class.js';
import { Kinds } from '../rules/kinds.js';
import {
  callOf,
  childrenOf,
  field,
  fieldText,
  functionName,
  isElementCallback,
  isFunction,
  isLoop,
  joinedLines,
  lineOf,
  MAX_DEPTH,
  parameterNames,
  within,
  type Call,
  type SourceLanguage,
} from '../../syntax/shape.js';
import { at, classOf, EXPONENTIAL, larger, LINEAR, nested, ONE, type Cost } from './cost.js';
import { collectionsOf, libraryCost, type Collections } from './library-cost.js';
import { callsOnward, recursionCost, rememberedIn } from './recursion-shape.js';
import { sizedNames } from './grown-sizes.js';
import { escaped, type Names } from './names.js';
import { sizeOf } from './sizes.js';
import { compresses, doubles, emptiesOuter } from './amortised.js';
import { Cursors } from './cursors.js';
import { Functions } from './functions.js';
import { cellsOf, marksOuter } from './grid.js';
import { namedFunctionAround } from './neighbours.js';
import { choices, iterableCount, tripCount } from './trip-count.js';

const ONCE = ['initializer', 'init', 'right', 'value'];

/** Longer chains of calls are not followed, so that a hostile source cannot overflow the stack. */
const MOST_OPEN = 60;

/** Combines loop nesting, library cost and recursion over the calls between the functions of one source. */
class Estimator {
  private readonly functions: Functions;
  private readonly cursors: Cursors;
  /** What adds up over all calls of a function, so it is charged once. */
  private shared: Cost = ONE;
  /** The rounds of the loops that read. */
  private readonly reading: Cost[] = [];
  private readonly known = new Map<number, Cost>();
  private readonly open = new Set<number>();
  private readonly remembered = new Map<number, string | null>();
  private readonly names: Names;
  private readonly collections: Collections;
  private readonly top: Kinds;

  constructor(
    private readonly language: SourceLanguage,
    private readonly root: Node,
    /** The input has test cases, whose number says nothing about one of them. */
    private readonly hasTests: boolean,
  ) {
    this.names = sizedNames(root);
    this.collections = { ...collectionsOf(root), fixed: this.names.fixed, names: this.names };
    this.top = Kinds.of(language, root, null);
    this.functions = new Functions(language, root);
    this.cursors = new Cursors(root);
  }

  total(): Cost {
    const own = this.ofNode(this.root, [], this.top, 0);
    const all = this.functions.live().map((fn) => this.ofFunction(fn));
    return larger(all.reduce(larger, own), this.shared);
  }

  private ofFunction(fn: Node): Cost {
    if (this.open.has(fn.id)) return ONE;
    const known = this.known.get(fn.id);
    if (known) return known;
    if (this.open.size >= MOST_OPEN) return ONE;
    this.open.add(fn.id);
    const partners = this.functions.partners(fn).filter((other) => callsOnward(fn, other).length > 0);
    // What these do counts for themselves.
    const opened = partners.filter(({ id }) => !this.open.has(id));
    for (const { id } of opened) this.open.add(id);
    const kinds = Kinds.of(this.language, fn, this.top);
    const body = childrenOf(fn)
      .map((child) => this.ofNode(child, [], kinds, 0))
      .reduce(larger, ONE);
    const cost = recursionCost(fn, body, partners);
    for (const { id } of opened) this.open.delete(id);
    this.open.delete(fn.id);
    this.known.set(fn.id, cost);
    return cost;
  }

  private ofNode(node: Node, loops: readonly Node[], kinds: Kinds, depth: number): Cost {
    if (depth > MAX_DEPTH) return ONE;
    if (isFunction(node)) return this.ofNested(node, loops, kinds, depth);
    if (isLoop(node)) return this.ofLoop(node, loops, kinds, depth);
    const call = callOf(node);
    const isOwn = call !== null && this.functions.called(call).length > 0;
    const library = isOwn ? ONE : libraryCost(node, kinds, this.collections, loops);
    const own = larger(at(library, lineOf(node)), this.ofCall(node, loops));
    return childrenOf(node)
      .map((child) => this.ofNode(child, loops, kinds, depth + 1))
      .reduce(larger, own);
  }

  /** A named function is charged where it is called, a callback where it is passed. */
  private ofNested(fn: Node, loops: readonly Node[], kinds: Kinds, depth: number): Cost {
    if (functionName(fn) !== null) return ONE;
    const inner = childrenOf(fn)
      .map((child) => this.ofNode(child, [...loops, fn], kinds, depth + 1))
      .reduce(larger, ONE);
    const isEach = isElementCallback(fn) || isStreamCallback(fn) || isLineListener(fn);
    const times = isEach ? this.timesOf(fn, inner) : this.callsOf(fn);
    return nested(at(times, lineOf(fn)), inner);
  }

  /** How often a function of this source calls the one that it is handed. */
  private callsOf(fn: Node): Cost {
    const call = fn.parent?.parent ? callOf(fn.parent.parent) : null;
    if (!call) return ONE;
    const at = call.args.findIndex(({ id }) => id === fn.id);
    return this.functions
      .called(call)
      .filter((own) => {
        const name = parameterNames(own)[at] ?? '';
        return /^\w+$/.test(name) && new RegExp(`\\b${name}\\(`).test(field(own, 'body')?.text ?? '');
      })
      .map((own) => this.ofFunction(own))
      .reduce(larger, ONE);
  }

  private timesOf(fn: Node, inner: Cost): Cost {
    const call = fn.parent?.parent ? callOf(fn.parent.parent) : null;
    const receiver = call?.receiver ?? null;
    const size = sizeOf(receiver, this.names);
    if (size) return size;
    if (receiver?.type === 'array' && !receiver.text.includes('...')) return ONE;
    if (/^Array(?:\.from\(\{\s*length:\s*\d{1,3}\s*\}\)|\(\d{1,3}\))/.test(joinedLines(receiver?.text ?? '')))
      return ONE;
    if (call?.name === 'reduce' && keepsAndMaps(fn)) return EXPONENTIAL;
    // The parts of a line that is read become numbers.
    if (classOf(inner) === 'constant' && isOnlyReading(fn, receiver)) return ONE;
    return streamLength(fn);
  }

  private ofLoop(loop: Node, loops: readonly Node[], kinds: Kinds, depth: number): Cost {
    const before = ONCE.map((name) => loop.childForFieldName(name)?.id);
    let inside = ONE;
    let once = ONE;
    let rounds = ONE;
    for (const child of childrenOf(loop)) {
      if (child.type === 'for_in_clause') {
        // What a clause of a comprehension goes through is made once for each round of the clauses before.
        const source = field(child, 'right');
        const made = source ? this.ofNode(source, loops, kinds, depth + 1) : ONE;
        once = larger(once, nested(rounds, made));
        rounds = nested(rounds, iterableCount(source, loops, this.names));
        continue;
      }
      const isOnce = before.includes(child.id) && loop.type.endsWith('statement');
      const cost = this.ofNode(child, isOnce ? loops : [...loops, loop], kinds, depth + 1);
      if (isOnce) once = larger(once, cost);
      else inside = larger(inside, cost);
    }
    return larger(nested(this.tripsOf(loop, loops, inside), inside), once);
  }

  /** Whether all loops that read the input end after a number of rounds that is in the source. */
  get readsFew(): boolean {
    return this.reading.length > 0 && this.reading.every((trips) => classOf(trips) === 'constant');
  }

  private tripsOf(loop: Node, loops: readonly Node[], inside: Cost): Cost {
    const trips = this.roundsOf(loop, loops, inside);
    if (READS_ON.test(loop.text)) this.reading.push(this.cursors.isShared(loop) ? LINEAR : trips);
    return trips;
  }

  private roundsOf(loop: Node, loops: readonly Node[], inside: Cost): Cost {
    if (fillsNames(loop)) return ONE;
    if (this.hasTests && loops.length === 0 && READS_ON.test(loop.text)) return ONE;
    if (classOf(inside) === 'constant' && this.cursors.isShared(loop)) {
      this.shared = larger(this.shared, at(LINEAR, lineOf(loop)));
      return ONE;
    }
    const fn = namedFunctionAround(loop);
    const isFirst = fn !== null && !loops.some(isLoop);
    if (isFirst && compresses(loop, fn)) return ONE;
    if (isFirst && inside.power === 0 && inside.beyond === 'no' && emptiesOuter(loop, fn)) {
      this.shared = larger(this.shared, at(nested(LINEAR, inside), lineOf(loop)));
      return ONE;
    }
    if (isFirst && marksOuter(loop, fn)) {
      this.shared = larger(this.shared, at(nested(cellsOf(loop) ?? LINEAR, inside), lineOf(loop)));
      return ONE;
    }
    return at(doubles(loop) ? EXPONENTIAL : tripCount(loop, loops, this.names), lineOf(loop));
  }

  private ofCall(node: Node, loops: readonly Node[]): Cost {
    const call = callOf(node);
    if (!call) return ONE;
    const own = this.functions.called(call).map((fn) => this.ofCallee(fn, loops));
    return [...own, this.ofPassed(call), this.ofChoices(call)].reduce(larger, ONE);
  }

  private ofCallee(fn: Node, loops: readonly Node[]): Cost {
    const cost = this.ofFunction(fn);
    const around = loops.find(isLoop);
    const remembered = around && !this.open.has(fn.id) ? this.rememberedIn(fn) : null;
    if (!around || remembered === null || isMadeAnew(remembered, around)) return cost;
    this.shared = larger(this.shared, cost);
    return ONE;
  }

  private rememberedIn(fn: Node): string | null {
    const known = this.remembered.get(fn.id);
    if (known !== undefined) return known;
    const found = rememberedIn(fn);
    this.remembered.set(fn.id, found);
    return found;
  }

  /** `max(permutations(a), key=worth)` goes through all of them. */
  private ofChoices({ receiver, name, args }: Call): Cost {
    if (receiver !== null || !CONSUMES.test(name)) return ONE;
    const times = args
      .map((argument) => callOf(argument))
      .map((inner) => (inner ? choices(inner) : null))
      .find((cost) => cost !== null);
    if (!times) return ONE;
    const passed = args
      .map((argument) =>
        argument.type === 'keyword_argument' ? fieldText(argument, 'value') : argument.text,
      )
      .flatMap((one) => this.functions.named(one))
      .map((fn) => this.ofFunction(fn));
    return nested(times, passed.reduce(larger, ONE));
  }

  /** A function of this source that is passed by name, to be called for each element. */
  private ofPassed({ node, name, receiver, args }: Call): Cost {
    if (!(receiver ? CALLS_EACH : MAPS).test(name)) return ONE;
    const passed = args.flatMap((argument) => {
      const target = argument.type === 'method_reference' ? childrenOf(argument).at(-1) : argument;
      return target?.type === 'identifier' ? this.functions.named(target.text) : [];
    });
    const isPair = /pattern/.test((node.parent && field(node.parent, 'left')?.type) ?? '');
    const times = isPair ? ONE : LINEAR;
    return passed.map((fn) => nested(at(times, lineOf(fn)), this.ofFunction(fn))).reduce(larger, ONE);
  }
}

/** `a, b = [int(t) for t in …]` has as many rounds as there are names. */
const fillsNames = (comprehension: Node): boolean =>
  comprehension.parent?.type === 'assignment' &&
  /^(pattern_list|tuple_pattern)$/.test(field(comprehension.parent, 'left')?.type ?? '') &&
  !/\*/.test(fieldText(comprehension.parent, 'left'));

/** A collection that a loop makes anew in each round. */
const isMadeAnew = (name: string, loop: Node): boolean => {
  const made = escaped(name);
  return (
    name !== '' &&
    new RegExp(`\\b${made}\\s*=[^=]|\\b${made}\\.(?:fill|clear)\\(|\\bfill\\(\\s*${made}\\b`).test(loop.text)
  );
};

const READS_ON = /\b(?:input|readline|readLine|next(?:Int|Long|Double|Line|Token)?)\s*\(/;
const CONSUMES = /^(max|min|sum|any|all|list|tuple|set|sorted|map|filter|len|next)$/;

/** `all.concat(all.map(…))` in a fold: the result doubles in each round. */
function keepsAndMaps(fn: Node): boolean {
  const [all] = parameterNames(fn);
  const body = field(fn, 'body')?.text ?? '';
  if (all === undefined || !/^\w+$/.test(all)) return false;
  return (
    new RegExp(`\\b${all}\\.concat\\(|\\.\\.\\.${all}\\b`).test(body) &&
    new RegExp(`\\b${all}\\.(?:map|flatMap)\\(`).test(body)
  );
}

/** A listener that works on each line of the input, and does not only keep it. */
function isLineListener(fn: Node): boolean {
  const call = fn.parent?.parent ? callOf(fn.parent.parent) : null;
  if (call?.name !== 'on' || !/^['"`]line['"`]$/.test(call.args[0]?.text ?? '')) return false;
  const body = field(fn, 'body');
  if (!body || /\bclose\(/.test(body.text)) return false;
  return within(body, ({ type }) => /^(update_expression|augmented_assignment_expression)$/.test(type)).some(
    (change) => {
      const name = (field(change, 'argument') ?? field(change, 'left'))?.text ?? '';
      return /^\w+$/.test(name) && !new RegExp(`\\b(?:let|var)\\s[^;]*\\b${name}\\b`).test(body.text);
    },
  );
}

const CALLS_EACH =
  /^(forEach|map|filter|reduce|some|every|find|findIndex|flatMap|mapTo\w+|anyMatch|allMatch|noneMatch|removeIf)$/;
const MAPS = /^(map|filter|reduce|accumulate)$/;
/** Methods of streams that call a function for each element, beyond those that lists have. */
const STREAMS =
  /^(anyMatch|allMatch|noneMatch|mapToLong|mapToDouble|takeWhile|dropWhile|generate|iterate|from)$/;

const isStreamCallback = (fn: Node): boolean =>
  STREAMS.test((fn.parent?.parent && callOf(fn.parent.parent)?.name) ?? '');

const isOnlyReading = (fn: Node, receiver: Node | null): boolean =>
  /^(?:Number|parseInt|parseFloat|BigInt|\+)|\.(?:trim|split)\(/.test(field(fn, 'body')?.text ?? '') &&
  /\bsplit\(|\.match\(/.test(receiver?.text ?? '');

/** How often a stream calls its callbacks. */
const streamLength = (fn: Node): Cost =>
  /range\w*\([^()]*\b(?:1|1L)\s*<<|\blength:\s*(?:1|2)\s*(?:<<|\*\*)/.test(
    fn.parent?.parent?.text.slice(0, 200) ?? '',
  )
    ? EXPONENTIAL
    : LINEAR;

/** To read a list takes a step for each of its elements. A few rows are a board, whose rows are as short. */
function isLong(item: GrammarItem, readsFew: boolean): boolean {
  if (item.is === 'line') return item.body.some((part) => isLong(part, readsFew));
  if (item.is !== 'list' && item.is !== 'repeat') return false;
  const rows = item.count?.fields.length === 0 ? item.count.plus : null;
  if (item.is === 'list') return rows === null;
  if (rows !== null && rows >= FEWEST_ROWS) return false;
  return !readsFew || item.body.some((part) => isLong(part, readsFew));
}

const FEWEST_ROWS = 3;

/** Estimates the time complexity from the source alone. Of ten estimates of unseen programs eight are right. */
export function estimateComplexity(
  language: SourceLanguage,
  root: Node,
  grammar: InputGrammar | null,
): ComplexityFinding {
  const hasTests =
    grammar?.items.some((item) => item.is === 'repeat' && isTests(item.body, grammar)) ?? false;
  const estimator = new Estimator(language, root, hasTests);
  const found = estimator.total();
  const isAtLeastLinear = grammar?.items.some((item) => isLong(item, estimator.readsFew)) ?? false;
  const cost = isAtLeastLinear ? larger(found, LINEAR) : found;
  const complexity = classOf(cost);
  return {
    source: 'estimated',
    notation: formatComplexity(complexity),
    class: complexity,
    runnerUp: null,
    family: null,
    dominantLine: cost.line === null ? null : { line: cost.line, label: 'loop', share: 1, class: complexity },
    series: [],
    note: 'Estimated from the loops, library calls and recursion of the code; nothing was measured.',
  };
}

export function noEstimate(reason: string): ComplexityFinding {
  return {
    source: 'inconclusive',
    notation: null,
    class: null,
    runnerUp: null,
    family: null,
    dominantLine: null,
    series: [],
    note: reason,
  };
}
