const fs = require('fs');

/**
 * @param {string[]} words
 * @returns {string} the tape
 */
function pack(words) {
  return words.map((word) => `${word.length}:${word}`).join('');
}

/**
 * @param {string} tape
 * @returns {string[] | null} the words, null if the tape is broken
 */
function unpack(tape) {
  const words = [];
  let at = 0;
  while (at < tape.length) {
    const begin = at;
    while (tape[at] >= '0' && tape[at] <= '9') at++;
    const hasLeadingZero = tape[begin] === '0' && at > begin + 1;
    if (at === begin || tape[at] !== ':' || hasLeadingZero) return null;
    const from = at + 1;
    at = from + Number(tape.slice(begin, at));
    if (at > tape.length) return null;
    words.push(tape.slice(from, at));
  }
  return words;
}

const [direction, first, ...lines] = fs.readFileSync(0, 'utf8').split('\n');
if (direction === 'pack') {
  console.log(pack(lines.slice(0, Number(first)).map((line) => line.slice(1, -1))));
} else {
  const words = unpack(first);
  console.log(words === null ? 'broken' : [words.length, ...words.map((word) => `"${word}"`)].join('\n'));
}
