import { languages, loadWords } from '../apps/console/src/message/i18n';

/* Set-up of the console's tests: they open screens without the routes that load the words of both languages. */
await Promise.all(languages.map((language) => loadWords('all', language)));
