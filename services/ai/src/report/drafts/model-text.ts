import type { Findings } from '../../evidence/findings.js';
import { formatComplexity } from '../../evidence/complexity-class.js';

/** One sentence, about twenty-five words. */
const LONGEST = 200;
/** Letters, digits and the signs of plain sentences; no markup, code blocks or other alphabets. */
const PLAIN = /^[A-Za-z0-9 ,.;:'’“”"()[\]²³√!?+*/=<>≤≥_%^-]+$/;

/** Links, in whatever spelling: a scheme, a domain, or a domain in words. */
const LINKS =
  /:\/\/|www\.|\b[\w-]+\.(?:com|org|net|io|dev|example|ru|cn|xyz|info|app|gg|me|co|ai|sh|link|site)\b|\bdot\s+(?:com|org|net|io|dev)\b|\b(?:click|visit|subscribe|download|e-?mail|telegram|discord|whatsapp|website|web ?page|link)\b/i;

/** Ratings and praise. Only the findings decide what a program is worth. */
const VERDICTS = [
  /\bpoints? (?:out )?of\b|\d\s*(?:\/|out of)\s*\d/i,
  /\bbest (?:program|solution|code|answer|one|possible|work|submission|attempt)\b|\b(?:full|top|high|highest|good) marks?\b/i,
  /\bno (?:bugs?|errors?|faults?|issues?|mistakes?|problems?|defects?)\b/i,
  /\bbug[- ]?free|error[- ]?free|\bwithout (?:a |any )?(?:bugs?|errors?|faults?|mistakes?|flaws?)\b/i,
  /\b(?:flawless|perfect|perfectly|perfection|optimal|optimally|excellent|brilliant|outstanding|superb|masterpiece|genius|impeccable|faultless|exemplary|ideal|amazing|fantastic|wonderful|unbeatable)\b/i,
  /\b(?:rating|ratings|rated|score|scores|scored|grade|grades|graded|stars?|full credit|credits?|A\+)\b/i,
  /\b(?:full|all|maximum|highest|hundred|deserves?|award(?:s|ed)?|earn(?:s|ed)?|give it|gets?)\b[^.]{0,30}\bpoints?\b/i,
  /\b(?:hundred|100)\s*(?:%|percent|\/|out of|of)/i,
  /\b(?:quite|very|already|highly|most|extremely) (?:efficient|fast|good|clean)|\befficient (?:solution|program|code)|\bcan(?:not|'t) be (?:improved|beaten|faster)/i,
  /\b(?:correct|right|accepted|valid) (?:solution|program|answer|code|submission)\b|\b(?:solution|program|code|submission|answer|it|this) (?:is|are|was) (?:entirely |fully |completely |totally |absolutely )?(?:correct|right|accepted|fine|valid|good|great|done)\b/i,
  /\bpass(?:es|ed)? (?:all|every|each)\b|\b(?:should|must|will|deserves to) (?:be )?(?:pass|accepted|approved|promoted)/i,
  /\b(?:cheat|plagiari|stupid|idiot|useless|garbage|terrible|awful|give up)\w*/i,
];

/** Words to a machine, or against what was measured. */
const ORDERS = [
  /\b(?:ignore|disregard|forget|override|bypass|skip over|pretend|trust me|instead of the (?:measure|report))\b/i,
  /\b(?:instructions?|prompt|system message|developer|assistant|language model|reviewer|grader|administrator|moderator|as an ai)\b/i,
  /\b(?:measure(?:d|ment|ments)?|measuring|tests?|evidence|report|analysis|verdict|judge|reference|token|refund|charge)\b[^.]{0,40}\b(?:wrong|false|mistaken|incorrect|broken|invalid|unfair|lies?|misleading|bogus|nonsense|inaccurate|unreliable|flawed)\b/i,
  /\b(?:wrong|false|mistaken|incorrect|broken|invalid|unfair|misleading|inaccurate|unreliable|flawed)\b[^.]{0,20}\b(?:measure|test|evidence|report|analysis|verdict|judge|reference)/i,
  /\b(?:BEGIN|END) (?:CODE|STATEMENT|EVIDENCE)\b/,
  /\b(?:refund|password|api key|secret|token)s?\b/i,
];

/** Code rather than words about it. */
const CODE = [
  /<\/?[a-z]/i,
  /[;{}]\s*$|=>|\+\+|--|\+=|-=|&&|\|\||;\s*\w+\s*=/,
  /\b(?:def|function|return|const|let|var|import|public static|print|console\.log|System\.out)\b\s*[\w(]+.*[=(;:]/,
  /\b(?:for|while|if)\s*\([^)]*[;=<>]/,
  /\b(?:for \w+ in \w+.*:|while .*:|if .*:\s*\w+ *=)/,
];

const NOTATION = /[OΘΩ]\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CLASS_WORD =
  /\b(constant|logarithmic|linear|linearithmic|log-linear|quasilinear|quadratic|cubic|exponential|factorial|polynomial|sublinear)(?=[- ](?:time|space|complexity|growth|algorithm|solution|runtime|running|memory)\b|\s*[.,;!?]?$)/gi;

const canonical = (notation: string): string =>
  notation
    .toLowerCase()
    .replace(/[θω]/g, 'o')
    .replace(/\s+|\*|·|×/g, '')
    .replace(/\^2/g, '²')
    .replace(/\^3/g, '³')
    .replace(/2\^n/g, 'c^n');

interface AllowedClasses {
  notations: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/** The classes that an explanation of this finding may name. */
export function allowedClasses(findings: Findings, kind: 'time' | 'space' | 'both'): AllowedClasses {
  const chosen =
    kind === 'time' ? [findings.time] : kind === 'space' ? [findings.space] : [findings.time, findings.space];
  const notations = chosen.flatMap(({ notation, class: name }) => [notation, name && formatComplexity(name)]);
  if (kind !== 'time') notations.push(findings.space.extra);
  return {
    notations: new Set(notations.filter((notation) => notation !== null).map(canonical)),
    words: new Set(chosen.flatMap(({ class: name }) => (name === null ? [] : [name]))),
  };
}

/**
 * The sentence of a slot, if it may be shown: one plain sentence without a link, a verdict, an order, code, or a class
 * that was not measured.
 * @returns '' when it may not; the slot then has the words of its cause
 */
export function shownSentence(text: string, nonce: string, { notations, words }: AllowedClasses): string {
  const said = text
    .normalize('NFKC')
    .replace(/[`*_]{1,3}(?=\S)|(?<=\S)[`*]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (said === '' || said.length > LONGEST || !PLAIN.test(said) || said.includes(nonce)) return '';
  // More than one sentence, or lines of code in one.
  if (/[.!?]["”')]?\s+\S/.test(said.replace(/\b(?:e\.g|i\.e|etc|vs)\./gi, '')) || /\n\s*\n/.test(text))
    return '';
  if ([LINKS, ...VERDICTS, ...ORDERS, ...CODE].some((pattern) => pattern.test(said))) return '';
  const named = said.match(NOTATION) ?? [];
  const called = Array.from(said.matchAll(CLASS_WORD), ([, word = '']) => word.toLowerCase());
  const isMeasured =
    named.every((notation) => notations.has(canonical(notation))) && called.every((word) => words.has(word));
  return isMeasured ? said : '';
}
