import type { ErrorEntry } from './error-entry';

/** Signing in, sessions and requests. */
export const requestErrors = {
  // 101 signing in
  LOGIN_FAILED: {
    code: '10101',
    zh: '用户名或密码错误，请重新输入',
    en: 'Wrong username or password, please re-enter',
  },
  LOGIN_LOCKED: {
    code: '10102',
    zh: '密码错误次数过多，账号已临时锁定，请{minutes}分钟后再试',
    en: 'Too many wrong passwords: the account is temporarily locked, try again in {minutes} minutes',
  },
  PASSWORD_UNCHANGED: {
    code: '10103',
    zh: '新密码不能与旧密码相同',
    en: 'The new password must differ from the old one',
  },
  OLD_PASSWORD_WRONG: { code: '10104', zh: '原密码错误', en: 'The old password is wrong' },

  PASSWORD_STALE: {
    code: '10105',
    zh: '密码已超过{days}天未修改，请先修改密码',
    en: 'The password has not been changed for over {days} days: change it first',
  },
  PASSWORD_INITIAL: {
    code: '10106',
    zh: '首次登录请先修改初始密码',
    en: 'Change the initial password first',
  },

  // 102, 103 session, as the specification fixes them
  SESSION_UNKNOWN: { code: '10204', zh: '登录超时', en: 'Login timeout: no or unknown token' },
  SESSION_EXPIRED: { code: '10206', zh: '登录超时', en: 'Login timeout: the session has expired' },
  SESSION_REVOKED: { code: '10301', zh: '登录超时', en: 'Login timeout: the session was revoked' },

  // 104 requests
  VALIDATION: { code: '10400', status: 400, zh: '{field}：{rule}', en: '{field}: {rule}' },
  FORBIDDEN: { code: '10403', status: 403, zh: '没有权限执行此操作', en: 'Not allowed to do this' },
  NOT_FOUND: { code: '10404', status: 404, zh: '{what}不存在', en: '{what} does not exist' },
  NAME_TAKEN: { code: '10409', zh: '名称{name}已存在', en: 'The name {name} already exists' },
  ACCOUNT_TAKEN: { code: '10410', zh: '账号{name}已存在', en: 'The account {name} already exists' },
  FORM_CHANGED: {
    code: '10412',
    status: 412,
    zh: '{form}已被他人修改，保存将覆盖其修改',
    en: 'Somebody else has changed {form} in the meantime: saving would overwrite that',
  },
  TOO_LARGE: { code: '10413', status: 413, zh: '内容过大，最大{limit}', en: 'Too large, at most {limit}' },
  CONTENT_TYPE: {
    code: '10415',
    status: 415,
    zh: '不支持的请求格式{type}',
    en: 'Unsupported content type {type}',
  },
  TOO_MANY_REQUESTS: {
    code: '10429',
    status: 429,
    zh: '请求过于频繁，请稍后再试',
    en: 'Too many requests, try again later',
  },
  TOO_MANY_ROWS: {
    code: '10430',
    zh: '共{count}行，超过一次可取的{limit}行，请分页查询',
    en: '{count} rows are more than the {limit} that one answer can hold: use pages',
  },
  INTERNAL: { code: '10500', status: 500, zh: '服务器内部错误', en: 'Internal server error' },
  BUSY: {
    code: '10504',
    status: 503,
    zh: '服务器繁忙，请稍后再试',
    en: 'The server is busy, try again later',
  },
  UNAVAILABLE: { code: '10503', status: 503, zh: '服务暂不可用', en: 'Service unavailable' },
  DISK_FULL: {
    code: '10507',
    status: 507,
    zh: '服务器磁盘空间不足，请联系管理员清理磁盘后重试',
    en: 'The disk of the server is full: ask its operator to free space, then try again',
  },
} as const satisfies Record<string, ErrorEntry>;
