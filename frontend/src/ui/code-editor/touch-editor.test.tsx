import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DEFAULT_EDITOR_SETTINGS } from './editor-types.js';
import TouchEditor from './touch-editor.js';

function Field({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <TouchEditor
      path="main.py"
      language="python"
      value={value}
      revision={0}
      settings={DEFAULT_EDITOR_SETTINGS}
      ariaLabel="Code editor"
      onChange={setValue}
    />
  );
}

describe('the editor of a touch device', () => {
  it('has line numbers and colours, which follow what is typed', async () => {
    render(<Field initial={'# solve'} />);
    const coloured = screen.getByTestId('coloured-text');
    expect(screen.getByTestId('line-numbers')).toHaveTextContent('1');
    expect(screen.getByText('# solve', { selector: 'span' })).toHaveClass('text-muted');
    await userEvent.type(screen.getByRole('textbox', { name: 'Code editor' }), '{Enter}return "x"');
    expect(coloured.textContent).toBe('# solve\nreturn "x"');
    expect(screen.getByText('return')).toHaveClass('text-accent');
    expect(screen.getByText('"x"')).toHaveClass('text-pass');
    expect(screen.getByTestId('line-numbers').textContent).toBe('1\n2');
  });

  it('leaves the field alone to screen readers', () => {
    render(<Field initial="return 1" />);
    expect(screen.getByRole('textbox')).toHaveValue('return 1');
    expect(screen.getByTestId('coloured-text').closest('[aria-hidden]')).not.toBeNull();
  });
});
