'use strict';

class Rooms {
  #h = [];
  get count() { return this.#h.length; }
  get soonestEnd() { return this.#h[0]; }

  open(end) {                       // a new room
    const h = this.#h;
    let i = h.push(end) - 1;
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (h[p] <= end) break;
      h[i] = h[p];
      i = p;
    }
    h[i] = end;
  }

  reuse(end) {                      // the room that is free first gets the lesson
    const h = this.#h, n = h.length;
    let i = 0;
    for (;;) {
      let c = 2 * i + 1;
      if (c >= n) break;
      if (c + 1 < n && h[c + 1] < h[c]) c++;
      if (h[c] >= end) break;
      h[i] = h[c];
      i = c;
    }
    h[i] = end;
  }
}

const [[n], start, end] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map(l => Float64Array.from(l.trim().split(' '), Number));
const order = Uint32Array.from({ length: n }, (_, i) => i).sort((a, b) => start[a] - start[b]);
const rooms = new Rooms();
for (const i of order) {
  if (rooms.count && rooms.soonestEnd <= start[i]) rooms.reuse(end[i]);
  else rooms.open(end[i]);
}
console.log(rooms.count);
