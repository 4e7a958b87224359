/** Words of PromQL that stand where a metric could. */
const WORDS = new Set([
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'and',
  'or',
  'unless',
  'bool',
  'offset',
]);
const HISTOGRAM_PART = /_(bucket|sum|count)$/;

export interface MetricUse {
  metric: string;
  /** Labels that a selector of the metric or an aggregation of the expression names. */
  labels: string[];
}

/** The metrics that an expression reads. Aggregations are counted for all of them; our expressions read one family each. */
export function metricsOf(expression: string): MetricUse[] {
  const grouped = [...expression.matchAll(/\b(?:by|without|on)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  );
  const bare = expression.replaceAll(/\b(by|without|on)\s*\([^)]*\)/g, ' ');
  const uses: MetricUse[] = [];
  for (const [, name = '', selector = ''] of bare.matchAll(
    /(?<![\w"{,~=.])([a-z_:][a-z0-9_:]*)\s*(\{[^}]*\})?(?!\w|\s*\()/gi,
  )) {
    if (WORDS.has(name)) continue;
    const selected = [...selector.matchAll(/([a-z_]\w*)\s*(?:=~|!~|!=|=)/gi)].map(([, label = '']) => label);
    uses.push({
      metric: name,
      labels: [...selected, ...grouped].filter((label) => label !== '' && label !== 'le'),
    });
  }
  return uses;
}

/** The name under which a family of series is registered. */
export const familyOf = (metric: string): string => metric.replace(HISTOGRAM_PART, '');
