declare module 'plotty' {
  /** What the bench uses of plotty, which ships no types. */
  export class plot {
    constructor(options: {
      readonly canvas: HTMLCanvasElement;
      readonly data: Float32Array;
      readonly width: number;
      readonly height: number;
      readonly domain: readonly [number, number];
      readonly colorScale: string;
      readonly useWebGL: boolean;
    });
    setDomain(domain: readonly [number, number]): void;
    render(): void;
  }
}
