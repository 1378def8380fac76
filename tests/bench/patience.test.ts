import { expect, it } from 'vitest';
import { patiently } from './patience.ts';

function watched() {
  const messages: string[] = [];
  let ended = 0;
  const patience = {
    what: 'A flick',
    limit: 20,
    tries: 2,
    say: (message: string) => void messages.push(message),
    giveUp: async () => void (ended += 1),
  };
  return { patience, messages, ended: () => ended };
}

const never = () => new Promise<number>(() => undefined);

it('takes a measurement that ends once, and ends nothing', async () => {
  const { patience, messages, ended } = watched();
  expect(await patiently(async () => 7, patience)).toBe(7);
  expect(messages).toEqual([]);
  expect(ended()).toBe(0);
});

it('ends a measurement without an answer, reports it and repeats it', async () => {
  const { patience, messages, ended } = watched();
  const answers = [never, async () => 8];
  expect(await patiently(() => (answers.shift() ?? never)(), patience)).toBe(8);
  expect(ended()).toBe(1);
  expect(messages).toEqual(['A flick: no answer in 0 s; once more …']);
});

it('gives up after so many tries', async () => {
  const { patience, ended } = watched();
  await expect(patiently(never, patience)).rejects.toThrow('A flick: no answer in 0 s, 2 times.');
  expect(ended()).toBe(2);
});

it('passes a failure on without a second try', async () => {
  const { patience, messages } = watched();
  let tries = 0;
  const fails = async () => {
    tries += 1;
    throw new Error('Nothing to press in view');
  };
  await expect(patiently(fails, patience)).rejects.toThrow('Nothing to press in view');
  expect(tries).toBe(1);
  expect(messages).toEqual([]);
});
