import { beforeAll } from 'vitest';
import { testFontsLoaded } from './test-fonts';

/* Set-up of tests in the browser: nothing is measured or drawn before its letters are there. */
beforeAll(testFontsLoaded);
