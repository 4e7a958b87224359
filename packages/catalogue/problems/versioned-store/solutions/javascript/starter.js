const fs = require('fs');

class Board {
  /** @param {number} time later than all times before */
  set(time, name, number) {
    // Write your solution here.
  }

  /** @returns {number | undefined} undefined if the board said nothing */
  get(time, name) {
    return undefined;
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
