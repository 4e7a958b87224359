'use strict';
class Row {
  constructor(lights) {
    this.lights = Float64Array.of(1, ...lights, 1);
    this.size = this.lights.length;
    this.memo = new Float64Array(this.size * this.size).fill(-1);
  }

  // lanterns from..to inclusive are still to be taken, everything beside them hangs
  earn(from, to) {
    if (from > to) return 0;
    const key = from * this.size + to;
    if (this.memo[key] >= 0) return this.memo[key];
    const frame = this.lights[from - 1] * this.lights[to + 1];
    let result = 0;
    for (let last = from; last <= to; last++) {
      result = Math.max(
        result,
        this.earn(from, last - 1) + frame * this.lights[last] + this.earn(last + 1, to),
      );
    }
    return (this.memo[key] = result);
  }
}

const [n, ...lights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(new Row(lights).earn(1, n));
