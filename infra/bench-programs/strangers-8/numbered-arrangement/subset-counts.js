// ways[set] = number of rows that the actors of a set can form, by the actor on the left
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
for (const line of lines) {
  let [n, k] = line.split(' ').map(Number);
  const ways = new Float64Array(2 ** n);
  ways[0] = 1;
  for (let set = 1; set < ways.length; set++)
    for (let a = 0; a < n; a++)
      if (set >> a & 1) ways[set] += ways[set ^ (1 << a)];
  let left = ways.length - 1;
  const row = [];
  while (left) {
    for (let a = 0; a < n; a++) {
      if (!(left >> a & 1)) continue;
      const rest = left ^ (1 << a);
      if (k <= ways[rest]) { row.push(a + 1); left = rest; break; }
      k -= ways[rest];
    }
  }
  console.log(row.join(' '));
}
