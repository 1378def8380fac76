// npm run visual:review: shows what the last `npm run test:visual` drew differently, and accepts it by a key. The page says which keys.
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fail, progress } from './setup.mjs';
import { differencesFile, readDifferences } from './visualReview/pictures.ts';
import { createReview } from './visualReview/server.ts';

if (!existsSync(differencesFile)) fail('No pictures have been compared yet. Run npm run test:visual first.');
const differences = readDifferences();
if (differences.length === 0) {
  progress('The last run of npm run test:visual left no difference that is not accepted.');
} else {
  const server = createReview(differences).listen(Number(process.env['PORT'] ?? 0), '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    progress(`${differences.length} different pictures are on http://localhost:${port} (Ctrl-C stops it)`);
  });
}
