const fs = require('fs');

function parse(raw) {
  const [head, ...body] = raw.trim().split('\n');
  const [n, w] = head.split(' ').map(Number);
  const things = body.slice(0, n).map((line) => {
    const [weight, joy] = line.split(' ').map(Number);
    return { weight, joy };
  });
  return { w, things };
}

function pack({ w, things }) {
  let best = new Array(w + 1).fill(0);
  for (const { weight, joy } of things) {
    best = best.map((value, room) =>
      room >= weight ? Math.max(value, best[room - weight] + joy) : value);
  }
  return best[w];
}

console.log(pack(parse(fs.readFileSync(0, 'utf8'))));
