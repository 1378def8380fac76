import { expect, test } from 'vitest';
import { createIntentQueue } from './intentQueue.ts';

function setUp() {
  const sent: string[] = [];
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const queue = createIntentQueue<boolean>((key, intent) => {
    sent.push(`${key}:${intent}`);
    return new Promise((resolve, reject) => answers.push({ resolve, reject }));
  });
  return { queue, sent, answers };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('while a call is under way only the last intent is kept', async () => {
  const { queue, sent, answers } = setUp();
  const done = queue.push('post', true);
  void queue.push('post', false);
  void queue.push('post', true);
  void queue.push('post', false);
  expect(sent).toEqual(['post:true']);
  answers[0]?.resolve();
  await settled();
  expect(sent).toEqual(['post:true', 'post:false']);
  answers[1]?.resolve();
  await expect(done).resolves.toBeUndefined();
});

test('different things do not wait for each other', () => {
  const { queue, sent } = setUp();
  void queue.push('one', true);
  void queue.push('two', true);
  expect(sent).toEqual(['one:true', 'two:true']);
});

test('the failure of the last intent reaches the caller, and the queue works on afterwards', async () => {
  const { queue, sent, answers } = setUp();
  const done = queue.push('post', true);
  answers[0]?.reject(new Error('refused'));
  await expect(done).rejects.toThrow('refused');
  void queue.push('post', false);
  expect(sent).toEqual(['post:true', 'post:false']);
});

test('a failed intent is not reported when a newer one replaced it', async () => {
  const { queue, answers } = setUp();
  const done = queue.push('post', true);
  void queue.push('post', false);
  answers[0]?.reject(new Error('refused'));
  await settled();
  answers[1]?.resolve();
  await expect(done).resolves.toBeUndefined();
});
