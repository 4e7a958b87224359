const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const parse = (line) => (line ?? '').split(' ').filter((t) => t.trim() !== '').map(Number);
const a = parse(lines[1]);
const b = parse(lines[3]);
const total = a.length + b.length;

let i = 0;
let j = 0;
let before = 0;
let current = 0;
for (let step = 0; step <= Math.floor(total / 2); step++) {
  before = current;
  if (i < a.length && a[i] <= b[j]) {
    current = a[i++];
  } else {
    current = b[j++];
  }
}
console.log(total % 2 === 1 ? current : (before + current) / 2);
