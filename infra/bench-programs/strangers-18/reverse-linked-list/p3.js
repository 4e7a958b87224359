const cons = (next, value) => ({ value, next });

function* walk(node) {
  for (; node; node = node.next) yield node.value;
}

const [, ...values] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean);
// folding from the left with cons turns the list around
const reversed = values.reduce(cons, null);
console.log([...walk(reversed)].join(' '));
