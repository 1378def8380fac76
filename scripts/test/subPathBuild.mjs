// A live build as it would be made for a sub-path of a host, with live updates: tests/e2e lead two people through it. Made once for all of them.
export const subPathBuild = {
  folder: 'dist-sub-path',
  base: '/sub-path/',
  args: ['node_modules/vite/bin/vite.js', 'build', '--outDir', 'dist-sub-path', '--logLevel', 'warn'],
  env: { BASE_URL: '/sub-path', VITE_MOCKED: 'false', VITE_SOCKET_ENABLED: 'true' },
};
