const fs = require('fs');

function parse(text) {
  if (text === '') return null;
  const at = text.indexOf('(');
  if (at === -1) return { number: text, left: null, right: null };
  const inside = text.slice(at + 1, -1);
  const comma = inside.indexOf(',');
  if (comma === -1) return { number: text.slice(0, at), left: parse(inside), right: null };
  return { number: text.slice(0, at), left: parse(inside.slice(0, comma)), right: parse(inside.slice(comma + 1)) };
}

function read(text) {
  const queue = [parse(text)];
  const tokens = [];
  for (let i = 0; i < queue.length; i++) {
    tokens.push(queue[i] === null ? 'null' : queue[i].number);
    if (queue[i] !== null) queue.push(queue[i].left, queue[i].right);
  }
  while (tokens[tokens.length - 1] === 'null') tokens.pop();
  return tokens;
}

function write(tokens) {
  return tokens[0];
}

const [direction, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
if (direction === 'write') {
  console.log(write(lines[1].split(' ')));
} else {
  const tokens = read(lines[0]);
  console.log(`${tokens.length}\n${tokens.join(' ')}`);
}
