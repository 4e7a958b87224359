// jump search: hop over blocks of about sqrt(n) values, then look at each value of one block
class Shelf {
  constructor(values) {
    this.values = values;
    this.step = Math.max(1, Math.floor(Math.sqrt(values.length)));
  }

  positionOf(x) {
    const { values, step } = this;
    const n = values.length;
    let from = 0;
    while (from + step < n && values[from + step] <= x) from += step;
    const to = Math.min(n, from + step);
    for (let i = from; i < to; i++) {
      if (values[i] === x) return i;
    }
    return -1;
  }
}

const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const n = data[0];
const q = data[1];
const shelf = new Shelf(Int32Array.from(data.slice(2, 2 + n)));
const out = [];
for (let i = 0; i < q; i++) out.push(shelf.positionOf(data[2 + n + i]));
console.log(out.join('\n'));
