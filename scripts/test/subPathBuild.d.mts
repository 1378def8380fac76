export const subPathBuild: { folder: string; base: string; args: string[]; env: Record<string, string> };
