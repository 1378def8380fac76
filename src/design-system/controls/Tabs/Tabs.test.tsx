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

  it('reports a new choice, and another press on the current one', () => {
    const change = vi.fn();
    const reselect = vi.fn();
    render(<Tabs id="t" label="Lists" items={items} value="a" onChange={change} onReselect={reselect} />);
    fireEvent.click(screen.getByRole('tab', { name: /Second/ }));
    fireEvent.click(screen.getByRole('tab', { name: /First/ }));
    expect(change).toHaveBeenCalledExactlyOnceWith('b');
    expect(reselect).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('leaves arrow keys with Alt or Cmd to the browser, for which they are Back and Forward', () => {
    render(<Tabs id="t" label="Lists" items={items} value="a" onChange={vi.fn()} />);
    const first = screen.getByRole('tab', { name: /First/ });
    first.focus();
    for (const modifier of [{ altKey: true }, { metaKey: true }]) {
      expect(fireEvent.keyDown(first, { key: 'ArrowRight', ...modifier })).toBe(true);
      expect(document.activeElement).toBe(first);
    }
    expect(fireEvent.keyDown(first, { key: 'ArrowRight' })).toBe(false);
  });

  it('measures its row once it has a size, and not before, because WebKit requires that', () => {
    let tell: ResizeObserverCallback = () => expect.unreachable();
    class Observer {
      constructor(callback: ResizeObserverCallback) {
        tell = callback;
      }
      observe = vi.fn();
      disconnect = vi.fn();
    }
    vi.stubGlobal('ResizeObserver', Observer);
    render(<Tabs id="t" label="Lists" items={items} value="b" onChange={vi.fn()} />);
    const measure = vi.spyOn(screen.getByRole('tablist'), 'getBoundingClientRect');
    const resize = (width: number) => tell([{ contentRect: new DOMRect(0, 0, width, 46) } as ResizeObserverEntry], {} as ResizeObserver);
    resize(0);
    expect(measure).not.toHaveBeenCalled();
    resize(366);
    expect(measure).toHaveBeenCalled();
  });
});
