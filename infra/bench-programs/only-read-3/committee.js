function* rows(count) {
  let row = [1];
  for (let i = 0; i <= count; i++) {
    yield row;
    row = [1, ...row.slice(1).map((x, j) => (x + row[j]) % 1000007), 1];
  }
}
const n = Number(require('fs').readFileSync(0));
let odd = 0, last = null;
for (const r of rows(n)) {
  odd += r.filter(x => x & 1).length;
  last = r;
}
console.log(odd, last[n >> 1]);
