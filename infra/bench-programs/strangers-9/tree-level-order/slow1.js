const fs = require('fs');
const [k, ...tokens] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);

// table of the nodes, each with the number of its parent
const rows = [];
tokens.slice(0, Number(k)).forEach((token, i) => {
  if (token !== 'null') rows.push({ id: rows.length, value: token, parent: i === 0 ? -1 : Math.floor((i - 1) / 2) });
});

const childrenOf = (id) => rows.filter((row) => row.parent === id);

let level = childrenOf(-1);
while (level.length > 0) {
  console.log(level.map((row) => row.value).join(' '));
  level = level.flatMap((row) => childrenOf(row.id));
}
