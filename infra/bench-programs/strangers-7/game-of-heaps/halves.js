const B = 1 << 20;
const hi = x => Math.floor(x / B);
const lo = x => x % B;

function* numbers(text) {
  const re = /\d+/g;
  re.exec(text);
  for (let m; (m = re.exec(text)) !== null;) yield Number(m[0]);
}

const heaps = [...numbers(require('fs').readFileSync(0, 'latin1'))];
let H = 0, L = 0;
for (const h of heaps) {
  H ^= hi(h);
  L ^= lo(h);
}
let ways = 0;
for (const h of heaps) {
  const rest = (H ^ hi(h)) * B + (L ^ lo(h));
  if (rest < h) ways++;
}
console.log(ways);
