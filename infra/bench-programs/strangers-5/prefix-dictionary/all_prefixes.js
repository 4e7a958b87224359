const ops = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const words = new Set(), starts = new Set();
const table = {
  add(w) {
    words.add(w);
    for (let i = 1; i <= w.length; i++) starts.add(w.substring(0, i));
  },
  has: w => words.has(w),
  prefix: w => starts.has(w),
};
const out = [];
for (const op of ops) {
  const [name, w] = op.trim().split(' ');
  const r = table[name](w);
  if (r !== undefined) out.push(r);
}
console.log(out.join('\n'));
