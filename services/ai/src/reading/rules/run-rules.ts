import type { Node } from 'web-tree-sitter';
import type { LintFinding } from '../../evidence/findings.js';
import {
  childrenOf,
  isElementCallback,
  isFunction,
  isLoop,
  lineOf,
  MAX_DEPTH,
  type SourceLanguage,
} from '../../syntax/shape.js';
import { toFinding } from '../messages/finding.js';
import { JAVA_RULES } from './java.js';
import { JAVASCRIPT_RULES } from './javascript.js';
import { Kinds } from './kinds.js';
import { PYTHON_RULES } from './python.js';
import type { Place, Rule } from './rule.js';

const RULES: Readonly<Record<SourceLanguage, readonly Rule[]>> = {
  PYTHON: PYTHON_RULES,
  JAVASCRIPT: JAVASCRIPT_RULES,
  JAVA: JAVA_RULES,
};

function byType(rules: readonly Rule[]): Map<string, Rule[]> {
  const index = new Map<string, Rule[]>();
  for (const rule of rules)
    for (const type of rule.types) index.set(type, [...(index.get(type) ?? []), rule]);
  return index;
}

/** The repeated parts of a loop, without the part that runs once before it. */
function runsOnce(loop: Node, child: Node): boolean {
  const once = ['initializer', 'init', 'right', 'value'].map((name) => loop.childForFieldName(name)?.id);
  return /statement$/.test(loop.type) && once.includes(child.id);
}

/** Runs the project's own rules over a syntax tree in one walk. */
export function runRules(language: SourceLanguage, root: Node): LintFinding[] {
  const index = byType(RULES[language]);
  const findings: LintFinding[] = [];
  const visit = (node: Node, place: Place, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    for (const rule of index.get(node.type) ?? []) {
      rule.check(node, place, (messageId, at, parameters) =>
        findings.push(toFinding(messageId, lineOf(at), 'rule', parameters)),
      );
    }
    const inside = isFunction(node)
      ? {
          fn: node,
          loops: isElementCallback(node) ? [...place.loops, node] : [],
          kinds: Kinds.of(language, node, place.kinds),
        }
      : place;
    const looped = isLoop(node) ? { ...inside, loops: [...inside.loops, node] } : inside;
    for (const child of childrenOf(node)) visit(child, runsOnce(node, child) ? inside : looped, depth + 1);
  };
  visit(root, { fn: null, loops: [], kinds: Kinds.of(language, root, null) }, 0);
  return findings;
}
