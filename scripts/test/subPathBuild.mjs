// A live build for a sub-path of a host, with live updates, which tests/e2e use with two people. All tests share one build.
export const subPathBuild = {
  folder: 'dist-sub-path',
  base: '/sub-path/',
  args: ['node_modules/vite/bin/vite.js', 'build', '--outDir', 'dist-sub-path', '--logLevel', 'warn'],
  env: { BASE_URL: '/sub-path', VITE_MOCKED: 'false', VITE_SOCKET_ENABLED: 'true' },
};
