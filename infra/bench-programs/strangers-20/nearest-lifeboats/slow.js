const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let pos = 0;
const n = tokens[pos++], k = tokens[pos++];
const shipX = tokens[pos++], shipY = tokens[pos++];
const dist = [];
for (let i = 0; i < n; i++) {
  const dx = tokens[pos++] - shipX;
  const dy = tokens[pos++] - shipY;
  dist.push(dx * dx + dy * dy);
}
const sent = new Array(n).fill(false);
const answer = [];
for (let round = 0; round < k; round++) {
  let nearest = -1;
  for (let i = 0; i < n; i++) {
    if (!sent[i] && (nearest === -1 || dist[i] < dist[nearest])) nearest = i;
  }
  sent[nearest] = true;
  answer.push(nearest + 1);
}
console.log(answer.join(' '));
