const MARK = /^(0|-?[1-9]\d{0,9})$/;
const MAX_NODES = 50000;
const MAX_DEPTH = 800;

/** What is wrong with the tree, or the number of its nodes. */
function check(tokens) {
  if (tokens[tokens.length - 1] === 'null') return 'trailing nulls must be left out';
  // The depth and the bounds of the places that the next tokens describe.
  const places = [{ depth: 1, low: -1e9 - 1, high: 1e9 + 1 }];
  let nodes = 0;
  for (let i = 0; i < tokens.length; i++) {
    const place = places[i];
    if (place === undefined) return `token ${i + 1} has no parent`;
    if (tokens[i] === 'null') continue;
    if (!MARK.test(tokens[i])) return `token ${i + 1} is neither a mark nor null`;
    const mark = Number(tokens[i]);
    const { depth, low, high } = place;
    if (mark <= low || mark >= high) return `token ${i + 1} is out of range or in the wrong place`;
    if (depth > MAX_DEPTH) return `the tree is deeper than ${MAX_DEPTH}`;
    if (++nodes > MAX_NODES) return `the tree has more than ${MAX_NODES} nodes`;
    places.push({ depth: depth + 1, low, high: mark }, { depth: depth + 1, low: mark, high });
  }
  return nodes;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 4) return `expected 4 lines, found ${lines.length}`;
  const tokens = lines[1].split(' ');
  if (!/^[1-9]\d{0,5}$/.test(lines[0]) || tokens.length !== Number(lines[0])) return 'line 1 must hold the number of tokens';
  const nodes = check(tokens);
  if (typeof nodes === 'string') return nodes;
  if (!/^[1-9]\d{0,4}$/.test(lines[2]) || Number(lines[2]) > 50000) return 'line 3 must hold q, 1 to 50000';
  const ranks = lines[3].split(' ');
  if (ranks.length !== Number(lines[2])) return `expected ${lines[2]} questions, found ${ranks.length}`;
  const isRank = (rank) => /^[1-9]\d{0,4}$/.test(rank) && Number(rank) <= nodes;
  return ranks.every(isRank) ? null : `a question is not 1 to ${nodes}`;
}
