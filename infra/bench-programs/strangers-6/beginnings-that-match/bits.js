const [word, pattern] = require('fs').readFileSync(0, 'latin1').split('\n').map((s) => s.trim());
const n = word.length;
const ALL = (1n << BigInt(n + 1)) - 1n;
const place = { '?': (1n << BigInt(n)) - 1n };
const backwards = [...word].reverse();
for (const ch of 'abcdefghijklmnopqrstuvwxyz') {
  place[ch] = BigInt('0b' + backwards.map((x) => (x === ch ? '1' : '0')).join(''));
}

let reach = 1n;
for (const sign of pattern) {
  if (reach === 0n) break;
  if (sign === '*') {
    const lowest = reach & -reach;
    reach = ALL ^ (lowest - 1n);
  } else {
    reach = (reach & place[sign]) << 1n;
  }
}

let count = 0;
for (const bit of reach.toString(2)) if (bit === '1') count++;
console.log(count);
