const fs = require('fs');
const src = fs.readFileSync(0);
const row = Buffer.alloc(500001);
let used = 0;
let times = 0;
const begin = new Array(256);
const often = new Array(256);
let open = 0;

for (const b of src) {
  if (b >= 97 && b <= 122) {
    row[used++] = b;
  } else if (b >= 48 && b <= 57) {
    times = times * 10 + b - 48;
  } else if (b === 91) {
    begin[open] = used;
    often[open++] = times;
    times = 0;
  } else if (b === 93) {
    open--;
    const from = begin[open];
    const end = used;
    for (let i = 1; i < often[open]; i++) {
      row.copyWithin(used, from, end);
      used += end - from;
    }
  }
}
console.log(row.toString('latin1', 0, used));
