import type { LocalText } from './shared-schemas';

/** Words of the validation rules, by the key that a rule carries as its message. */
export const ruleMessages = {
  'rule.required': { zh: '此项为必填项', en: 'This field is required' },
  'rule.no-spaces': { zh: '不能包含空格', en: 'Must not contain spaces' },
  'rule.characters': { zh: '含有不能保存的字符', en: 'Contains characters that cannot be stored' },
  'rule.too-long': { zh: '内容过长', en: 'Too long' },
  'rule.integer': { zh: '请输入整数', en: 'Must be a whole number' },
  'rule.number': { zh: '请输入数字', en: 'Must be a number' },
  'rule.range': { zh: '数值超出允许范围', en: 'Outside the allowed range' },
  'rule.key': { zh: '名称格式不正确', en: 'Not a valid key' },
  'rule.model-id': { zh: '模型编号不正确', en: 'Not the id of a model' },
  'rule.password': {
    zh: '密码为8-16位，须同时包含大写字母、小写字母、数字和特殊符号，且不能包含空格',
    en: '8-16 characters with at least one lowercase, uppercase, digit and special symbol, no spaces',
  },
  'rule.password-simple': {
    zh: '密码为6-16位，须包含数字、字母、特殊字符中的至少两种',
    en: '6-16 characters with at least two of digits, letters and special characters',
  },
  'rule.password-mismatch': { zh: '两次输入的密码不一致', en: 'The two passwords do not match' },
  'rule.account-required': { zh: '请输入用户名', en: 'Please enter user name' },
  'rule.password-required': { zh: '请输入密码', en: 'Please enter password' },
  'rule.account-characters': {
    zh: '账号只能包含数字、字母和下划线',
    en: 'Digits, letters and underscores only',
  },
  'rule.department-account': {
    zh: '1-50个字符，英文或数字，以字母开头',
    en: '1-50 characters, English or digits, starting with a letter',
  },
  'rule.user-name': {
    zh: '6-16位字母或数字，以字母开头',
    en: '6-16 letters or digits, starting with a letter',
  },
  'rule.phone': { zh: '请输入正确的手机号码', en: 'Enter a valid mobile number' },
  'rule.verification-code': { zh: '请输入6位数字验证码', en: 'Enter the code of six digits' },
  'rule.email': { zh: '请输入正确的邮箱地址', en: 'Enter a valid e-mail address' },
  'rule.year': { zh: '请输入4位年份', en: 'Enter a year of four digits' },
  'rule.month': { zh: '请输入1-12的月份', en: 'Enter a month from 1 to 12' },
  'rule.style-name': { zh: '请输入符号名称', en: 'Enter a symbol name' },
  'rule.calculation-option': { zh: '请至少选择一个计算选项', en: 'Choose at least one calculation option' },
  'rule.accounting-level': { zh: '请选择核算区级别', en: 'Choose the accounting-district level' },
  'rule.partition-level': { zh: '请选择分区部门级别', en: 'Choose the partition-department level' },
  'rule.reclassification-repeat': {
    zh: '重分类表中的原始值不能重复',
    en: 'An original value may occur only once in the reclassification table',
  },
  'rule.style-size': { zh: '样式内容过大', en: 'The style is too large' },
  'rule.date': { zh: '请输入日期', en: 'Enter a date' },
  'rule.points': { zh: '区域至少需要3个点', en: 'A region needs at least 3 points' },
} as const satisfies Record<string, LocalText>;

export type RuleKey = keyof typeof ruleMessages;

/**
 * True if a zod message is the key of a rule.
 * @example
 * isRuleKey('rule.required'); // true
 */
export function isRuleKey(message: string): message is RuleKey {
  return Object.hasOwn(ruleMessages, message);
}
