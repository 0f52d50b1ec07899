import { config } from 'zod/v4/core';

/*
 * The rules of the contract check values without code that they write themselves: the content security policy refuses such
 * code, and the browser would report the attempt on every page. Imported before the first rule is made.
 */
config({ jitless: true });
