const [k, ...tokens] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

// every node gets its number in the complete tree: 1, then 2 * x and 2 * x + 1
const byNumber = new Map();
if (tokens.length) byNumber.set(1, tokens[0]);
const parents = [1];
let at = 1;
for (const x of parents) {
  for (const child of [2 * x, 2 * x + 1]) {
    if (at >= tokens.length) break;
    const t = tokens[at++];
    if (t === 'null') continue;
    byNumber.set(child, t);
    parents.push(child);
  }
  if (at >= tokens.length) break;
}

let line = [], bound = 2;
for (const [x, value] of byNumber) {       // a Map keeps the order of insertion
  if (x >= bound) {
    console.log(line.join(' '));
    line = [];
    bound *= 2;
  }
  line.push(value);
}
if (line.length) console.log(line.join(' '));
