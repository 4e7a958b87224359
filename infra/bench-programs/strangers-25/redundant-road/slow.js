const [first, ...roads] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = parseInt(first);
let group = [...Array(n + 1).keys()];
let answer = 0;
roads.some((line, i) => {
  const [a, b] = line.trim().split(' ').map(x => group[+x]);
  if (a === b) {
    answer = i + 1;
    return true;
  }
  group = group.map(g => g === a ? b : g);
  return false;
});
console.log(answer);
