// A live build as it would be made for a sub-path of a host, with live updates: tests/e2e lead two people through it. Made once for all of them.
export const townBuild = {
  folder: 'dist-town',
  base: '/town/',
  args: ['node_modules/vite/bin/vite.js', 'build', '--outDir', 'dist-town', '--logLevel', 'warn'],
  env: { BASE_URL: '/town', VITE_MOCKED: 'false', VITE_SOCKET_ENABLED: 'true' },
};
