const { readSync } = require('fs');

function* letters() {
  const box = Buffer.alloc(8192);
  let n;
  while ((n = readSync(0, box, 0, 8192, null)) > 0) {
    for (let i = 0; i < n; i++) yield box[i];
  }
  yield 32;
}

function* words() {
  let first = 0;
  for (const ch of letters()) {
    if (ch <= 32) {
      if (first) yield first;
      first = 0;
    } else if (!first) {
      first = ch;
    }
  }
}

const NULL = 'n'.charCodeAt(0);
let depth = 0;
let expected = 1;
let alive = 0;
let skip = true;
for (const w of words()) {
  if (skip) {
    skip = false;
    continue;
  }
  if (expected === 0) {
    expected = 2 * alive;
    alive = 0;
  }
  if (alive === 0 && w !== NULL) depth++;
  if (w !== NULL) alive++;
  expected--;
}
console.log(depth);
