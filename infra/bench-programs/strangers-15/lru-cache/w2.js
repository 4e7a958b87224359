const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [cap] = lines[0].split(' ').map(Number);

const store = new Map();
const answers = [];

const touch = (key, value) => {
  store.delete(key);
  store.set(key, value);
};

const operations = {
  put(key, value) {
    if (!store.has(key) && store.size === cap) store.delete(store.keys().next().value);
    touch(key, value);
  },
  get(key) {
    const value = store.get(key);
    if (!value) return answers.push(-1);
    touch(key, value);
    return answers.push(value);
  },
};

for (const line of lines.slice(1)) {
  const [name, key, value] = line.trim().split(' ');
  operations[name](Number(key), Number(value));
}
console.log(answers.join('\n'));
