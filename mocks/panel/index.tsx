import { createRoot } from 'react-dom/client';
import type { MockControl } from '../browser/control.ts';
import { Panel } from './Panel.tsx';
import { panelStyle } from './style.ts';

/** Puts the panel beside the application, in a root of its own. */
export function showPanel(control: MockControl): void {
  const host = document.createElement('div');
  host.id = 'mock-panel';
  // Keys typed in the panel must not trigger the application's shortcuts, except the panel's own.
  for (const type of ['keydown', 'keyup', 'keypress'] as const) {
    host.addEventListener(type, (event) => {
      if (!(event.altKey && event.shiftKey)) event.stopPropagation();
    });
  }
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  createRoot(shadow).render(
    <>
      <style>{panelStyle}</style>
      <Panel control={control} />
    </>,
  );
}
