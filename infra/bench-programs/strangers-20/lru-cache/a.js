// No linked list: a log of uses, old log lines are simply ignored when we evict.
const rows = require('fs').readFileSync(0, 'latin1').split('\n');
const [cap, q] = rows[0].split(' ').map(Number);
const live = new Map(); // key -> { value, at } (at = place of the last use in the log)
const log = [];
let head = 0;
const answers = [];

function touch(key, entry) {
  entry.at = log.length;
  log.push(key);
}

function evict() {
  for (;;) {
    const key = log[head];
    const entry = live.get(key);
    if (entry !== undefined && entry.at === head) {
      live.delete(key);
      head++;
      return;
    }
    head++;
  }
}

for (let i = 1; i <= q; i++) {
  const p = rows[i].split(' ');
  const key = +p[1];
  const entry = live.get(key);
  if (p[0] === 'get') {
    if (entry === undefined) answers.push(-1);
    else {
      answers.push(entry.value);
      touch(key, entry);
    }
  } else if (entry !== undefined) {
    entry.value = +p[2];
    touch(key, entry);
  } else {
    if (live.size === cap) evict();
    const fresh = { value: +p[2], at: 0 };
    live.set(key, fresh);
    touch(key, fresh);
  }
}
console.log(answers.join('\n'));
