const text = require('fs').readFileSync(0, 'utf8').replace(/\s+/g, '');
const sheet = [];
for (const [t] of text.matchAll(/\d+|\D/g)) {
  const last = sheet[sheet.length - 1];
  const wantsNumber = last === undefined || (typeof last !== 'bigint' && last !== ')');
  if (/\d/.test(t)) sheet.push(BigInt(t));
  else if (t === '-' && wantsNumber) sheet.push('neg');
  else sheet.push(t);
}

const rules = {
  '*': (x, y) => x * y,
  '/': (x, y) => x / y,
  '+': (x, y) => x + y,
  '-': (x, y) => x - y,
};

function flat(part) {
  for (let i = part.length - 1; i >= 0; i--) {
    if (part[i] === 'neg') part.splice(i, 2, -part[i + 1]);
  }
  for (const level of ['*/', '+-']) {
    let i = 1;
    while (i < part.length) {
      if (level.includes(part[i])) {
        part.splice(i - 1, 3, rules[part[i]](part[i - 1], part[i + 1]));
      } else {
        i += 2;
      }
    }
  }
  return part[0];
}

let close;
while ((close = sheet.indexOf(')')) >= 0) {
  const open = sheet.lastIndexOf('(', close);
  const inner = sheet.slice(open + 1, close);
  sheet.splice(open, close - open + 1, flat(inner));
}
console.log(flat(sheet).toString());
