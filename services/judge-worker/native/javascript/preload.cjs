'use strict';
// Loaded by a fork server of Node before it serves tests. Nearly every program reads its input whole or by lines and prints
// by `console.log`. The modules for it are loaded, and their functions compiled, once for all tests. A program that may run
// in a forked child (javascript-fidelity.ts) sees nothing of it. No stream of the process is opened, since each test has its
// own: so nothing is printed here, because the first Console opens standard error.
const { EventEmitter } = require('node:events');
const fs = require('node:fs');
const readline = require('node:readline');
const { format } = require('node:util');
require('node:net');
require('node:tty');

format('%s %o', '', [1, 1.5, '', {}]);

const lines = Object.assign(new EventEmitter(), { resume() {}, pause() {} });
readline.createInterface({ input: lines }).on('line', () => {});
lines.emit('data', Buffer.from('1 2\n3'));
lines.emit('end');

fs.readFileSync('/dev/null', 'utf8').trim().split('\n').map(Number);
// Both are loaded when they are read first.
void [fs.ReadStream, fs.promises];
