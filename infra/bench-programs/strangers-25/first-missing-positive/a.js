const fs = require('fs');
const input = fs.readFileSync(0, 'latin1');
const nl = input.indexOf('\n');
const n = parseInt(input, 10);
const tag = Int32Array.from(input.slice(nl + 1).trim().split(/\s+/), Number);

for (let i = 0; i < n; i++) {
  // send the number home until a stranger or its twin sits here
  let x = tag[i];
  while (x >= 1 && x <= n && tag[x - 1] !== x) {
    const evicted = tag[x - 1];
    tag[x - 1] = x;
    tag[i] = x = evicted;
  }
}
let i = 0;
while (i < n && tag[i] === i + 1) i++;
console.log(i + 1);
