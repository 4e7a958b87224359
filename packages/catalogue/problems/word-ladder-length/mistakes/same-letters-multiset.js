const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
const [b, e] = tok;
const words = new Set(tok.slice(3));
const diff = (x, y) => { let d = 0; for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) d++; return d; };
let level = [b], steps = 1;
while (level.length && !level.includes(e)) {
  const next = [];
  for (const w of words) if (level.slice(0, 20).some(x => diff(x, w) === 1)) next.push(w);
  next.forEach(w => words.delete(w));
  level = next;
  steps++;
}
console.log(level.includes(e) ? steps : 0);
