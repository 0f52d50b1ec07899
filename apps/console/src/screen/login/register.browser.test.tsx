import '../../console.css';
import { createTestClient, TestFault } from '@gep/api-client/testing';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Route, Routes } from 'react-router-dom';
import i18n from '../../message';
import { openDepartments } from '../testing/open-departments';
import RegisterScreen from './register';
import { backend } from '../../session/testing/backend';

let registration: boolean;
let asked: unknown[];

beforeEach(async () => {
  await i18n.changeLanguage('zh-CN');
  [registration, asked] = [true, []];
  const made = createTestClient(
    {
      appInfo: () => ({
        version: '0.1.0',
        regionFile: { encoding: 'none', key: null },
        uploadBytes: { region: 1, input: 1 },
        registration,
        entries: { administrator: null, report: null },
      }),
      sendRegistrationCode: ({ body }) => {
        asked.push(body);
        return null;
      },
      register: ({ body }) => {
        asked.push(body);
        if (body.code !== '123456') throw new TestFault('CODE_WRONG');
        return null;
      },
    },
    { language: () => i18n.language },
  );
  backend.client = { ...made.client };
});

const open = () =>
  openDepartments(
    '',
    <Routes>
      <Route path="/" element={<RegisterScreen />} />
      <Route path="/login" element={<p>sign-in is here</p>} />
    </Routes>,
  );
const button = (name: RegExp | string) => page.getByRole('button', { name });

it('sends a code to a right phone, counts down, and registers', async () => {
  await open();
  await button('获取验证码').click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByLabelText('手机号').fill('139 1234 5678');
  await button('获取验证码').click();
  await expect.element(button('重新获取（59秒）')).toBeDisabled();
  expect(asked).toEqual([{ phone: '13912345678' }]);
  await page.getByLabelText('验证码').fill('000000');
  await page.getByLabelText('账号').fill('owner01');
  await page.getByLabelText('密码').fill('Owner#2026x');
  await button('注册').click();
  await expect.element(page.getByText('验证码错误或已失效')).toBeVisible();
  await page.getByLabelText('验证码').fill('123456');
  await button('注册').click();
  await expect.element(page.getByText('sign-in is here')).toBeVisible();
});

it('leads to the sign-in where the server has no registration', async () => {
  registration = false;
  await open();
  await expect.element(page.getByText('sign-in is here')).toBeVisible();
});
