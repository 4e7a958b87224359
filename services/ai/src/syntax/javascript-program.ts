import { parse, type Node, type Options } from 'acorn';

/** The node types of loops. */
export const LOOPS = new Set([
  'ForStatement',
  'WhileStatement',
  'DoWhileStatement',
  'ForInStatement',
  'ForOfStatement',
]);
export const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Parses as a script, else as a module. @throws SyntaxError */
export function parseProgram(source: string): Node {
  const options: Options = {
    ecmaVersion: 'latest',
    locations: true,
    allowHashBang: true,
    allowReturnOutsideFunction: true,
  };
  try {
    return parse(source, { ...options, sourceType: 'script' });
  } catch {
    return parse(source, { ...options, sourceType: 'module' });
  }
}

/** "use strict" must stay the first statement of its function. */
export function afterDirectives(body: Node): number {
  const { body: statements } = body as unknown as { body: (Node & { directive?: string })[] };
  const directives = statements.filter((statement) => statement.directive !== undefined);
  return directives.at(-1)?.end ?? body.start + 1;
}
