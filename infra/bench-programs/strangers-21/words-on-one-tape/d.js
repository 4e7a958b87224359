const input = require('fs').readFileSync(0, 'utf8');

const commands = {
  pack: () => {
    const bare = input.split('\n').slice(2).filter(l => l.length > 1).map(l => l.slice(1, -1));
    return bare.map(w => `${w.length}:${w}`).join('');
  },

  unpack: () => {
    const tape = input.split('\n')[1] ?? '';
    const head = /(0|[1-9]\d{0,5}):/y;
    const lines = [];
    while (head.lastIndex < tape.length) {
      const m = head.exec(tape);
      if (m === null) return 'broken';
      const stop = head.lastIndex + Number(m[1]);
      if (stop > tape.length) return 'broken';
      lines.push(`"${tape.slice(head.lastIndex, stop)}"`);
      head.lastIndex = stop;
    }
    return [String(lines.length)].concat(lines).join('\n');
  },
};

console.log(commands[/^\w+/.exec(input)[0]]());
