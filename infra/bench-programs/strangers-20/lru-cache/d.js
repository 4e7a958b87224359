'use strict';
// heap of slots ordered by the moment of the last use
const data = require('fs').readFileSync(0);
let at = 0;
const skip = () => { while (data[at] <= 32) at++; };
const num = () => { skip(); let x = 0; while (at < data.length && data[at] > 32) x = x * 10 + data[at++] - 48; return x; };
const isGet = () => { skip(); const g = data[at] === 103; at += 3; return g; };

const cap = num(), q = num();
const keyOf = new Int32Array(cap), valOf = new Int32Array(cap), used = new Int32Array(cap);
const heap = new Int32Array(cap), where = new Int32Array(cap);
let size = 0;
const slotOf = new Map();

function sink(i) {
  const s = heap[i];
  for (;;) {
    let c = 2 * i + 1;
    if (c >= size) break;
    if (c + 1 < size && used[heap[c + 1]] < used[heap[c]]) c++;
    if (used[heap[c]] >= used[s]) break;
    heap[i] = heap[c];
    where[heap[i]] = i;
    i = c;
  }
  heap[i] = s;
  where[s] = i;
}

const out = [];
for (let t = 1; t <= q; t++) {
  const g = isGet();
  const k = num();
  let s = slotOf.get(k);
  if (g) {
    if (s === undefined) { out.push(-1); continue; }
    out.push(valOf[s]);
  } else {
    const v = num();
    if (s === undefined) {
      if (size < cap) {
        s = size;
        heap[size] = s;
        where[s] = size++;
      } else {
        s = heap[0];
        slotOf.delete(keyOf[s]);
      }
      slotOf.set(k, s);
      keyOf[s] = k;
    }
    valOf[s] = v;
  }
  used[s] = t;
  sink(where[s]);
}
process.stdout.write(out.join('\n') + '\n');
