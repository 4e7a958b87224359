class Board {
  #ships = new Map();

  set(time, name, x) {
    let log = this.#ships.get(name);
    if (log === undefined) this.#ships.set(name, log = []);
    log.push({ time, x });
  }

  get(time, name) {
    const log = this.#ships.get(name) ?? [];
    let low = -1, high = log.length;
    while (high - low > 1) {
      const mid = (low + high) >> 1;
      if (log[mid].time <= time) low = mid;
      else high = mid;
    }
    return low < 0 ? 'none' : log[low].x;
  }
}

const board = new Board();
const [q, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const answers = [];
for (const line of lines) {
  const [kind, t, name, x] = line.trim().split(' ');
  if (kind === 'set') board.set(Number(t), name, x);
  else answers.push(board.get(Number(t), name));
}
console.log(answers.join('\n'));
