import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TabPanel, Tabs } from './Tabs.tsx';

const items = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second', count: 4 },
] as const;

describe('Tabs', () => {
  it('ties the selected tab and the panel to each other', () => {
    render(
      <>
        <Tabs id="t" label="Lists" items={items} value="b" onChange={vi.fn()} />
        <TabPanel tabsId="t" value="b">
          List
        </TabPanel>
      </>,
    );
    const tab = screen.getByRole('tab', { selected: true });
    expect(screen.getByRole('tabpanel', { name: 'Second 4' }).id).toBe(tab.getAttribute('aria-controls'));
  });

  it('can be reached by Tab at the selected tab only', () => {
    render(<Tabs id="t" label="Lists" items={items} value="b" onChange={vi.fn()} />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0]);
  });

  it('tells a new choice from the current one again', () => {
    const change = vi.fn();
    const reselect = vi.fn();
    render(<Tabs id="t" label="Lists" items={items} value="a" onChange={change} onReselect={reselect} />);
    fireEvent.click(screen.getByRole('tab', { name: /Second/ }));
    fireEvent.click(screen.getByRole('tab', { name: /First/ }));
    expect(change).toHaveBeenCalledExactlyOnceWith('b');
    expect(reselect).toHaveBeenCalledExactlyOnceWith('a');
  });
});
