interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * The mock library registers its worker by a plain string, which Trusted Types refuse. This default policy, which only
 * mocked builds have, lets that one path through and nothing else.
 */
export function trustWorker(path: string): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, location.href).href === new URL(path, location.href).href) return url;
      throw new TypeError(`${url} is not the mock worker.`);
    },
  });
}
