import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FaultsTab } from './FaultsTab.tsx';
import { LiveTab } from './LiveTab.tsx';
import { LogTab } from './LogTab.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { ScenarioTab } from './ScenarioTab.tsx';
import { StateTab } from './StateTab.tsx';
import type { TabProps } from './tabs.ts';
import { useDrag } from './useDrag.ts';

const tabs = { People: PeopleTab, Scenarios: ScenarioTab, Faults: FaultsTab, Live: LiveTab, Log: LogTab, State: StateTab } as const;
type TabName = keyof typeof tabs;
const names = Object.keys(tabs) as readonly TabName[];

function TabList({ current, onChoose }: { current: TabName; onChoose: (name: TabName) => void }) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const turn = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (turn === undefined) return;
    const next = names[(names.indexOf(current) + turn + names.length) % names.length] ?? current;
    onChoose(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div role="tablist" aria-label="Mock backend" onKeyDown={onKeyDown}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-tab={name}
          aria-selected={name === current}
          aria-controls="mock-tab"
          tabIndex={name === current ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function Drawer({ control, onClose }: TabProps & { onClose: () => void }) {
  const [tab, setTab] = useState<TabName>('People');
  const [isDocked, setIsDocked] = useState(false);
  const drag = useDrag();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus(), []);
  const Tab = tabs[tab];
  return (
    <section
      ref={frame}
      role="dialog"
      aria-label="Mock backend"
      className={isDocked ? 'panel docked' : 'panel'}
      style={isDocked ? undefined : drag.style}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header {...(isDocked ? {} : { ...drag.handle, 'aria-label': 'Move the panel with the arrow keys' })}>
        <h2>Mock backend</h2>
        <button type="button" aria-pressed={isDocked} onClick={() => setIsDocked(!isDocked)}>
          {isDocked ? 'Float' : 'Dock'}
        </button>
        <button type="button" onClick={onClose} aria-label="Close the mock panel">
          Close
        </button>
      </header>
      <TabList current={tab} onChoose={setTab} />
      <div role="tabpanel" id="mock-tab" aria-label={tab}>
        <Tab control={control} />
      </div>
    </section>
  );
}

/** A small button that opens the remote control of the mock backend. Alt+Shift+M does the same from anywhere. */
export function Panel({ control }: TabProps) {
  const [isOpen, setIsOpen] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.altKey && event.shiftKey && event.code === 'KeyM') setIsOpen((was) => !was);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => launcher.current?.focus());
  };
  if (isOpen) return <Drawer control={control} onClose={close} />;
  return (
    <button ref={launcher} type="button" className="launcher" title="Alt+Shift+M" onClick={() => setIsOpen(true)}>
      Mocks
    </button>
  );
}
