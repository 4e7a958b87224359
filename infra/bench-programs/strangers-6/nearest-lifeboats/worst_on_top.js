const data = require('fs').readFileSync(0);
let p = 0;
const int = () => {
  while (data[p] !== 45 && (data[p] < 48 || data[p] > 57)) p++;
  const minus = data[p] === 45;
  if (minus) p++;
  let x = 0;
  while (data[p] >= 48 && data[p] <= 57) x = x * 10 + data[p++] - 48;
  return minus ? -x : x;
};

class Crew {
  constructor() {
    this.heap = [];
  }
  static worse(a, b) {
    return a.d > b.d || (a.d === b.d && a.no > b.no);
  }
  push(boat) {
    const h = this.heap;
    let i = h.push(boat) - 1;
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (!Crew.worse(h[i], h[up])) break;
      [h[i], h[up]] = [h[up], h[i]];
      i = up;
    }
  }
  pop() {
    const h = this.heap;
    const top = h[0];
    const last = h.pop();
    if (h.length === 0) return top;
    h[0] = last;
    for (let i = 0; ;) {
      let c = 2 * i + 1;
      if (c >= h.length) break;
      if (c + 1 < h.length && Crew.worse(h[c + 1], h[c])) c++;
      if (!Crew.worse(h[c], h[i])) break;
      [h[i], h[c]] = [h[c], h[i]];
      i = c;
    }
    return top;
  }
}

const n = int(), k = int(), sx = int(), sy = int();
const crew = new Crew();
for (let no = 1; no <= n; no++) {
  const dx = int() - sx, dy = int() - sy;
  const boat = { no, d: dx * dx + dy * dy };
  if (crew.heap.length < k) {
    crew.push(boat);
  } else if (Crew.worse(crew.heap[0], boat)) {
    crew.pop();
    crew.push(boat);
  }
}
const sent = new Array(k);
for (let i = k - 1; i >= 0; i--) sent[i] = crew.pop().no;
console.log(sent.join(' '));
