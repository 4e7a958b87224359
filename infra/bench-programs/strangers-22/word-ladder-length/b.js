const [begin, end, , ...list] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const left = new Set(list);
const letters = 'abcdefghijklmnopqrstuvwxyz';
left.delete(begin);
let wave = [begin];
let answer = 0;
for (let len = 1; wave.length && !answer; len++) {
  const next = [];
  for (const w of wave) {
    if (w === end) { answer = len; break; }
    for (let i = 0; i < w.length; i++) {
      const a = w.slice(0, i), b = w.slice(i + 1);
      for (const c of letters) {
        const x = a + c + b;
        if (left.delete(x)) next.push(x);
      }
    }
  }
  wave = next;
}
console.log(answer);
