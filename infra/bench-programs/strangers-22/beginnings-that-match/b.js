const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const word = lines[0].trim();
const pieces = lines[1].trim().split('*');

function fits(piece, at) {
  if (at + piece.length > word.length) return false;
  for (let k = 0; k < piece.length; k++) {
    if (piece[k] !== '?' && piece[k] !== word[at + k]) return false;
  }
  return true;
}

function solve() {
  const first = pieces.shift();
  if (!fits(first, 0)) return 0;
  if (pieces.length === 0) return 1;
  const last = pieces.pop();
  let at = first.length;
  for (const piece of pieces) {
    // take the leftmost place, it leaves the most for the rest
    while (!fits(piece, at)) {
      at++;
      if (at + piece.length > word.length) return 0;
    }
    at += piece.length;
  }
  let count = 0;
  for (; at + last.length <= word.length; at++) if (fits(last, at)) count++;
  return count;
}
console.log(solve());
