const data = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let cursor = 0;
const next = () => Number(data[cursor++]);

class RangeSums {
  constructor(values) {
    this.prefix = [0];
    for (const v of values) {
      this.prefix.push(this.prefix[this.prefix.length - 1] + v);
    }
    this.cache = new Map();
  }

  query(l, r) {
    const key = `${l}${r}`;
    if (!this.cache.has(key)) {
      this.cache.set(key, this.prefix[r] - this.prefix[l - 1]);
    }
    return this.cache.get(key);
  }
}

const n = next();
const q = next();
const sums = new RangeSums(Array.from({ length: n }, next));
const answers = Array.from({ length: q }, () => sums.query(next(), next()));
console.log(answers.join('\n'));
