const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');

let head = null;
const out = [];

const push = (value) => {
  const below = head && head.min;
  head = {
    value,
    min: below ? Math.min(below, value) : value,
    next: head,
  };
};

for (const line of lines.slice(1)) {
  const [op, arg] = line.trim().split(' ');
  switch (op) {
    case 'push':
      push(Number(arg));
      break;
    case 'pop':
      head = head.next;
      break;
    case 'top':
      out.push(head.value);
      break;
    case 'min':
      out.push(head.min);
      break;
  }
}
console.log(out.join('\n'));
