const lines = require('fs').readFileSync(0, 'latin1').split('\n');

function pack() {
  const n = parseInt(lines[1], 10);
  let tape = '';
  for (let i = 0; i < n; i++) {
    const line = lines[2 + i].trimEnd();
    const word = line.slice(1, line.length - 1);
    tape += word.length + ':' + word;
  }
  return tape;
}

function unpack(tape) {
  const words = [];
  let i = 0;
  while (i < tape.length) {
    let len = 0, digits = 0;
    const zero = tape[i] === '0';
    while (i < tape.length && tape[i] >= '0' && tape[i] <= '9') {
      len = len * 10 + Number(tape[i]);
      digits++;
      i++;
      if (len > tape.length) return 'broken';
    }
    if (digits === 0 || (zero && digits > 1) || tape[i] !== ':') return 'broken';
    i++;
    if (i + len > tape.length) return 'broken';
    words.push('"' + tape.substr(i, len) + '"');
    i += len;
  }
  return [words.length, ...words].join('\n');
}

console.log(lines[0].trim() === 'pack' ? pack() : unpack((lines[1] || '').trim()));
