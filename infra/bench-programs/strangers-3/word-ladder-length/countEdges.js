const [b, e, n, ...list] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const dict = new Set(list);
let ans = 0;
const queue = [[b, 0]];
for (const [w, d] of queue) {
  if (w === e) { ans = d; break; }
  for (let i = 0; i < w.length; i++) {
    for (let c = 97; c < 123; c++) {
      const x = w.slice(0, i) + String.fromCharCode(c) + w.slice(i + 1);
      if (dict.has(x)) {
        dict.delete(x);
        queue.push([x, d + 1]);
      }
    }
  }
}
console.log(ans);
