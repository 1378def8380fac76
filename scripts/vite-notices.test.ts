import { expect, it } from 'vitest';
import { packageFolderOf } from './vite-notices.ts';

it.each([
  ['/home/sez/node_modules/react/index.js', 'node_modules/react'],
  ['/home/sez/node_modules/@radix-ui/react-dialog/dist/index.mjs?v=1', 'node_modules/@radix-ui/react-dialog'],
  ['C:\\sez\\node_modules\\jotai\\esm\\index.mjs', 'node_modules/jotai'],
  ['/home/sez/node_modules/socket.io-client/node_modules/debug/src/browser.js', 'node_modules/socket.io-client/node_modules/debug'],
  ['\0/home/sez/node_modules/react/index.js?commonjs-module', 'node_modules/react'],
  ['\0vite/preload-helper.js', 'node_modules/vite'],
  ['/home/sez/src/main.tsx', undefined],
])('the module %j belongs to the package in %j', (id, folder) => {
  expect(packageFolderOf(id)).toBe(folder);
});
