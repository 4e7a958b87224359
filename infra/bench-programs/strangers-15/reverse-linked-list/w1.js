const fs = require('fs');

class Node {
  constructor(value, next) {
    this.value = value;
    this.next = next;
  }
}

const input = fs.readFileSync(0, 'utf8').split('\n');
const numbers = (input[1] || '').split(' ').map(Number).filter(Boolean);

let head = null;
for (let i = numbers.length - 1; i >= 0; i--) {
  head = new Node(numbers[i], head);
}

let done = null;
while (head !== null) {
  const rest = head.next;
  head.next = done;
  done = head;
  head = rest;
}

const shown = [];
for (let p = done; p; p = p.next) shown.push(p.value);
console.log(shown.join(' '));
