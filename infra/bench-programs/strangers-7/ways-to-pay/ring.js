// every kind of coin is a stage of a pipeline; it remembers as many numbers as its coin is worth
function* counted(a) {
  yield 1;
  for (let i = 0; i < a; i++) yield 0;
}

function* stage(source, coin, a) {
  const ring = new Int32Array(Math.min(coin, a + 1));
  let at = 0;
  for (const w of source) {
    let s = ring[at] + w;
    if (s >= 1000000007) s -= 1000000007;
    ring[at] = s;
    if (++at === ring.length) at = 0;
    yield s;
  }
}

const [, a, ...coins] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let flow = counted(a);
for (const coin of coins) flow = stage(flow, coin, a);
let last = 0;
for (const w of flow) last = w;
console.log(last);
