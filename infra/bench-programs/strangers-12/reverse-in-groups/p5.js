const fs = require('fs');
const tokens = fs.readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
const n = parseInt(tokens[0]);
const k = parseInt(tokens[1]);

class Node {
  constructor(value) {
    this.value = value;
    this.next = null;
  }
}

class LinkedList {
  constructor() {
    this.head = null;
    this.tail = null;
  }
  add(node) {
    if (this.head === null) this.head = node;
    else this.tail.next = node;
    this.tail = node;
  }
  // the node at an index, counted from 0
  get(index) {
    let node = this.head;
    for (let i = 0; i < index; i++) node = node.next;
    return node;
  }
}

const list = new LinkedList();
for (let i = 0; i < n; i++) list.add(new Node(parseInt(tokens[i + 2])));

const order = [];
let start = 0;
while (start + k <= n) {
  for (let i = start + k - 1; i >= start; i--) order.push(list.get(i));
  start += k;
}
for (let i = start; i < n; i++) order.push(list.get(i));
console.log(order.map(node => node.value).join(' '));
