const [, ...seq] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const rank = new Map([...new Set(seq)].sort().map((x, i) => [x, i + 1]));
const tree = Array(rank.size + 1).fill(0);
let answer = 0;
for (const x of seq) {
  let best = 1;
  for (let i = rank.get(x) - 1; i > 0; i -= i & -i) best = Math.max(best, tree[i] + 1);
  for (let i = rank.get(x); i < tree.length; i += i & -i) tree[i] = Math.max(tree[i], best);
  answer = Math.max(answer, best);
}
console.log(answer);
