import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { checkForm } from './form-schema.js';
import { EMPTY_FORM, formProblems, type CheckedValues, type FormValues } from './form-values.js';
import { GroupsField } from './groups-field.js';
import { SAMPLES } from './sample-problems.js';
import { TestsSection } from './tests-section.js';

jest.mock('./fill-expected.js', () => ({ FillExpectedButton: () => null }));

const TESTS = Array.from({ length: 6 }, (_, at) => ({ input: `${at}`, output: `${at}`, hidden: at > 0 }));

function Section({ values }: { values: Partial<FormValues> }) {
  const form = useForm<FormValues, unknown, CheckedValues>({
    defaultValues: { ...EMPTY_FORM, ...SAMPLES.dp, testcases: TESTS, ...values },
    resolver: checkForm,
  });
  const [groups, tests] = useWatch({ control: form.control, name: ['groups', 'testcases'] });
  const said = formProblems(form.formState.errors).map(({ message }) => message);
  return (
    <FormProvider {...form}>
      <TestsSection />
      <GroupsField />
      <output data-testid="groups">{JSON.stringify(groups)}</output>
      <output data-testid="tests">{tests.map(({ group }) => group ?? '').join()}</output>
      <output data-testid="said">{said.join()}</output>
      <button type="button" onClick={() => void form.trigger()}>
        Check
      </button>
    </FormProvider>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const group = (number: number) => {
  const found = screen.getAllByTestId('test-group')[number - 1];
  if (!found) throw new Error(`There is no group ${number}`);
  return within(found);
};
const write = async (number: number, label: string, text: string) => {
  const field = group(number).getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};
const tests = () => screen.getByTestId('tests').textContent;

describe('groups of tests in the form', () => {
  it('are off, and begin with one group of all tests', async () => {
    render(<Section values={{}} />);
    expect(screen.queryAllByTestId('test-group')).toEqual([]);
    expect(screen.queryByLabelText('Group of test 1')).toBeNull();
    await tick('Give points for groups of tests');
    expect(tests()).toBe('All tests,All tests,All tests,All tests,All tests,All tests');
    expect(group(1).getByLabelText('Tests')).toHaveValue('1-6');
    await tick('Give points for groups of tests');
    expect(tests()).toBe(',,,,,');
    expect(screen.getByTestId('groups')).toHaveTextContent('[]');
  });

  it('get tests by ranges or one by one, keep them when they are renamed, and need groups above them', async () => {
    render(<Section values={{}} />);
    await tick('Give points for groups of tests');
    await press('Add group');
    await write(2, 'Tests', '2-3, 6');
    expect(group(1).getByLabelText('Tests')).toHaveValue('1, 4-5');
    await userEvent.selectOptions(screen.getByLabelText('Group of test 4'), 'Group 2');
    await write(1, 'Name', 'Small');
    await userEvent.click(group(2).getByRole('checkbox', { name: 'Small' }));
    expect(tests()).toBe('Small,Group 2,Group 2,Group 2,Small,Group 2');
    expect(screen.getByTestId('groups')).toHaveTextContent(
      '[{"name":"Small","points":100,"needs":[]},{"name":"Group 2","points":10,"needs":["Small"]}]',
    );
    // A test that is added joins the last group.
    await press('Add test case');
    expect(tests()).toBe('Small,Group 2,Group 2,Group 2,Small,Group 2,Group 2');
    await press('Remove group 2');
    expect(tests()).toBe('Small,Small,Small,Small,Small,Small,Small');
  });

  it('say in words what is wrong', async () => {
    render(<Section values={{}} />);
    await tick('Give points for groups of tests');
    await write(1, 'Tests', '1-9');
    expect(group(1).getByText('Write numbers and ranges from 1 to 6, such as 1-3, 7')).toBeInTheDocument();
    await write(1, 'Tests', '1-5');
    await write(1, 'Points', '1001');
    await press('Check');
    await waitFor(() => expect(screen.getByTestId('said')).not.toBeEmptyDOMElement());
    expect(group(1).getByText('Points are a whole number from 0 to 1000')).toBeInTheDocument();
    await write(1, 'Points', '50');
    await press('Check');
    expect(await screen.findByText('Test 6 is in no group', { selector: 'span' })).toBeInTheDocument();
  });
});
