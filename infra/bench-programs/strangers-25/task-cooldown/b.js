let field = 0;
let current = -1;
let c = 0;
let sum = 0;
let top = 0;
let tops = 0;

function finish() {
  if (current < 0) return;
  if (field === 1) c = current;
  if (field >= 2) {
    sum += current;
    if (current > top) {
      top = current;
      tops = 1;
    } else if (current === top) {
      tops++;
    }
  }
  field++;
  current = -1;
}

process.stdin.on('data', chunk => {
  for (const byte of chunk) {
    if (byte >= 48 && byte <= 57) current = Math.max(current, 0) * 10 + byte - 48;
    else finish();
  }
});
process.stdin.on('end', () => {
  finish();
  console.log(String(Math.max(sum, (top - 1) * (c + 1) + tops)));
});
