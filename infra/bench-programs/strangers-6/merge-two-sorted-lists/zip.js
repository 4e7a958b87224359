const { stdin } = process;
let text = '';
stdin.setEncoding('utf8');
stdin.on('data', (d) => (text += d));
stdin.on('end', () => {
  const [, x = '', , y = ''] = text.split('\n');

  const chain = (s) => {
    let head = null;
    for (const v of s.trim().split(' ').reverse()) {
      if (v !== '') head = { v: Number(v), next: head };
    }
    return head;
  };

  let a = chain(x), b = chain(y);
  const anchor = { v: 0, next: null };
  let tail = anchor;
  while (a && b) {
    if (b.v < a.v) [a, b] = [b, a];
    tail = tail.next = a;
    a = a.next;
  }
  tail.next = a || b;

  const out = [];
  for (let c = anchor.next; c; c = c.next) out.push(c.v);
  console.log(out.join(' '));
});
