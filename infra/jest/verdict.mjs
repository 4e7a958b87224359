/** If more files fail, a busy machine is not the reason. */
const MOST_RUN_AGAIN = 5;

/**
 * Counts tests of files in Jest's report format.
 * @returns passed and failed tests; a file that could not be run at all is one failure.
 */
function count(files) {
  let passed = 0;
  let failed = 0;
  for (const { status, assertionResults } of files) {
    const wrong = assertionResults.filter((test) => test.status === 'failed').length;
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    failed += status === 'failed' && wrong === 0 ? 1 : wrong;
  }
  return { passed, failed };
}

/**
 * Judges a run of Jest. A file that failed while others ran is run again alone. The second run counts, and the report
 * says so.
 *
 * @param report Jest's JSON report, or null after a crash that left none, which is one failure.
 * @param runAlone runs the files of these paths one after the other and promises their report, or null.
 * @returns totals, and the files that passed only alone.
 */
export async function verdictOf(report, runAlone) {
  if (!report) return { passed: 0, failed: 1, onlyAlone: [] };
  const suspects = report.testResults.filter(({ status }) => status === 'failed');
  if (suspects.length === 0 || suspects.length > MOST_RUN_AGAIN)
    return { ...count(report.testResults), onlyAlone: [] };
  const again = (await runAlone(suspects.map(({ name }) => name)))?.testResults ?? [];
  const judged = suspects.map((suspect) => again.find(({ name }) => name === suspect.name) ?? suspect);
  const beyondDoubt = report.testResults.filter((file) => !suspects.includes(file));
  return {
    ...count([...beyondDoubt, ...judged]),
    onlyAlone: judged.filter(({ status }) => status === 'passed').map(({ name }) => name),
  };
}
