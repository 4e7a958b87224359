const lines = require('fs').readFileSync(0, 'latin1').split('\n');

function pack(words) {
  return words.map((w) => `${w.length}:${w}`).join('');
}

function unpack(tape) {
  const words = [];
  let pos = 0;
  while (pos < tape.length) {
    const colon = tape.indexOf(':', pos);
    if (colon < 0) return null;
    const digits = tape.slice(pos, colon);
    if (!/^(0|[1-9][0-9]*)$/.test(digits)) return null;
    const end = colon + 1 + Number(digits);
    if (end > tape.length) return null;
    words.push(tape.slice(colon + 1, end));
    pos = end;
  }
  return words;
}

if (lines[0].trim() === 'pack') {
  const n = Number(lines[1]);
  console.log(pack(lines.slice(2, 2 + n).map((l) => l.trim().slice(1, -1))));
} else {
  const words = unpack((lines[1] || '').trim());
  console.log(words ? [words.length, ...words.map((w) => `"${w}"`)].join('\n') : 'broken');
}
