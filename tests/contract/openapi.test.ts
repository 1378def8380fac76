import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '@/api/table';
import { documentPath, renderContract } from '../../scripts/contract.ts';

type Operation = { operationId: string; description: string; responses: object; parameters: { in?: string; name?: string }[] };

const text = renderContract();
const contract = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(contract.paths).flatMap(([path, byMethod]) => Object.values(byMethod).map((one) => ({ path, ...one })));

/** Follows a reference such as `#/components/schemas/Post`. */
const resolve = (reference: string) =>
  reference.split('/').slice(1).reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], contract);

describe('docs/openapi.json', () => {
  it('is up to date (if not: npm run contract)', () => {
    expect(readFileSync(documentPath, 'utf8') === text).toBe(true);
  });

  it('has one described operation for every endpoint', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
    expect(operations.filter(({ description }) => description.length < 15)).toEqual([]);
  });

  it('refers to nothing that is missing', () => {
    const references = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, reference = '']) => reference);
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  it('names the parameters of every path, and no path twice', () => {
    const wrong = operations.filter(({ path, parameters }) => {
      const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      return String(path.match(/\{\w+\}/g) ?? []) !== String(declared);
    });
    expect(wrong).toEqual([]);
    const shapes = Object.keys(contract.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('documents the refusals people meet', () => {
    const statuses = (id: string) => Object.keys(operations.find(({ operationId }) => operationId === id)?.responses ?? {});
    expect(statuses('updatePost')).toEqual(['200', '401', '403', '404', '409', '429']);
    expect(statuses('logIn')).toEqual(['200', '400']);
    expect(statuses('markPostAsRead')).toEqual(['204', '401', '404']);
  });
});
