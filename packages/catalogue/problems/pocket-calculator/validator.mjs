const MOST = 9000000000000000;
const DEEPEST = 700;

/** The value of the expression. @throws Error saying what is wrong. */
function evaluate(tokens) {
  let at = 0;
  const checked = (value) => {
    if (Math.abs(value) > MOST) throw new Error('a value is too large');
    return value;
  };
  const value = (depth) => {
    if (depth > DEEPEST) throw new Error('too many brackets and signs are open');
    const token = tokens[at++];
    if (token === '-') return -value(depth + 1);
    if (token === '(') {
      const inside = sum(depth + 1);
      if (tokens[at++] !== ')') throw new Error('a bracket is not closed');
      return inside;
    }
    if (token === undefined || !/^(0|[1-9]\d{0,15})$/.test(token)) throw new Error(`a number is expected before token ${at}`);
    return checked(Number(token));
  };
  const product = (depth) => {
    let result = value(depth);
    while (tokens[at] === '*' || tokens[at] === '/') {
      const operator = tokens[at++];
      const other = value(depth);
      if (operator === '/' && other === 0) throw new Error('a division by 0');
      // Exact for numbers of this size: the remainder is taken away before the division.
      result = operator === '*' ? checked(result * other) : (result - (result % other)) / other;
    }
    return result;
  };
  const sum = (depth) => {
    let result = product(depth);
    while (tokens[at] === '+' || tokens[at] === '-') {
      const operator = tokens[at++];
      const other = product(depth);
      result = checked(operator === '+' ? result + other : result - other);
    }
    return result;
  };
  const result = sum(0);
  if (at < tokens.length) throw new Error(`token ${at + 1} is not expected`);
  return result;
}

export function validate(input) {
  const line = input.replace(/\n$/, '');
  if (line.length < 1 || line.length > 200000) return 'the line must have 1 to 200000 characters';
  if (!/^[-+*/() \d]+$/.test(line)) return 'an unknown character';
  try {
    evaluate(line.match(/\d+|[-+*/()]/g) ?? []);
    return null;
  } catch (error) {
    return error.message;
  }
}
