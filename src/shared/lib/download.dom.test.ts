import { expect, it, vi } from 'vitest';
import { downloadText } from './download.ts';

it('keeps the object URL of the file until the browser has had time to read it, and then revokes it', () => {
  vi.useFakeTimers();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const pressed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(`${this.download} ${this.href.slice(0, 5)}`);
  });
  downloadText('{}', 'theme.json', 'application/json');
  expect(pressed).toEqual(['theme.json blob:']);
  vi.advanceTimersByTime(10_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(120_000);
  expect(revoke).toHaveBeenCalledOnce();
});
