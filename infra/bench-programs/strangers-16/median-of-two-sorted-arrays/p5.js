const fs = require('fs');
const lines = fs.readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const m = Number(lines[2]);
const a = n ? lines[1].trim().split(' ').map(Number) : [];
const b = m ? lines[3].trim().split(' ').map(Number) : [];

// put every value of b into its place in a
for (const value of b) {
  const place = a.findIndex((x) => x > value);
  if (place === -1) {
    a.push(value);
  } else {
    a.splice(place, 0, value);
  }
}
const mid = Math.floor(a.length / 2);
if (a.length % 2 === 1) console.log(a[mid].toFixed(1));
else console.log(((a[mid - 1] + a[mid]) / 2).toFixed(1));
