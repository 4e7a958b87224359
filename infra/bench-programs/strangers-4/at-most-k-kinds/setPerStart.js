const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, k] = lines[0].split(' ').map(Number);
const trees = lines[1].trim().split(' ');
const found = trees.map((_, start) => {
  const kinds = new Set();
  let end = start;
  for (; end < n; end++) {
    kinds.add(trees[end]);
    if (kinds.size > k) break;
  }
  return end - start;
});
const top = found.reduce((a, b) => (a > b ? a : b), 0);
console.log(top, found.filter(x => x === top).length);
