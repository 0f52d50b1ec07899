import * as z from 'zod';
import { limits } from './limits';

/**
 * Validation rules shared by forms, client and server. A rule's message is a key of `rule-messages.ts`, never a
 * sentence.
 */

const NO_SPACES = /^\S*$/;
const REQUIRED = 'rule.required';

/** Platform password: 8-16 characters, at least one lowercase, uppercase, digit and special symbol, no spaces. */
export const passwordRule = z
  .string()
  .min(1, REQUIRED)
  .regex(NO_SPACES, 'rule.no-spaces')
  .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z\d\s])[\x21-\x7e]{8,16}$/, 'rule.password');

/** The other kind of password: 6-16 characters with at least two of digits, letters and special characters. */
export const simplePasswordRule = z
  .string()
  .min(1, REQUIRED)
  .regex(/^(?!\d+$)(?![A-Za-z]+$)(?![^A-Za-z\d]+$)[\x21-\x7e]{6,16}$/, 'rule.password-simple');

/** Account on the login form: digits, letters, underscores. */
export const loginAccountRule = z
  .string()
  .min(1, 'rule.account-required')
  .max(50, 'rule.too-long')
  .regex(/^\w+$/, 'rule.account-characters');

/** Password on the login form: only required, so that an old password of any shape can still sign in. */
export const loginPasswordRule = z.string().min(1, 'rule.password-required').max(128, 'rule.too-long');

/** Account of a department: 1-50 letters or digits, starting with a letter. */
export const departmentAccountRule = z
  .string()
  .min(1, REQUIRED)
  .regex(NO_SPACES, 'rule.no-spaces')
  .regex(/^[A-Za-z][A-Za-z\d]{0,49}$/, 'rule.department-account');

/** Account of somebody who registers: 6-16 letters and digits, starting with a letter. */
export const userNameRule = z.string().regex(/^[A-Za-z][A-Za-z\d]{5,15}$/, 'rule.user-name');

/** Name of a department: 1-50 characters without spaces; its input takes 30. */
export const departmentNameRule = z
  .string()
  .min(1, REQUIRED)
  .max(limits.departmentName.max, 'rule.too-long')
  .regex(NO_SPACES, 'rule.no-spaces');

/** Optional mobile number: empty, or 1[3-9] and nine digits. */
export const phoneRule = z.string().regex(/^(?:1[3-9]\d{9})?$/, 'rule.phone');

/** Verification code that was sent to a phone. */
export const verificationCodeRule = z.string().regex(/^\d{6}$/, 'rule.verification-code');

/** Optional e-mail address. */
export const emailRule = z
  .string()
  .max(limits.emailMax, 'rule.too-long')
  .refine((text) => text === '' || z.email().safeParse(text).success, 'rule.email');

/** Optional contact person, 30 characters. */
export const contactRule = z.string().max(limits.contactMax, 'rule.too-long');

/** Name of a project: required, without spaces; its uniqueness is the server's to check. */
export const projectNameRule = z
  .string()
  .min(1, REQUIRED)
  .max(limits.projectNameMax, 'rule.too-long')
  .regex(NO_SPACES, 'rule.no-spaces');

/** Why a service does not exist in a region. */
export const absenceReasonRule = z
  .string()
  .trim()
  .min(1, REQUIRED)
  .max(limits.absenceReasonMax, 'rule.too-long');

/** Why a report form is sent back. */
export const returnReasonRule = z
  .string()
  .trim()
  .min(1, REQUIRED)
  .max(limits.explanationMax, 'rule.too-long');

/** Formulating authority, approving authority, approval number. */
export const authorityRule = z.string().max(limits.authorityMax, 'rule.too-long');

/** A year of four digits, or empty. */
export const yearRule = z.string().regex(/^(?:\d{4})?$/, 'rule.year');

/** A month 1-12, or empty. */
export const monthRule = z.string().regex(/^(?:0?[1-9]|1[0-2])?$/, 'rule.month');

/** Calculation resolution in metres, 1-100000. */
export const resolutionRule = z
  .number('rule.number')
  .min(limits.resolution.min, 'rule.range')
  .max(limits.resolution.max, 'rule.range');

/** Name of a saved style. */
export const styleNameRule = z
  .string()
  .trim()
  .min(1, 'rule.style-name')
  .max(limits.styleNameMax, 'rule.too-long');

/** The name of a group of the public style library. */
export const groupNameRule = z.string().trim().min(1, REQUIRED).max(limits.styleNameMax, 'rule.too-long');

export const viewNameRule = z.string().trim().min(1, REQUIRED).max(limits.viewNameMax, 'rule.too-long');

/** The query of an address, as text. */
export const viewQueryRule = z.string().max(limits.viewQueryMax, 'rule.too-long');

/**
 * Whether a password is too old to go on with.
 * @param lastChange of an account whose password was never changed, when it was made
 * @example
 * passwordIsStale('2020-01-01T00:00:00Z', new Date('2030-01-01T00:00:00Z')); // true
 */
export function passwordIsStale(lastChange: string | Date, now: Date = new Date()): boolean {
  const age = now.getTime() - new Date(lastChange).getTime();
  return age > limits.passwordMaxAgeDays * 24 * 60 * 60 * 1000;
}
