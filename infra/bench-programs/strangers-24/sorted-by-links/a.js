const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [n, first] = t;
const cards = [null];
for (let i = 1; i <= n; i++) cards.push({ box: i, key: t[1 + i], next: null });
for (let i = 1; i <= n; i++) cards[i].next = cards[t[1 + n + i]];

function halve(list) {
  let slow = list, fast = list.next;
  while (fast && fast.next) {
    slow = slow.next;
    fast = fast.next.next;
  }
  const second = slow.next;
  slow.next = null;
  return second;
}

function merge(a, b) {
  const head = { next: null };
  let end = head;
  while (a && b) {
    if (b.key < a.key) { end.next = b; b = b.next; }
    else { end.next = a; a = a.next; }
    end = end.next;
  }
  end.next = a || b;
  return head.next;
}

function sort(list) {
  if (!list || !list.next) return list;
  const second = halve(list);
  return merge(sort(list), sort(second));
}

const boxes = [];
for (let c = sort(cards[first]); c; c = c.next) boxes.push(c.box);
console.log(boxes.join(' '));
