import fc from 'fast-check';

/*
 * Set-up of tests in Node: a property that fails is made smaller for two minutes at most. Lists of fractions could be made
 * smaller for hours, and no time limit of a test ends what does not wait.
 */
fc.configureGlobal({ interruptAfterTimeLimit: 120_000 });
