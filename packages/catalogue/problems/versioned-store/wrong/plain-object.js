const fs = require('fs');

class Board {
  constructor() {
    this.histories = {};
  }
  set(time, name, number) {
    if (!this.histories[name]) this.histories[name] = [];
    this.histories[name].push([time, number]);
  }
  get(time, name) {
    const history = this.histories[name] ?? [];
    let low = 0;
    let high = history.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (history[middle][0] <= time) low = middle + 1;
      else high = middle;
    }
    return history[low - 1]?.[1];
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
