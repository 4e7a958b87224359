const fs = require('fs');

class Board {
  constructor() {
    this.histories = new Map();
  }

  /** @param {number} time later than all times before */
  set(time, name, number) {
    const history = this.histories.get(name);
    if (history === undefined) this.histories.set(name, { times: [time], numbers: [number] });
    else {
      history.times.push(time);
      history.numbers.push(number);
    }
  }

  /** @returns {number | undefined} undefined if the board said nothing */
  get(time, name) {
    const history = this.histories.get(name);
    if (history === undefined) return undefined;
    let low = 0;
    let high = history.times.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (history.times[middle] <= time) low = middle + 1;
      else high = middle;
    }
    return history.numbers[low - 1] || undefined;
  }
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trimEnd().split('\n');
const board = new Board();
const answers = [];
for (const line of lines) {
  const [kind, time, name, number] = line.split(' ');
  if (kind === 'set') board.set(Number(time), name, Number(number));
  else answers.push(board.get(Number(time), name) ?? 'none');
}
console.log(answers.join('\n'));
