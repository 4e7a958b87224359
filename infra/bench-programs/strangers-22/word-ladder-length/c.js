// words become numbers in base 26; the search stops when the two fronts touch
const tokens = require('fs').readFileSync(0, 'utf8').match(/[a-z]+/g);
const l = tokens[0].length;
const power = [1];
while (power.length < l) power.push(power[power.length - 1] * 26);
const code = w => { let x = 0; for (let i = 0; i < l; i++) x = x * 26 + w.charCodeAt(i) - 97; return x; };
const [begin, end, ...list] = tokens.map(code);
const known = new Set(list);

function* around(x) {
  for (const p of power) {
    const digit = Math.floor(x / p) % 26;
    for (let d = 0; d < 26; d++) if (d !== digit) yield x + (d - digit) * p;
  }
}

function ladder() {
  if (!known.has(end)) return 0;
  let here = new Set([begin]), there = new Set([end]);
  known.delete(begin);
  known.delete(end);
  for (let words = 2; here.size; words++) {
    if (here.size > there.size) [here, there] = [there, here];
    const next = new Set();
    for (const x of here) {
      for (const y of around(x)) {
        if (there.has(y)) return words;
        if (known.delete(y)) next.add(y);
      }
    }
    here = next;
  }
  return 0;
}
console.log(ladder());
