const rows = require('fs').readFileSync(0, 'utf8').split('\n').map(l => l.trim().split(' ').map(Number));
const [n, first] = rows[0];
const value = [0, ...rows[1]];
const next = [0, ...rows[2]];

// merge two sorted lists, on equal numbers the left one goes first
function merge(a, b) {
  let head = 0; // box 0 is a dummy
  let tail = 0;
  while (a !== 0 && b !== 0) {
    if (value[a] <= value[b]) {
      next[tail] = a;
      tail = a;
      a = next[a];
    } else {
      next[tail] = b;
      tail = b;
      b = next[b];
    }
  }
  next[tail] = a !== 0 ? a : b;
  head = next[0];
  return head;
}

function sort(head) {
  if (head === 0 || next[head] === 0) return head;
  let slow = head, fast = next[head];
  while (fast !== 0 && next[fast] !== 0) {
    slow = next[slow];
    fast = next[next[fast]];
  }
  const right = next[slow];
  next[slow] = 0;
  return merge(sort(head), sort(right));
}

const out = [];
for (let c = sort(first); c !== 0; c = next[c]) out.push(c);
console.log(out.join(' '));
