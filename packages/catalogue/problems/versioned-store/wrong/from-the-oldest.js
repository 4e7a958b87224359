const fs = require('fs');

class Board {
  constructor() {
    this.histories = new Map();
  }
  set(time, name, number) {
    if (!this.histories.has(name)) this.histories.set(name, []);
    this.histories.get(name).push([time, number]);
  }
  get(time, name) {
    let answer;
    for (const [when, number] of this.histories.get(name) ?? []) if (when <= time) answer = number;
    return answer;
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
