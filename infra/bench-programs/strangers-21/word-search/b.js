const text = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim());
const word = text.pop();
const width = Number(text.shift().split(' ')[1]) + 1;
const squares = text.join('.') + '.';           // a dot ends each row
const used = new Array(squares.length).fill(false);

// every letter becomes a function that knows what has to follow it
const letter = (ch, rest) => at => {
  if (squares[at] !== ch || used[at]) return false;
  used[at] = true;
  const ok = rest(at);
  used[at] = false;
  return ok;
};
const anyNeighbour = next => at =>
  next(at + 1) || next(at - 1) || next(at + width) || next(at - width);

const matcher = [...word].reduceRight(
  (rest, ch) => letter(ch, rest ? anyNeighbour(rest) : () => true), null);

console.log([...squares].some((_, at) => matcher(at)));
