const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n');

function orders(people) {
  let ways = 1;
  for (let i = 2; i <= people; i++) ways *= i;
  return ways;
}

function stands(row, actor) {
  for (const someone of row) if (someone === actor) return true;
  return false;
}

function night(n, k) {
  const row = [];
  places: while (row.length < n) {
    for (let actor = 1; actor <= n; actor++) {
      if (stands(row, actor)) continue;
      const ways = orders(n - row.length - 1);
      if (k <= ways) {
        row.push(actor);
        continue places;
      }
      k -= ways;
    }
  }
  return row;
}

for (let i = 1; i < rows.length; i++) {
  const [n, k] = rows[i].split(' ');
  console.log(night(parseInt(n), parseInt(k)).join(' '));
}
