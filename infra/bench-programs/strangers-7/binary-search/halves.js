const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const numbers = lines[1].trim().split(' ').map(Number);
const wanted = lines[2].trim().split(' ').map(Number);

function search(list, x) {
  if (list.length === 0) return -1;
  if (list.length === 1) return list[0] === x ? 0 : -1;
  const middle = Math.floor(list.length / 2);
  if (x < list[middle]) {
    return search(list.slice(0, middle), x);
  }
  const found = search(list.slice(middle), x);
  return found === -1 ? -1 : found + middle;
}

for (const x of wanted) {
  process.stdout.write(search(numbers, x) + '\n');
}
