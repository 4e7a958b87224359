class History {
  #times = [];
  #numbers = [];

  write(t, x) {
    this.#times.push(t);
    this.#numbers.push(x);
  }

  at(t) {
    let lo = 0, hi = this.#times.length;
    while (lo < hi) {
      const mid = (lo + hi) >> 1;
      if (this.#times[mid] <= t) lo = mid + 1;
      else hi = mid;
    }
    return lo ? this.#numbers[lo - 1] : 'none';
  }
}

class Board {
  ships = new Map();

  set(t, name, x) {
    if (!this.ships.has(name)) this.ships.set(name, new History());
    this.ships.get(name).write(Number(t), x);
  }

  get(t, name) {
    return this.ships.get(name)?.at(Number(t)) ?? 'none';
  }
}

const board = new Board();
const answers = [];
for (const line of require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1)) {
  const [kind, ...args] = line.trim().split(' ');
  const r = board[kind](...args);
  if (kind === 'get') answers.push(r);
}
console.log(answers.join('\n'));
