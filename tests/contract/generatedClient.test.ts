import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { documentPaths } from '../../scripts/contract-documents.ts';

/** The virtual files are in this folder, so that the compiler finds its libraries; nothing is written there. */
const folder = fileURLToPath(new URL('.', import.meta.url));
const typesPath = `${folder}generated.ts`;
const usePath = `${folder}generatedUse.ts`;

const types = astToString(await openapiTS(readFileSync(documentPaths.openApi, 'utf8')));

/** A small client over the generated types, as a backend team might write it for its tests. */
const client = `
import type { paths } from './generated';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Json<C> = C extends { content: { 'application/json': infer B } } ? B : undefined;
type Success<R> = { [S in keyof R & (200 | 201 | 204)]: Json<R[S]> }[keyof R & (200 | 201 | 204)];
type Sent<O> = O extends { requestBody: infer B } ? { body: Json<B> } : { body?: never };
type Parameters<O> = O extends { parameters: { query?: infer Q; path?: infer P } }
  ? { query?: Q } & ([P] extends [never] ? { path?: never } : { path: P })
  : never;
declare function call<P extends keyof paths, M extends keyof paths[P] & Method>(
  method: M,
  path: P,
  parts: Sent<paths[P][M]> & Parameters<paths[P][M]>,
): Promise<paths[P][M] extends { responses: infer R } ? Success<R> : never>;
`;

/** Ten requests that read fields of their answers. */
const uses = `
export async function useTen(): Promise<void> {
  const me = await call('get', '/api/users/me', {});
  const names: (string | null | undefined)[] = [me.username, me.displayName, me.phone];
  const feed = await call('get', '/api/posts/recommended', { query: { limit: 15, showOwnPosts: true } });
  const authors: string[] = feed.results.map((post) => post.authorUser.id);
  const total: number = feed.count;
  const post = await call('get', '/api/posts/{id}', { path: { id: 'p1' } });
  const kind: 'post' | 'quote' | 'repost' | 'reply' = post.type;
  const reply = await call('post', '/api/posts', { body: { type: 'reply', repostedPostId: post.id, rawText: 'Yes.' } });
  const published: string = reply.publishedAt;
  await call('delete', '/api/posts/{id}', { path: { id: reply.id } });
  const { results: replies } = await call('get', '/api/posts/{id}/replies', { path: { id: post.id } });
  const group = await call('get', '/api/organizations/{id}', { path: { id: 'g1' } });
  const isPrivate: boolean = group.isPrivate;
  const { results: news } = await call('get', '/api/notifications', { query: { read: false } });
  const found = await call('get', '/api/search', { query: { query: 'tram' } });
  await call('post', '/api/auth/login-sms/send', { body: { phone: '+12015550123', type: 'login' } });
  console.log(names, authors, total, kind, published, replies.length, isPrivate, news[0]?.read, found);
}
`;

/** Each of these mistakes must be a type error, or the generated types would be too loose to be useful. */
const mistakes: readonly (readonly [what: string, code: string])[] = [
  ['a path that is not documented', "void call('get', '/api/users/you', {});"],
  ['a method that a path does not have', "void call('put', '/api/users/me', {});"],
  ['a missing body', "void call('post', '/api/posts', {});"],
  ['a post of no kind', "void call('post', '/api/posts', { body: { rawText: 'Yes.' } });"],
  ['a reply to nothing', "void call('post', '/api/posts', { body: { type: 'reply', rawText: 'Yes.' } });"],
  ['a repost of nothing', "void call('post', '/api/posts', { body: { type: 'repost' } });"],
  ['a post without words or pictures', "void call('post', '/api/posts', { body: { type: 'post' } });"],
  ['a missing id', "void call('get', '/api/posts/{id}', { path: {} });"],
  ['a parameter of another type', "void call('get', '/api/notifications', { query: { read: 'no' } });"],
  ['an unknown field of an answer', "void call('get', '/api/users/me', {}).then((me) => me.nickname);"],
];

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Returns the compiler's errors by line; the generated types are passed in as a virtual file. */
function compile(use: string): readonly { readonly line: number; readonly message: string }[] {
  const files = new Map([
    [typesPath, types],
    [usePath, use],
  ]);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists.call(host, path);
  host.readFile = (path) => files.get(path) ?? readFile.call(host, path);
  host.getSourceFile = (path, target, ...rest) => {
    const text = files.get(path);
    return text === undefined ? getSourceFile.call(host, path, target, ...rest) : ts.createSourceFile(path, text, target);
  };
  const program = ts.createProgram([usePath], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => ({
    line: file?.fileName === usePath ? file.getLineAndCharacterOfPosition(start).line : -1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

describe('a TypeScript client generated from docs/openapi.json', () => {
  it('compiles with a use of ten calls, and finds the mistakes in ten others', () => {
    const right = client + uses;
    const first = right.split('\n').length - 1;
    const complaints = compile(right + mistakes.map(([, code]) => code).join('\n'));
    expect(complaints.filter(({ line }) => line < first)).toEqual([]);
    const found = new Set(complaints.map(({ line }) => line - first));
    expect(mistakes.filter((_mistake, index) => !found.has(index)).map(([what]) => what)).toEqual([]);
  }, 60_000);
});
