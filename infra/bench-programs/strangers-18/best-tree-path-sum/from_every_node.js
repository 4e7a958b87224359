// try every node as one end of the path and walk the whole tree from there
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const tokens = lines[1].trim().split(' ');
const value = [];
const neighbours = [];
tokens.forEach((tok, i) => {
  if (tok === 'null') return;
  const id = value.length;
  value.push(parseInt(tok, 10));
  neighbours.push([]);
  if (i > 0) {
    const p = Math.floor((i - 1) / 2);
    neighbours[id].push(p);
    neighbours[p].push(id);
  }
});

let best = -Infinity;
for (let start = 0; start < value.length; start++) {
  const stack = [[start, -1, value[start]]];
  while (stack.length > 0) {
    const [v, from, sum] = stack.pop();
    if (sum > best) best = sum;
    for (const w of neighbours[v]) {
      if (w !== from) stack.push([w, v, sum + value[w]]);
    }
  }
}
console.log(best);
