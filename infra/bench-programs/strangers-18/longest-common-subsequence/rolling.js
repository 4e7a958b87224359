const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n').map((x) => x.trim());

let previous = new Uint16Array(t.length + 1);
let current = new Uint16Array(t.length + 1);
for (let i = 0; i < s.length; i++) {
  for (let j = 0; j < t.length; j++) {
    current[j + 1] = s[i] === t[j] ? previous[j] + 1 : Math.max(previous[j + 1], current[j]);
  }
  [previous, current] = [current, previous];
}
console.log(previous[t.length]);
