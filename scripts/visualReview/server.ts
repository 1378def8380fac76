import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { accept, type Difference } from './pictures.ts';

const page = readFileSync(new URL('./page.html', import.meta.url));

/**
 * Serves the page of `npm run visual:review`. Beside it there are `/list`, `/picture/<number>/<kind>` and, by POST, `/accept/<number>`.
 * @param differences in the order in which they are shown
 */
export function createReview(differences: readonly Difference[]): Server {
  return createServer((request, response) => {
    const answer = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    const [, part = '', number = '', kind = ''] = (request.url ?? '/').split('/');
    if (part === '') return void answer(200, 'text/html; charset=utf-8', page);
    if (part === 'list') {
      const list = differences.map(({ title, baseline, diff }) => ({
        title,
        baseline,
        isNew: !existsSync(baseline),
        hasDiff: diff !== undefined,
      }));
      return void answer(200, 'application/json', JSON.stringify(list));
    }
    const difference = differences[Number(number)];
    if (difference && part === 'picture' && (kind === 'baseline' || kind === 'actual' || kind === 'diff')) {
      const path = difference[kind];
      if (path && existsSync(path)) return void answer(200, 'image/png', readFileSync(path));
    }
    // Another site can't send this header without a question that is never answered here.
    if (difference && part === 'accept' && request.method === 'POST' && request.headers['x-review']) {
      accept(difference).then(
        () => answer(200, 'text/plain', 'accepted'),
        (error: unknown) => answer(500, 'text/plain', String(error)),
      );
      return;
    }
    answer(404, 'text/plain', 'There is nothing here.');
  });
}
