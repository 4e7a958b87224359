const input = require('fs').readFileSync(0, 'utf8').split('\n');
const text = input[0].trim();
const words = new Set(input[2].trim().split(/\s+/));
const lengths = [...new Set([...words].map((w) => w.length))].sort((a, b) => b - a);

const n = text.length;
const count = new Array(n + 1).fill(Infinity);
count[n] = 0;

for (let at = n - 1; at >= 0; at--) {
  for (const len of lengths) {
    if (at + len > n || count[at + len] === Infinity) continue;
    if (words.has(text.slice(at, at + len))) {
      count[at] = count[at + len] + 1;
      break;
    }
  }
}

console.log(count[0] === Infinity ? -1 : count[0]);
