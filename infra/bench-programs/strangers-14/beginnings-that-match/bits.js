// bit i of `state` = the beginning of length i matches the pattern read so far
const [word, pattern] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = word.length;
const all = (1n << BigInt(n + 1)) - 1n;
const strings = {};
for (const ch of new Set(word)) {
  strings[ch] = BigInt('0b' + [...word].reverse().map(x => (x === ch ? '1' : '0')).join(''));
}
let state = 1n;
for (const ch of pattern) {
  if (ch === '*') {
    if (state !== 0n) state = all & -(state & -state); // everything from the lowest bit upwards
  } else if (ch === '?') {
    state = (state << 1n) & all;
  } else {
    state = (state & (strings[ch] ?? 0n)) << 1n;
  }
}
console.log(state.toString(2).replace(/0/g, '').length);
