const input = require('fs').readFileSync(0, 'utf8');
const events = [];
for (const m of input.matchAll(/^(\d+)-(\d+)\s*$/gm)) {
  events.push({ at: +m[1], kind: +1 });
  events.push({ at: +m[2], kind: -1 });
}
events.sort((p, q) => p.at !== q.at ? p.at - q.at : q.kind - p.kind);
let open = 0, most = 0, since = 0, covered = 0;
for (const { at, kind } of events) {
  if (kind > 0) {
    if (open === 0) since = at;
    open += 1;
    most = Math.max(most, open);
  } else {
    open -= 1;
    if (open === 0) covered += at - since + 1;
  }
}
console.log(`${most} ${covered}`);
