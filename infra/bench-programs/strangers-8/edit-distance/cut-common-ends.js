const fs = require('fs');
let [a, b] = fs.readFileSync(0, 'utf8').split('\n');
b = b ?? '';

// what both lines have in common at the start and at the end costs nothing
const shorter = Math.min(a.length, b.length);
let head = 0, tail = 0;
while (head < shorter && a[head] === b[head]) head++;
while (tail < shorter && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
a = a.slice(head, a.length - tail);
b = b.slice(head, b.length - tail);

let row = Array.from({ length: b.length + 1 }, (_, j) => j);
for (let i = 1; i <= a.length; i++) {
  let corner = row[0];
  row[0] = i;
  for (let j = 1; j <= b.length; j++) {
    const old = row[j];
    row[j] = a[i - 1] === b[j - 1] ? corner : 1 + Math.min(corner, old, row[j - 1]);
    corner = old;
  }
}
console.log(row[b.length]);
