export const townBuild: { folder: string; base: string; args: string[]; env: Record<string, string> };
