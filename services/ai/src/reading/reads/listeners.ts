import { field, parameterNames, type Call } from '../../syntax/shape.js';
import { NotFollowed, type TraceState } from './trace-state.js';
import { UNKNOWN, type Evaluates, type Value } from './values.js';

/** `rl.on('line', …)`, `process.stdin.on('end', …)` */
export function listen({ args, name }: Call, state: TraceState, tracer: Evaluates): Value {
  const [event, callback] = args;
  if (!event || !callback) return UNKNOWN;
  const fn = tracer.evaluate(callback);
  if (fn.is !== 'function') return UNKNOWN;
  const [parameter = ''] = parameterNames(fn.node);
  if (name === 'once' && event.text.includes('line'))
    return tracer.apply(fn.node, [{ is: 'line', line: state.line() }]);
  if (/line|data|readable/.test(event.text)) {
    const text = field(fn.node, 'body')?.text ?? '';
    const [, pushed] = new RegExp(`([\\w.]+)\\.push\\([^)]*${parameter}\\b`).exec(text) ?? [];
    const [, added] =
      new RegExp(`(\\w+)\\s*(?:\\+=|=\\s*\\1\\s*\\+)\\s*${parameter}\\b(?!\\s*[[.(])`).exec(text) ?? [];
    if (pushed && event.text.includes('line')) state.variables.set(pushed, state.stream('lines'));
    else if (added ?? pushed)
      state.variables.set(added ?? pushed ?? '', { is: 'line', line: state.line(true) });
    else if (event.text.includes('line') && !/\bif\b|\?/.test(text))
      state.repeated(null, () => tracer.apply(fn.node, [{ is: 'line', line: state.line() }]));
    else throw new NotFollowed('a listener that keeps a state');
    return UNKNOWN;
  }
  return tracer.apply(fn.node, []);
}
