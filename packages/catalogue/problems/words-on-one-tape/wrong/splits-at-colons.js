const fs = require('fs');

function pack(words) {
  return words.map((word) => `${word.length}:${word}`).join('');
}

function unpack(tape) {
  if (tape === '') return [];
  const parts = tape.split(':');
  const words = [];
  let length = Number(parts[0]);
  for (let i = 1; i < parts.length; i++) {
    if (parts[i].length < length) return null;
    words.push(parts[i].slice(0, length));
    length = Number(parts[i].slice(length));
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
