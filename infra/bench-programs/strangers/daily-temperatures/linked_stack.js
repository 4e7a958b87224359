class Node { constructor(day, next) { this.day = day; this.next = next; } }
const arr = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number).slice(1);
const res = new Array(arr.length).fill(0);
let top = null;
for (let i = 0; i < arr.length; i++) {
  for (; top !== null && arr[top.day] < arr[i]; top = top.next) res[top.day] = i - top.day;
  top = new Node(i, top);
}
console.log(res.join(' '));
