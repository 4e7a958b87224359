const lines = require('fs').readFileSync(0, 'latin1').split(/\r?\n/);

const commands = {
  pack: () =>
    lines
      .slice(2, 2 + Number(lines[1]))
      .map(l => `${l.length - 2}:${l.slice(1, -1)}`)
      .join(''),

  unpack: () => {
    const tape = lines[1] || '';
    const found = [];
    for (let i = 0; i < tape.length;) {
      const colon = tape.indexOf(':', i);
      if (colon < 0) return 'broken';
      const size = tape.slice(i, Math.min(colon, i + 8));
      if (colon - i > 7 || !/^(0|[1-9]\d*)$/.test(size)) return 'broken';
      i = colon + 1 + Number(size);
      if (i > tape.length) return 'broken';
      found.push(`"${tape.slice(colon + 1, i)}"`);
    }
    return [found.length, ...found].join('\n');
  },
};

console.log(commands[lines[0].trim()]());
