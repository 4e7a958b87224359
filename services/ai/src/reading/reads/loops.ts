import type { Node } from 'web-tree-sitter';
import type { Count } from '../../evidence/input-grammar.js';
import { callOf, childrenOf, field } from '../../syntax/shape.js';
import { loopCount } from './loop-count.js';
import type { Streams } from './streams.js';
import type { TraceState } from './trace-state.js';
import { UNKNOWN, type Evaluates, type Value } from './values.js';

interface Binds extends Evaluates {
  bind(target: Node, value: Value): void;
}

/** Follows loops: what is read in a body is read as often as the loop runs. */
export class Loops {
  constructor(
    private readonly state: TraceState,
    private readonly streams: Streams,
    private readonly tracer: Binds,
  ) {}

  /** @returns the elements that a comprehension makes; nothing is known of another loop's value */
  loop(node: Node): Value {
    if (/comprehension|generator_expression/.test(node.type)) return this.comprehension(node);
    const iterable = /^(for_in_statement|enhanced_for_statement)$/.test(node.type)
      ? (field(node, 'right') ?? field(node, 'value'))
      : node.type === 'for_statement'
        ? field(node, 'right')
        : null;
    const target = field(node, 'left') ?? field(node, 'name');
    const body = field(node, 'body');
    if (iterable && target && body && /^process\.stdin$/.test(iterable.text))
      return this.chunks(target, body);
    if (iterable && target && body) this.iterate(iterable, target, () => this.tracer.evaluate(body));
    else if (body) this.counting(node, body);
    return UNKNOWN;
  }

  /** `for await (const chunk of process.stdin) text += chunk` reads all of the input. */
  private chunks(target: Node, body: Node): Value {
    if (target.type !== 'identifier') return UNKNOWN;
    const [, added, pushed] =
      new RegExp(`(?:(\\w+)\\s*\\+=|(\\w+)\\.push\\()\\s*${target.text}\\b`).exec(body.text) ?? [];
    const name = added ?? pushed;
    if (name !== undefined) this.state.variables.set(name, { is: 'line', line: this.state.line(true) });
    return UNKNOWN;
  }

  private comprehension(node: Node): Value {
    const body = field(node, 'body');
    const clauses = childrenOf(node).filter(({ type }) => type === 'for_in_clause');
    const inside = (at: number): Value => {
      const clause = clauses[at];
      if (!clause) return body ? this.tracer.evaluate(body) : UNKNOWN;
      const [target, iterable] = [field(clause, 'left'), field(clause, 'right')];
      return target && iterable ? this.iterate(iterable, target, () => inside(at + 1)) : UNKNOWN;
    };
    return inside(0);
  }

  private iterate(iterable: Node, target: Node, work: () => Value): Value {
    const call = callOf(iterable);
    if (call?.name === 'range' && call.receiver === null) {
      const count = loopCount(call.args, (node) => this.tracer.count(node));
      return this.repeat(count, [target.text], work);
    }
    const over = this.tracer.evaluate(iterable);
    if (over.is === 'stream') {
      const { stream } = over;
      if (stream.of === 'words' && stream.use.wasRead) return UNKNOWN;
      return this.repeat(null, [], () => {
        this.tracer.bind(target, this.streams.next(stream));
        return work();
      });
    }
    if (over.is === 'words' || over.is === 'whole') {
      // The words of a line or of the whole input: the body says what they are.
      const holder = over.is === 'words' ? over.line : over.list;
      const probe = { is: 'field' as const, field: { id: -1, name: '', kind: holder.kind } };
      this.tracer.bind(target, probe);
      work();
      holder.kind = probe.field.kind;
      return over;
    }
    if (over.is === 'rows') {
      this.tracer.bind(target, over.element);
      return { is: 'rows', element: work(), count: over.count };
    }
    return this.repeat(null, [target.text], work);
  }

  private repeat(count: Count | null, names: readonly string[], work: () => Value): Value {
    const added = names.filter((name) => !this.state.loopVariables.has(name));
    for (const name of added) {
      this.state.loopVariables.add(name);
      this.state.variables.delete(name);
    }
    const { result } = this.state.repeated(count, work);
    for (const name of added) this.state.loopVariables.delete(name);
    return { is: 'rows', element: result, count };
  }

  /** A loop with a condition. */
  private counting(node: Node, body: Node): void {
    const init = field(node, 'init') ?? field(node, 'initializer');
    if (init) this.tracer.evaluate(init);
    const condition = field(node, 'condition');
    const step = field(node, 'update') ?? field(node, 'increment');
    const variable = step ? (callOf(step) ? null : /[A-Za-z_]\w*/.exec(step.text)?.[0]) : null;
    const count = loopCount([node], (inner) => this.tracer.count(inner), variable ?? null, this.state);
    this.repeat(count, variable ? [variable] : [], () => {
      if (condition && /\b(input|readLine|readline|nextLine|read)\b/.test(condition.text))
        this.tracer.evaluate(condition);
      this.tracer.evaluate(body);
      return UNKNOWN;
    });
  }
}
