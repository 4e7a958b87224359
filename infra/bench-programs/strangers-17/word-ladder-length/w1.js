const [begin, end, , ...list] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

const gaps = (word) => [...word].map((_, i) => word.slice(0, i) + word.slice(i + 1));

const buckets = new Map();
for (const word of new Set(list)) {
  for (const key of gaps(word)) {
    if (!buckets.has(key)) buckets.set(key, []);
    buckets.get(key).push(word);
  }
}

function ladder() {
  const steps = new Map([[begin, 1]]);
  const queue = [begin];
  for (const word of queue) {
    if (word === end) return steps.get(word);
    for (const key of gaps(word)) {
      for (const other of buckets.get(key) ?? []) {
        if (steps.has(other)) continue;
        steps.set(other, steps.get(word) + 1);
        queue.push(other);
      }
    }
  }
  return 0;
}

console.log(ladder());
