const rl = require('readline').createInterface({ input: process.stdin, crlfDelay: Infinity });
const stack = [];
let deepest = 0;
let line_no = 0;
let bad = 0;
rl.on('line', text => {
  if (!text) return;
  line_no++;
  const [verb, box] = text.split(' ');
  if (verb === 'open') {
    stack.push(box);
    deepest = Math.max(deepest, stack.length);
  } else if (!bad && stack.pop() !== box) {
    bad = line_no;
  }
});
rl.on('close', () => {
  if (bad) console.log('mismatch at line ' + bad);
  else if (stack.length) console.log('never closed: ' + stack.length + ' first ' + stack[0]);
  else console.log('fine, depth ' + deepest);
});
