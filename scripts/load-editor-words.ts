import { loadWords } from '@gep/style-editor';

/* Set-up of tests with editors: these show their words at once then. */
await Promise.all([loadWords('zh-CN'), loadWords('en')]);
