import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.js';

const ITEMS = ['one', 'two', 'three'].map((value) => ({ value, label: value, content: `${value} content` }));

function Example() {
  const [value, setValue] = useState('one');
  return <Tabs label="Example" value={value} items={ITEMS} onChange={setValue} />;
}

describe('tabs', () => {
  it('are selected by arrow keys, Home and End, and Tab moves into the panel', async () => {
    render(<Example />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'one' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'three', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'two' })).toHaveTextContent('two content');
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('keep only the chosen panel in the document', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('tab', { name: 'two' }));
    expect(screen.queryByText('one content')).not.toBeInTheDocument();
  });
});
