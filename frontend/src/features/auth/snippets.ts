interface Snippet {
  title: string;
  file: string;
  code: string;
}

/** Decorative code of the side panel; never run. */
export const SNIPPETS: readonly Snippet[] = [
  {
    title: 'Two Sum',
    file: 'two-sum.js',
    code: `function twoSum(nums, target) {
  const seen = new Map();
  for (let i = 0; i < nums.length; i++) {
    const rest = target - nums[i];
    if (seen.has(rest)) {
      return [seen.get(rest), i];
    }
    seen.set(nums[i], i);
  }
  return [];
}`,
  },
  {
    title: 'Reverse a Linked List',
    file: 'reverse-list.py',
    code: `def reverse_list(head):
    previous = None
    node = head
    while node is not None:
        following = node.next
        node.next = previous
        previous = node
        node = following
    # the old tail leads now
    return previous`,
  },
  {
    title: 'Valid Parentheses',
    file: 'Main.java',
    code: `static boolean isValid(String s) {
  Deque<Character> open = new ArrayDeque<>();
  for (char c : s.toCharArray()) {
    if (c == '(') open.push(')');
    else if (c == '[') open.push(']');
    else if (c == '{') open.push('}');
    else if (open.isEmpty() || open.pop() != c)
      return false;
  }
  return open.isEmpty();
}`,
  },
];

export type Shade = 'plain' | 'keyword' | 'string' | 'number' | 'comment';

const TOKEN =
  /(?<comment>#.*|\/\/.*)|(?<string>'[^'\n]*'|"[^"\n]*")|(?<keyword>\b(?:function|const|let|for|if|else|return|new|def|while|is|not|None|static|boolean|char|false|true)\b)|(?<number>\b\d+\b)/g;

/** @returns the pieces of the line by colour; joined they are the line. */
export function shade(line: string): { text: string; shade: Shade }[] {
  const pieces: { text: string; shade: Shade }[] = [];
  let end = 0;
  for (const match of line.matchAll(TOKEN)) {
    if (match.index > end) pieces.push({ text: line.slice(end, match.index), shade: 'plain' });
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    pieces.push({ text: match[0], shade: (kind ?? 'plain') as Shade });
    end = match.index + match[0].length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end), shade: 'plain' });
  return pieces;
}
