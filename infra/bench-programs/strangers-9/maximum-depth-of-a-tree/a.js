// Level by level through the tokens, without a tree: a level of w parts owns the next 2w tokens.
const s = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const k = Number(s[0]);
let width = k > 0 ? 1 : 0, at = 1 + width, depth = 0;
while (width > 0) {
  depth++;
  const end = Math.min(at + 2 * width, k + 1);
  width = 0;
  while (at < end) if (s[at++] !== 'null') width++;
}
console.log(depth);
