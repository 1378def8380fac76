export interface ComponentSize {
  /** `controls/Button` */
  component: string;
  /** kB after brotli, as are the others. */
  script: number;
  style: number;
  onDemand: number;
}
export const source: string;
export const components: readonly string[];
export function bundle(options: { entries: Record<string, string>; withPackages: boolean }): Promise<readonly unknown[]>;
export function measureComponents(): Promise<ComponentSize[]>;
