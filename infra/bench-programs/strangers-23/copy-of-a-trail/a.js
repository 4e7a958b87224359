const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [, start] = first.split(' ').map(Number);
const box = new Map();
for (const line of lines) {
  const [id, picture, next, hint] = line.split(' ').map(Number);
  box.set(id, { picture, next, hint });
}

const fresh = new Map([[0, 0]]);
for (let id = start; id !== 0; id = box.get(id).next) fresh.set(id, fresh.size);

const out = [];
for (const id of fresh.keys()) {
  if (id === 0) continue;
  const { picture, next, hint } = box.get(id);
  out.push(`${picture} ${fresh.get(next)} ${fresh.get(hint)}`);
}
console.log(out.join('\n'));
