const [top, cars = ''] = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, k] = top.trim().split(' ').map(Number);

class Wagon {
  constructor(label) {
    this.label = label;
    this.behind = null;
  }
}

const engine = new Wagon('');
let end = engine;
for (const label of cars.trim().split(/\s+/)) {
  if (label !== '') end = end.behind = new Wagon(label);
}

let front = engine;
for (let left = n; left >= k; left -= k) {
  const newLast = front.behind;
  let prev = null;
  let cur = newLast;
  for (let i = 0; i < k; i++) {
    const then = cur.behind;
    cur.behind = prev;
    prev = cur;
    cur = then;
  }
  front.behind = prev;
  newLast.behind = cur;
  front = newLast;
}

const labels = [];
for (let w = engine.behind; w !== null; w = w.behind) labels.push(w.label);
console.log(labels.join(' '));
