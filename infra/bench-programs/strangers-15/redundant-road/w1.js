const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];

const roadsAt = Array.from({ length: n + 1 }, () => []);
const degree = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) {
  const a = data[2 * i - 1];
  const b = data[2 * i];
  roadsAt[a].push(i);
  degree[a]++;
  if (a !== b) {
    roadsAt[b].push(i);
    degree[b]++;
  }
}

// take away dead ends until only the round trip is left
const gone = new Uint8Array(n + 1);
const ends = [];
for (let f = 1; f <= n; f++) if (degree[f] === 1) ends.push(f);
while (ends.length) {
  const farm = ends.pop();
  for (const road of roadsAt[farm]) {
    if (gone[road]) continue;
    gone[road] = 1;
    const other = data[2 * road - 1] === farm ? data[2 * road] : data[2 * road - 1];
    degree[farm]--;
    degree[other]--;
    if (degree[other] === 1) ends.push(other);
  }
}

let answer = 0;
for (let road = 1; road <= n; road++) if (!gone[road]) answer = road;
console.log(answer);
