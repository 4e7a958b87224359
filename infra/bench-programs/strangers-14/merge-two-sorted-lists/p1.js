const lines = require('fs').readFileSync(0, 'utf8').split('\n');

function* values(line) {
  for (const t of (line || '').trim().split(' ')) if (t !== '') yield Number(t);
}

function* merge(a, b) {
  let x = a.next();
  let y = b.next();
  while (!x.done || !y.done) {
    if (y.done || (!x.done && x.value <= y.value)) {
      yield x.value;
      x = a.next();
    } else {
      yield y.value;
      y = b.next();
    }
  }
}

console.log([...merge(values(lines[1]), values(lines[3]))].join(' '));
