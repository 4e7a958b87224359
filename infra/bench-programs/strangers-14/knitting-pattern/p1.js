// Writes into one buffer; a closing bracket copies what was written since its opening one.
const src = require('fs').readFileSync(0);
const out = Buffer.alloc(500001);
const starts = [];
const times = [];
let size = 0;
let number = 0;
for (const c of src) {
  if (c >= 97 && c <= 122) {
    out[size++] = c;
  } else if (c >= 48 && c <= 57) {
    number = number * 10 + c - 48;
  } else if (c === 91) {
    starts.push(size);
    times.push(number);
    number = 0;
  } else if (c === 93) {
    const start = starts.pop();
    const end = size;
    for (let t = times.pop(); t > 1; t--) {
      out.copyWithin(size, start, end);
      size += end - start;
    }
  }
}
console.log(out.toString('latin1', 0, size));
