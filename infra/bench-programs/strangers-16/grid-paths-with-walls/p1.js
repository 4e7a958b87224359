const rows = require('fs').readFileSync(0, 'utf8').trim().split(/\s*\n/).slice(1);
const M = 1e9 + 7;
let ways = new Array(rows[0].length).fill(0);
ways[0] = 1;
for (const row of rows) {
  let left = 0;
  ways = ways.map((up, j) => (left = row[j] === '#' ? 0 : (up + left) % M));
}
console.log(ways[ways.length - 1]);
