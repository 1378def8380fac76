declare module 'virtual:component-sizes' {
  const sizes: readonly { component: string; script: number; style: number; onDemand: number }[];
  export default sizes;
}
