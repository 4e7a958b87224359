// n cells, n commands "l r v": add v to the cells l..r, then answer the largest cell
let i = '';
process.stdin.on('data', (c) => (i += c));
process.stdin.on('end', () => {
  const { EOL } = require('os');
  const lines = i.split(EOL);
  const n = parseInt(lines[0]);
  const diff = new Array(n + 2);
  for (let k = 0; k < diff.length; k++) {
    diff[k] = 0;
  }
  for (let k = 1; k <= n; k++) {
    const [l, r, v] = lines[k].split(' ').map((x) => parseInt(x));
    diff[l] += v;
    diff[r + 1] -= v;
  }
  let current = 0;
  let best = -Infinity;
  let where = 0;
  for (let k = 1; k <= n; k++) {
    current += diff[k];
    if (current > best) {
      best = current;
      where = k;
    }
  }
  let equal = 0;
  current = 0;
  for (let k = 1; k <= n; k++) {
    current += diff[k];
    if (current === best) equal++;
  }
  console.log(best, where, equal);
});
