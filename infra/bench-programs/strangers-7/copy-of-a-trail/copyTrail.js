const { readFileSync } = require('fs');

const [header, ...rows] = readFileSync(0, 'utf8').trim().split('\n').map((l) => l.trim().split(/\s+/).map(Number));
const box = new Map(rows.map(([id, ...rest]) => [id, rest]));

const place = new Map([[0, 0]]);
for (let id = header[1]; id; id = box.get(id)[1]) place.set(id, place.size);

const out = [];
for (const id of place.keys()) {
  if (!id) continue;
  const [picture, next, hint] = box.get(id);
  out.push([picture, place.get(next), place.get(hint)].join(' '));
}
console.log(out.join('\n'));
