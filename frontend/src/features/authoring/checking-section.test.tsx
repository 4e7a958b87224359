import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Provider } from 'react-redux';
import { createStore } from '../../store/index.js';
import { errorAnswer, stubServer } from '../../testing/render-page.js';
import CheckingSection from './checking-section.js';
import { EMPTY_FORM, type FormValues } from './form-values.js';

function Section({ programs }: Pick<FormValues, 'programs'>) {
  const form = useForm<FormValues>({
    defaultValues: { ...EMPTY_FORM, programs: { ...EMPTY_FORM.programs, ...programs } },
  });
  const wrong = useWatch({ control: form.control, name: 'programs.wrong' });
  return (
    <FormProvider {...form}>
      <CheckingSection problemId={null} />
      <output data-testid="values">{JSON.stringify(wrong)}</output>
    </FormProvider>
  );
}
const open = (programs: FormValues['programs'] = {}) =>
  render(
    <Provider store={createStore()}>
      <Section programs={programs} />
    </Provider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows one program at a time, and says what each is for', async () => {
  open({ validator: 'export function validate() {}' });
  expect(screen.getByRole('textbox', { name: 'Validator' })).toHaveValue('export function validate() {}');
  await press('Brute force');
  expect(screen.getByRole('textbox', { name: 'Brute force' })).toHaveValue('');
  expect(screen.queryByRole('textbox', { name: 'Validator' })).toBeNull();
  expect(screen.getByText(/Python: slow and right/)).toBeInTheDocument();
});

it('adds, fills and removes wrong programs', async () => {
  open();
  await press('Wrong programs');
  await press('Add wrong program');
  const row = within(screen.getByTestId('wrong-program'));
  await userEvent.type(row.getByRole('textbox', { name: 'Name' }), 'off-by-one');
  await userEvent.selectOptions(row.getByRole('combobox', { name: 'Language' }), 'Java');
  await userEvent.selectOptions(row.getByRole('combobox', { name: 'Expected verdict' }), 'Runtime Error');
  expect(JSON.parse(screen.getByTestId('values').textContent ?? '')).toEqual([
    { name: 'off-by-one', language: 'JAVA', verdict: 'runtime_error', sourceCode: '' },
  ]);
  await press('Remove wrong program 1');
  expect(screen.getByTestId('values')).toHaveTextContent('[]');
});

it('checks with random inputs once there is a generator and brute force, and shows a refusal', async () => {
  const requests = stubServer({
    'POST /admin/random-checks': errorAnswer(400, 'VALIDATION_FAILED', 'The validator refuses test random-2'),
  });
  open({ generator: 'export const generator = {};', brute: 'print(1)' });
  await press('Check with random inputs');
  expect(await screen.findByRole('alert')).toHaveTextContent('The validator refuses test random-2');
  const { programs } = JSON.parse(requests[0]?.body ?? '{}') as FormValues;
  expect(programs).toMatchObject({ generator: 'export const generator = {};', brute: 'print(1)' });
});

it('needs both programs for random inputs', () => {
  open({ generator: 'export const generator = {};' });
  expect(screen.getByRole('button', { name: 'Check with random inputs' })).toBeDisabled();
  expect(screen.getByText('Needs a generator and a brute force program.')).toBeInTheDocument();
});
