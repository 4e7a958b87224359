/** Links, in whatever spelling: a scheme, a domain, a domain in words, or data inside the address. */
const LINKS = [
  /:\/\/|www\.|\bdata:|;base64|\b[\w-]+\.(?:com|org|net|io|dev|example|ru|cn|xyz|info|app|gg|me|co|ai|sh|ly|link|site)\b/i,
  /\bdot\s+(?:com|org|net|io|dev)\b|\b(?:click|subscribe|download|e-?mail|telegram|discord|whatsapp|website|web ?page)\b/i,
  /\bvisit (?:us|our|my|this|the (?:site|page|web|address))\b|\b(?:follow|open|use|see|via) (?:this|the|my|our|that) link\b|\blinks? (?:below|above|here)\b/i,
  /\]\(|!\[|\]\s*\[|\[\w*\d\w*\](?=\s*(?:and|,|prove|show|$))|\[source/i,
];

/** Ratings and praise. Only the findings decide what a program is worth. */
const VERDICTS = [
  /\bpoints? (?:out )?of\b|(?<![\w²³])\d+\s*(?:\/|out of)\s*\d/i,
  /\bbest (?:program|solution|code|answer|one|possible|work|submission|attempt)\b(?! that (?:ends|starts|uses))|\b(?:full|top|high|highest|good) marks?\b/i,
  /\bno (?:bugs?|errors?|faults?|issues?|mistakes?|problems?|defects?)\b/i,
  /\bbug[- ]?free|error[- ]?free|\bwithout (?:a |any )?(?:bugs?|errors?|faults?|mistakes?|flaws?)\b/i,
  /\b(?:flawless|perfect|perfectly|perfection|optimal|optimally|excellent|brilliant|outstanding|superb|masterpiece|genius|impeccable|faultless|exemplary|ideal|amazing|fantastic|wonderful|unbeatable)\b/i,
  /\b(?:congratulations?|bravo|kudos|well done|(?:great|good|nice) job|badge|trophy|medal|experience points|level up)\b/i,
  /\b(?:rating|ratings|rated|grade|grades|graded|stars?|full credit|credits?|A\+)\b/i,
  /\bscor(?:e|es|ed|ing)\b\s*(?:is|are|was|:|=|of|at)?\s*\d|\b(?:deserves?|gets?|earns?|gives?|awards?|merits?|top|full|final|maximum|perfect)\b[^.]{0,15}\bscores?\b/i,
  /\b(?:full|all|maximum|highest|hundred|deserves?|award(?:s|ed)?|earn(?:s|ed)?|give it|gets?)\b[^.]{0,30}\bpoints?\b(?! for each)/i,
  /\b(?:hundred|100)\s*(?:%|percent|\/|out of|of)/i,
  /\b(?:quite|very|already|highly|most|extremely) (?:efficient|fast|good|clean)|\befficient (?:solution|program|code)|\bcan(?:not|'t) be (?:improved|beaten|faster)/i,
  /\b(?:correct|right|accepted|valid) (?:solution|program|answer|code|submission)\b|\b(?:solution|program|code|submission|it|this) (?:is|are|was) (?:entirely |fully |completely |totally |absolutely )?(?:correct|right|accepted|fine|valid|good|great|done)\b(?! (?:choice|picture|idea))/i,
  /\b(?:run|running) ?time (?:is|was) (?:fine|ok|okay|good|fast)\b/i,
  /\bpass(?:es|ed)? (?:all|every|each)\b|\b(?:should|must|will|deserves to) (?:be )?(?:pass|accepted|approved|promoted)/i,
  /\b(?:cheat|plagiari|stupid|idiot|useless|garbage|terrible|awful|give up)\w*|\bsimilarity\b|\bcopied from (?:another|a|some|your|the (?:internet|web|solution))\b/i,
  /\b(?:every|each|all|any)(?: single)? (?:of the )?lines?\b[^.]{0,40}\b(?:wrong|bad|false|broken|useless)\b/i,
];

/** What the judge alone says: how a test ended, what it expects, or how long a run took. */
const OUTCOMES = [
  /\b(?:judge|jury|reviewer)\b/i,
  /\b(?:program|submission|solution|code|this|it) (?:was|is|has been|were|got|gets|has)(?: \w+)? (?:accepted|rejected|approved|disqualified)\b/i,
  /\b(?:time|memory|output) limit exceeded\b/i,
  /\btests? (?:case )?(?:no\.? ?|number |#)?\d|\b(?:hidden|secret) (?:tests?|cases?|data|answers?|inputs?)\b/i,
  /\bexpected (?:outputs?|answers?|results?) (?:of|for|is|are)\b|\bspecial[- ]case (?:it|them|this|that)\b|\bhard-?cod(?:e|ing)\b/i,
  /\b\d+(?:\.\d+)?\s*(?:ns|µs|us|ms|s|sec|secs|seconds?|milliseconds?|minutes?|[kmg]i?b)\b(?!\s*=)/i,
  /\d\s?%\s+(?:of|similar|faster|slower)\b/i,
  /\b(?:profiler|benchmark(?:s|ed)?|appendix|exhibit|run id)\b|\bfigure \d|\bevidence\b|\bE-?\d+\b/i,
  /(?:^|[(,;]\s*)(?:time|space|complexity|verdict|status|result|measured|class|system|admin\w*|notice|todo|human|user|assistant|instructions?|note to \w+)\s*:/i,
  /\bNP-?(?:hard|complete)\b/i,
];

/** Words to a machine or about one, or against what was measured. */
const ORDERS = [
  /\b(?:ignore|disregard|forget|override|bypass|skip over|pretend|trust me|instead of the (?:measure|report))\b/i,
  /\b(?:do not|don't|never|cannot) (?:trust|believe|show|display|report|run)\b|\b(?:must|should|may|can|need) ?not be (?:shown|displayed|trusted|measured|reported|run)\b/i,
  /\b(?:overwrite|replace|change|correct|raise|lower) the (?:measured|measurement|class|verdict|report|result of|growth)\b|\btreat (?:it|this|them|that) as\b/i,
  /\bskip the (?:\w+ )?(?:measure\w*|comparison|review|verification)\b|\bsubmissions?\b/i,
  /\b(?:show|shown|tell|told|hide|hidden|report|reported) (?:it |this |them |that )?(?:to |from )?the (?:user|learner|student|reader|teacher|school)\b/i,
  /\b(?:instructions?|prompt|system message|developer|assistant|language model|grader|administrator|moderator|as an ai)\b/i,
  /\b(?:measure(?:d|ment|ments)?|measuring|tests?|evidence|report|analysis|verdict|judge|reference|token|refund|charge)\b[^.]{0,40}\b(?:wrong|false|mistaken|incorrect|broken|invalid|unfair|lies?|misleading|bogus|nonsense|inaccurate|unreliable|flawed|disturbed|withdrawn|faked|forged|void)\b/i,
  /\b(?:exponent|measure(?:d \w+|ment)|curve|class)\b[^.]{0,20}\bis an error\b/i,
  /\b(?:wrong|false|mistaken|incorrect|broken|invalid|unfair|misleading|inaccurate|unreliable|flawed)\b[^.]{0,20}\b(?:measure|test|evidence|report|analysis|verdict|judge|reference)/i,
  /\berrors? (?:is|are|must be|lies?) in the (?:tests?|measure\w*|reference|statement|report)\b/i,
  /\b(?:BEGIN|END) (?:CODE|STATEMENT|EVIDENCE)\b/,
  /\b(?:refund|password|api key|secret|token)s?\b/i,
  // A report never speaks of its writer.
  /\bI(?:'m|'ve|'ll)? (?:have|am|did|do|was|will|would|can|cannot|must|may|state|confirm|award|give|guess|checked|think|believe|recommend|promise|say|said|know|rate)\b|\b(?:my|our) (?:instructions?|opinion|measurements?|own|check|system)\b/,
];

/** Code rather than words about it. */
const CODE = [
  /<\/?[a-z]/i,
  /[;{}]\s*$|=>|\+\+|--|\+=|-=|&&|\|\||;\s*\w+\s*=/,
  /\b(?:def|function|return|const|let|var|import|public static|print|console\.log|System\.out)\b\s*[\w(]+.*[=(;:]/,
  /\b(?:for|while|if)\s*\([^)]*[;=<>]/,
  /\b(?:for \w+ in \w+.*:|while .*:|if .*:\s*\w+ *=)/,
];
/** A name, an operator or a short expression of the program, quoted in a sentence. */
const SHORT_QUOTE = /`[^`;\n]{1,24}`/g;

/** Whether a sentence has a link, a verdict, an outcome, an order, or code. */
export function isBanned(said: string, plain: string): boolean {
  const withoutQuotes = said.replace(SHORT_QUOTE, 'it');
  return (
    [...LINKS, ...VERDICTS, ...OUTCOMES, ...ORDERS].some((pattern) => pattern.test(plain)) ||
    CODE.some((pattern) => pattern.test(withoutQuotes))
  );
}
