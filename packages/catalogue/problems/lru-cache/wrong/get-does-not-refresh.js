const fs = require('fs');

/**
 * @param {number} capacity
 * @param {{ name: 'get' | 'put', key: number, value?: number }[]} operations
 * @returns {number[]} the results of the gets, in order
 */
function solve(capacity, operations) {
  const cache = new Map();
  const writes = [];
  const writtenAt = new Map();
  const results = [];
  let oldest = 0;
  for (const { name, key, value } of operations) {
    if (name === 'get') {
      results.push(cache.get(key) ?? -1);
      continue;
    }
    if (!cache.has(key) && cache.size === capacity) {
      while (writtenAt.get(writes[oldest]) !== oldest) oldest++;
      cache.delete(writes[oldest]);
      oldest++;
    }
    cache.set(key, value);
    writtenAt.set(key, writes.length);
    writes.push(key);
  }
  return results;
}

const [head, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const operations = lines.map((line) => {
  const [name, key, value] = line.split(' ');
  return { name, key: Number(key), value: Number(value) };
});
console.log(solve(Number(head.split(' ')[0]), operations).join('\n'));
