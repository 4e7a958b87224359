const VALUE = /^(0|-?[1-9]\d{0,6})$/;
const MAX_NODES = 200000;
const MAX_DEPTH = 800;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 3) return `expected 3 lines, found ${lines.length}`;
  if (!/^[1-9]\d{0,5}$/.test(lines[0])) return 'line 1 must hold the number of tokens, at least 1';
  const tokens = lines[1].split(' ');
  if (tokens.length !== Number(lines[0]))
    return `line 1 announces ${lines[0]} tokens, line 2 holds ${tokens.length}`;
  if (tokens[tokens.length - 1] === 'null') return 'trailing nulls must be left out';
  // Depths of the places that the next tokens describe.
  const places = [1];
  const values = new Set();
  for (let i = 0; i < tokens.length; i++) {
    const depth = places[i];
    if (depth === undefined) return `token ${i + 1} has no parent`;
    if (tokens[i] === 'null') continue;
    if (!VALUE.test(tokens[i]) || Math.abs(Number(tokens[i])) > 1e6)
      return `token ${i + 1} is neither a value in range nor null`;
    if (depth > MAX_DEPTH) return `the tree is deeper than ${MAX_DEPTH}`;
    if (values.has(tokens[i])) return `the value ${tokens[i]} occurs twice`;
    values.add(tokens[i]);
    if (values.size > MAX_NODES) return `the tree has more than ${MAX_NODES} nodes`;
    places.push(depth + 1, depth + 1);
  }
  const pair = lines[2].split(' ');
  if (pair.length !== 2) return 'line 3 must hold p and q';
  const missing = pair.find((value) => !values.has(value));
  return missing === undefined ? null : `the value ${missing} does not occur in the tree`;
}
