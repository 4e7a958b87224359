const text = require('fs').readFileSync(0, 'utf8').split('\n');
const [cap, q] = text[0].split(' ').map(Number);

const value = new Map(), stamp = new Map();

// heap of the moments of use, the oldest on top
const heap = [];
const push = (time, key) => {
  let i = heap.length;
  heap.push(null);
  while (i > 0) {
    const p = (i - 1) >> 1;
    if (heap[p].time <= time) break;
    heap[i] = heap[p];
    i = p;
  }
  heap[i] = { time, key };
};
const pop = () => {
  const top = heap[0], x = heap.pop();
  const n = heap.length;
  if (n === 0) return top;
  let i = 0;
  for (;;) {
    let s = 2 * i + 1;
    if (s >= n) break;
    if (s + 1 < n && heap[s + 1].time < heap[s].time) s++;
    if (heap[s].time >= x.time) break;
    heap[i] = heap[s];
    i = s;
  }
  heap[i] = x;
  return top;
};

const use = (time, key) => {
  stamp.set(key, time);
  push(time, key);
};
const evict = () => {
  for (;;) {
    const { time, key } = pop();
    if (stamp.get(key) === time) {
      stamp.delete(key);
      value.delete(key);
      return;
    }
  }
};

const out = [];
for (let t = 1; t <= q; t++) {
  const w = text[t].split(' ');
  const key = Number(w[1]);
  if (w[0] === 'get') {
    if (value.has(key)) {
      out.push(value.get(key));
      use(t, key);
    } else {
      out.push(-1);
    }
  } else {
    if (!value.has(key) && value.size === cap) evict();
    value.set(key, Number(w[2]));
    use(t, key);
  }
}
console.log(out.join('\n'));
