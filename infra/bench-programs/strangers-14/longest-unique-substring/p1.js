const text = require('fs').readFileSync(0, 'latin1').split(/\r?\n/, 1)[0];
const last = new Int32Array(128).fill(-1);
let best = 0;
let start = 0;
for (let i = 0; i < text.length; i++) {
  const c = text.charCodeAt(i);
  if (last[c] >= start) start = last[c] + 1;
  last[c] = i;
  if (i - start + 1 > best) best = i - start + 1;
}
console.log(best);
