const [r, c, ...lines] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x);
const word = lines[+r];
const w = +c + 2;
// a frame of dots around the grid
const board = ('.'.repeat(w) + lines.slice(0, +r).map(x => '.' + x + '.').join('') + '.'.repeat(w)).split('');

const trace = (at, i) => {
  if (board[at] !== word[i]) return false;
  if (i === word.length - 1) return true;
  board[at] = '*';
  const ok = [1, -1, w, -w].some(d => trace(at + d, i + 1));
  board[at] = word[i];
  return ok;
};

console.log(board.some((_, at) => trace(at, 0)));
