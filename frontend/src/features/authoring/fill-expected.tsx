import { EDITOR_LANGUAGES } from '@evident/contracts/languages';
import { useFormContext } from 'react-hook-form';
import { asApiError } from '../../lib/api.js';
import { toasts } from '../../lib/toasts.js';
import { Button } from '../../ui/button.js';
import type { FormValues } from './form-values.js';
import { useFillExpectedMutation } from './authoring-api.js';

/** Runs the first available reference on every input and fills the expected outputs. */
export function FillExpectedButton() {
  const { getValues, setValue } = useFormContext<FormValues>();
  const [fill, { isLoading }] = useFillExpectedMutation();
  const run = async () => {
    const { referenceSolutions, testcases, timeLimitMs, memoryLimitKb, checker } = getValues();
    if (checker?.kind === 'interactive') {
      toasts.error('An interactive problem needs no expected outputs');
      return;
    }
    const language = EDITOR_LANGUAGES.find((candidate) => referenceSolutions[candidate].trim() !== '');
    if (!language) {
      toasts.error('Write a reference solution first');
      return;
    }
    const inputs = testcases.map((test) => test.input);
    const sourceCode = referenceSolutions[language];
    try {
      const answer = await fill({ language, sourceCode, inputs, timeLimitMs, memoryLimitKb }).unwrap();
      answer.outputs.forEach(({ output }, at) => {
        if (output !== null)
          setValue(`testcases.${at}.output`, output, { shouldDirty: true, shouldValidate: true });
      });
      const failed = answer.outputs.findIndex(({ output }) => output === null);
      if (failed >= 0)
        toasts.error(`Test ${failed + 1}: ${answer.outputs[failed]?.problem ?? 'the reference failed'}`);
      else toasts.success('Expected outputs filled');
    } catch (failure) {
      toasts.error(asApiError(failure)?.message ?? 'The reference could not be run');
    }
  };
  return (
    <Button size="sm" busy={isLoading} busyLabel="Running..." onClick={() => void run()}>
      Fill expected from reference
    </Button>
  );
}
