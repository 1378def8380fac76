import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createPreview } from '../../../scripts/preview/server.mjs';
import { root } from '../../../scripts/setup.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the mocked build and of the built Storybook. */
    app: string;
    storybook: string;
  }
}

/** Serves both builds, as the previews do, while the project's tests run. */
export default async function setup(project: TestProject) {
  const backend = 'http://127.0.0.1:4000';
  const servers = [
    { name: 'app' as const, preview: createPreview({ folder: `${root}/dist-mocked`, base: '/', isMocked: true, backend }) },
    {
      name: 'storybook' as const,
      preview: createPreview({ folder: `${root}/storybook-static`, base: '/', isMocked: false, isApp: false, backend }),
    },
  ];
  for (const { name, preview } of servers) {
    if (name === 'app') await preview.warm();
    await new Promise<void>((resolve) => void preview.server.listen(0, '127.0.0.1', resolve));
    project.provide(name, `http://localhost:${(preview.server.address() as AddressInfo).port}`);
  }
  return () => {
    for (const { preview } of servers) preview.server.close();
  };
}
