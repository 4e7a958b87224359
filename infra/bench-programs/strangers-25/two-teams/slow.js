const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(r => r.split(' ').map(Number));
const [n, m] = rows.shift();
const quarrels = rows.slice(0, m);
const team = {}, because = {}, steps = {};

function report(u, v) {
  const left = [u], right = [v];
  while (u !== v) {
    if (steps[u] > steps[v]) left.push(u = because[u]);
    else right.push(v = because[v]);
  }
  right.pop();
  const all = left.concat(right.reverse());
  console.log(['circle', all.length, all.join(' ')].join('\n'));
}

function main() {
  for (let child = 1; child <= n; child++) {
    if (child in team) continue;
    team[child] = 'A';
    steps[child] = 0;
    let changed = true;
    while (changed) {
      changed = false;
      for (const pair of quarrels) {
        for (const [u, v] of [pair, [pair[1], pair[0]]]) {
          if (u in team && !(v in team)) {
            team[v] = team[u] === 'A' ? 'B' : 'A';
            because[v] = u;
            steps[v] = steps[u] + 1;
            changed = true;
          }
        }
        const [x, y] = pair;
        if (x in team && team[x] === team[y]) return report(x, y);
      }
    }
  }
  let word = '';
  for (let child = 1; child <= n; child++) word += team[child];
  console.log('teams');
  console.log(word);
}

main();
