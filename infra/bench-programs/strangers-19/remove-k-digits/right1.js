const [num, ks] = require('fs').readFileSync(0, 'latin1').split('\n');
const s = num.trim();
let k = parseInt(ks);
const st = Buffer.alloc(s.length);
let top = 0;
for (let i = 0; i < s.length; i++) {
  const d = s.charCodeAt(i);
  while (k > 0 && top > 0 && st[top - 1] > d) { top--; k--; }
  st[top++] = d;
}
top -= k;
let b = 0;
while (b < top - 1 && st[b] === 48) b++;
console.log(top <= 0 ? '0' : st.toString('latin1', b, top));
