import type { TokenKind } from '../../evidence/input-grammar.js';
import type { TraceState } from './trace-state.js';
import { UNKNOWN, type Value } from './values.js';

/** Notes that a value is used as a number or a text. @returns the value after the conversion */
export function converted(value: Value, kind: TokenKind, state: TraceState): Value {
  switch (value.is) {
    case 'field':
      value.field.kind = kind;
      return value;
    case 'line': {
      const { line } = value;
      const known = line.known.get('whole');
      if (known) return { is: 'field', field: known };
      if (line.body.length > 0) return UNKNOWN;
      const field = state.field(kind, line.body);
      line.known.set('whole', field);
      return { is: 'field', field };
    }
    case 'words':
      value.line.kind = kind;
      return value;
    case 'whole':
      value.list.kind = kind;
      return value;
    case 'stream':
      value.stream.kind = kind;
      value.stream.use.kind = kind;
      return value;
    case 'rows':
      return { ...value, element: converted(value.element, kind, state) };
    default:
      return value;
  }
}
