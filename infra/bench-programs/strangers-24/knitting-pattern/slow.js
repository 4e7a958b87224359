let row = require('fs').readFileSync(0, 'utf8').trim();
const innermost = /(\d+)\[([a-z]+)\]/;
while (row.includes('[')) {
  row = row.replace(innermost, (_, times, body) => body.repeat(Number(times)));
}
console.log(row);
