import { errorCodes, errorMessage, isRuleKey, ruleMessages } from '@gep/api-client';
import type { ErrorName } from '@gep/api-client';
import { useTranslation } from 'react-i18next';

function isErrorName(message: string): message is ErrorName {
  return Object.hasOwn(errorCodes, message);
}

/**
 * Words of what a form's field breaks, out of the contract, so that form and server say the same: a key of the rules, or
 * the name of a refusal that the form can foresee. Other texts come back as they are.
 */
export function ruleText(message: string, consoleLanguage: string): string {
  const language = consoleLanguage === 'en' ? 'en' : 'zh';
  if (isRuleKey(message)) return ruleMessages[message][language];
  return isErrorName(message) ? errorMessage(message, language) : message;
}

/** `ruleText` in the language of the console. */
export function useRuleText(): (message: string | undefined) => string | undefined {
  const { i18n } = useTranslation();
  return (message) => message && ruleText(message, i18n.language);
}
