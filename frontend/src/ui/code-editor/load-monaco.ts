/** Lets the browser answer and draw. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Loads the Monaco editor in steps, so that the page answers between them: run at once, its modules would hold a slow
 * device for half a second. The files of all steps are requested at once.
 */
export async function loadMonacoEditor() {
  const steps = [
    import('./monaco-text.js'),
    import('./monaco-widget.js'),
    import('./monaco.js'),
    import('./monaco-theme.js'),
  ].map((step) =>
    // The import below needs the same files and reports a failure.
    step.catch(() => undefined),
  );
  for (const step of steps) {
    await step;
    await nextTask();
  }
  const { prepareTheme } = await import('./monaco-theme.js');
  prepareTheme();
  await nextTask();
  return import('./monaco-editor.js');
}
