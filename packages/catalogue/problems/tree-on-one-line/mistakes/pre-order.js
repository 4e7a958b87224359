const fs = require('fs');

function write(tokens) {
  return tokens.length === 1 ? tokens[0] : `${tokens[0]}(${tokens.slice(1).join(',')})`;
}

function read(text) {
  return text.match(/-?\d+/g);
}

const [direction, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
if (direction === 'write') {
  console.log(write(lines[1].split(' ')));
} else {
  const tokens = read(lines[0]);
  console.log(`${tokens.length}\n${tokens.join(' ')}`);
}
