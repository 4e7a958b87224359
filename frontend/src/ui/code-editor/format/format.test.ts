import { unmatchedBracket } from './brackets.js';
import { FormatClient } from './format-client.js';
import { formatSource } from './format-source.js';
import { FORMATTERS } from './formatters.js';
import { UnreadableSource } from './format-types.js';
import { keepsCode } from './kept-code.js';
import type { WorkerQuestion } from './format-worker.js';

const request = { language: 'python', source: 'x = 1\n', indent: 4 } as const;
const answering = (python: (typeof FORMATTERS)['python']) => formatSource(request, { ...FORMATTERS, python });

describe('formatting', () => {
  it('never answers a text that lost code', async () => {
    expect(await answering(() => Promise.resolve('x  =  1\n'))).toEqual({ text: 'x  =  1\n' });
    expect(await answering(() => Promise.resolve('\n'))).toEqual({
      refusal: 'Formatting would change this code, so nothing was changed',
    });
  });

  it('says where the code cannot be read', async () => {
    expect(await answering(() => Promise.reject(new UnreadableSource(3)))).toEqual({
      refusal: 'Fix the syntax error near line 3 first. Nothing was changed.',
    });
    await expect(answering(() => Promise.reject(new Error('out of memory')))).rejects.toThrow();
  });

  it('lets clang-format change space only, the others also quotes and numbers', () => {
    expect(keepsCode('cpp', 'int a=1;', 'int a = 1;')).toBe(true);
    expect(keepsCode('java', 'int a=1;', 'int a = 1')).toBe(false);
    expect(keepsCode('javascript', 'let a = "b"', "let a = 'b';\n")).toBe(true);
    expect(keepsCode('javascript', 'let a = b', 'let a = c;\n')).toBe(false);
  });

  it('refuses C++ and Java with unmatched brackets before a formatter is loaded', async () => {
    const refused = await formatSource({ language: 'cpp', source: 'int main() {\n  f(;\n}', indent: 2 });
    expect(refused).toEqual({ refusal: 'Fix the syntax error near line 2 first. Nothing was changed.' });
  });
});

describe('the brackets of C++ and Java', () => {
  it.each([
    ['int main() { return a[0]; }', null],
    ['f(x));', 1],
    ['int main() {\n  if (x) {\n}', 1],
    ['int main() {\n  f(;\n}', 2],
    ['// (\n/* [ \n */ char c = \'(\'; string s = "\\"{";', null],
    ["auto s = R\"x(\n ) ( )x\"; int n = 1'000'000; g('a');", null],
    ['String t = """\n  { "(" \n""";', null],
  ])('%j', (source, line) => expect(unmatchedBracket(source)).toBe(line));
});

describe('the worker of the formatters', () => {
  class Stub extends EventTarget {
    asked: WorkerQuestion[] = [];
    ended = false;
    postMessage(question: WorkerQuestion) {
      this.asked.push(question);
    }
    terminate() {
      this.ended = true;
    }
    answer(id: number, text: string | null) {
      const data = { id, outcome: text === null ? null : { text } };
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  it('answers each question by its id', async () => {
    const worker = new Stub();
    const client = new FormatClient(() => worker);
    const [first, second] = [client.format(request), client.format(request)];
    worker.answer(2, 'b');
    worker.answer(1, 'a');
    expect(await Promise.all([first, second])).toEqual([{ text: 'a' }, { text: 'b' }]);
  });

  it('is replaced after a failure, which is told', async () => {
    const workers = [new Stub(), new Stub()];
    const client = new FormatClient(() => workers.shift() as unknown as Worker);
    const [broken, next] = workers as [Stub, Stub];
    const failed = client.format(request);
    broken.dispatchEvent(new Event('error'));
    expect(await failed).toEqual({ refusal: expect.stringContaining('could not be loaded') });
    expect(broken.ended).toBe(true);
    const again = client.format(request);
    next.answer(2, 'a');
    expect(await again).toEqual({ text: 'a' });
  });
});
