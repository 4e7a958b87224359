const fs = require('fs');
const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const a = rest.sort((x, y) => x - y);

function* triplets() {
  for (let i = 0; i < n - 2; i++) {
    if (i && a[i] === a[i - 1]) continue;
    let l = i + 1, r = n - 1;
    while (l < r) {
      const sum = a[i] + a[l] + a[r];
      if (sum < 0) l++;
      else if (sum > 0) r--;
      else {
        yield `${a[i]} ${a[l]} ${a[r]}\n`;
        do l++; while (l < r && a[l] === a[l - 1]);
        r--;
      }
    }
  }
}

let text = '', any = false;
for (const line of triplets()) {
  any = true;
  text += line;
  if (text.length > 8000) {
    process.stdout.write(text);
    text = '';
  }
}
process.stdout.write(any ? text : 'none\n');
