/** What the examples of the doc comments use without making it: what an application has. */
export * as z from 'zod';
export declare const toLogin: () => void;
export declare const notify: (text: string) => void;
export declare const username: string;
export declare const pwd: string;
export declare const signal: AbortSignal;
