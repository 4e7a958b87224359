const lines = require('fs').readFileSync(0, 'utf8').split('\n');

function build(text) {
  let head = null;
  const values = text.trim() === '' ? [] : text.trim().split(' ').map(Number);
  for (let i = values.length - 1; i >= 0; i--) {
    head = { value: values[i], next: head };
  }
  return head;
}

function merge(a, b) {
  const dummy = { value: 0, next: null };
  let tail = dummy;
  while (a && b) {
    if (a.value <= b.value) {
      tail.next = a;
      a = a.next;
    } else {
      tail.next = b;
      b = b.next;
    }
    tail = tail.next;
  }
  tail.next = b;
  return dummy.next;
}

const out = [];
for (let node = merge(build(lines[1]), build(lines[3])); node; node = node.next) {
  out.push(node.value);
}
console.log(out.join(' '));
