import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { names, sample } from './apiSamples.tsx';

it.each(names)('%s can be rendered without a page', (name) => {
  expect(typeof document).toBe('undefined');
  expect(() => renderToString(sample(name, {}))).not.toThrow();
});
