const lines = require('fs').readFileSync(0, 'latin1').split('\n');
const q = parseInt(lines[0]);

class Ship {
  constructor() {
    this.times = [];
    this.berths = [];
  }
  write(t, x) {
    this.times.push(t);
    this.berths.push(x);
  }
  // gallop back from the newest entry, then halve
  at(t) {
    const { times } = this;
    let hi = times.length, step = 1;
    let lo = hi - 1;
    while (lo >= 0 && times[lo] > t) {
      hi = lo;
      lo -= step;
      step *= 2;
    }
    if (lo < 0) lo = -1;
    while (hi - lo > 1) {
      const mid = (lo + hi) >> 1;
      if (times[mid] > t) hi = mid;
      else lo = mid;
    }
    return lo < 0 ? 'none' : this.berths[lo];
  }
}

const board = new Map();
const out = [];
for (let i = 1; i <= q; i++) {
  const [kind, t, name, x] = lines[i].trim().split(' ');
  let ship = board.get(name);
  if (kind === 'set') {
    if (!ship) board.set(name, (ship = new Ship()));
    ship.write(+t, x);
  } else {
    out.push(ship ? ship.at(+t) : 'none');
  }
}
console.log(out.join('\n'));
