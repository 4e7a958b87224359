const [, second = ''] = require('fs').readFileSync(0, 'utf8').split('\n');
const tokens = second.trim() === '' ? [] : second.trim().split(/\s+/);

function* levels(list) {
  let from = 0;
  let width = 1;
  while (from < list.length) {
    const level = list.slice(from, from + width);
    while (level.length < width) level.push('null');
    yield level;
    from += width;
    width = 2 * level.filter((t) => t !== 'null').length;
  }
}

const mirrored = [];
for (const level of levels(tokens)) {
  for (const t of level.reverse()) mirrored.push(t);
}
while (mirrored.length && mirrored[mirrored.length - 1] === 'null') mirrored.pop();

console.log(mirrored.length);
console.log(mirrored.join(' '));
