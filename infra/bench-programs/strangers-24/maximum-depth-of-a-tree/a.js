const [k, ...tokens] = require('fs').readFileSync(0, 'utf8').match(/\S+/g);

function* levels(list) {
  let from = 0, width = 1;
  while (from < list.length) {
    const level = list.slice(from, from + width);
    yield level;
    from += width;
    width = 2 * level.filter((t) => t !== 'null').length;
  }
}

let depth = 0;
for (const _ of levels(tokens)) depth++;
console.log(depth);
