const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const s = lines[0].trim();
const st = [];
const m = { ')': '(', ']': '[', '}': '{' };
let ok = true;
for (const ch of s) {
  if (m[ch]) { if (st.length && st.pop() !== m[ch]) { ok = false; break; } }
  else st.push(ch);
}
console.log(ok && st.length === 0);
