import {
  limits,
  passwordRule,
  phoneRule,
  ruleMessages,
  userNameRule,
  verificationCodeRule,
} from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { useRuleText } from '../../form/rule-text';
import { TextField } from '../../form/text-field';
import { usePageTitle } from '../../layout/use-page-title';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { toast } from '../../session/toast';
import css from './login.module.css';
import { LoginFrame } from './login-frame';

const schema = z.object({
  phone: phoneRule.min(1, 'rule.required'),
  code: verificationCodeRule,
  userName: userNameRule,
  password: passwordRule,
});
type Form = z.infer<typeof schema>;

/** Registration by phone, where the server offers it. */
export default function RegisterScreen() {
  const { t } = useTranslation();
  usePageTitle(t('register.title'));
  const words = useRuleText();
  const local = useLocalText();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [seconds, setSeconds] = useState(0);
  const app = useQuery({
    queryKey: ['app-info'],
    queryFn: ({ signal }) => client.appInfo({}, { signal }),
  });
  const { control, handleSubmit, getValues, trigger, formState } = useForm<Form>({
    resolver: zodResolver(schema),
    defaultValues: { phone: '', code: '', userName: '', password: '' },
  });
  const { errors } = formState;
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const send = useMutation({
    mutationFn: () => client.sendRegistrationCode({ phone: getValues('phone') }),
    onSuccess: () => setSeconds(limits.codeCooldownSeconds),
  });
  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await client.register(values, { quiet: true });
      toast.success(t('register.done'));
      await navigate('/login');
    } catch (error) {
      setFailure(errorText(error));
    }
  });
  if (app.data && !app.data.registration) return <Navigate to="/login" replace />;
  if (!app.data) return null;
  const digits = (most: number) => (text: string) => text.replace(/\D/g, '').slice(0, most);
  return (
    <LoginFrame>
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <div>
          <h1>{t('app.name')}</h1>
          <p className={css.muted}>{t('register.title')}</p>
        </div>
        <TextField
          control={control}
          name="phone"
          label={t('register.phone')}
          error={words(errors.phone?.message)}
          inputMode="tel"
          autoComplete="tel"
          autoFocus
          keep={digits(limits.phoneDigits)}
        />
        <div className={css.code}>
          <TextField
            control={control}
            name="code"
            label={t('register.code')}
            error={words(errors.code?.message)}
            inputMode="numeric"
            autoComplete="one-time-code"
            keep={digits(6)}
          />
          <Button
            disabled={seconds > 0 || send.isPending}
            onClick={() => void trigger('phone').then((right) => right && send.mutate())}
          >
            {seconds > 0 ? t('register.again', { seconds }) : t('register.send')}
          </Button>
        </div>
        <TextField
          control={control}
          name="userName"
          label={t('login.account')}
          help={local(ruleMessages['rule.user-name'])}
          error={words(errors.userName?.message)}
          autoComplete="username"
        />
        <TextField
          control={control}
          name="password"
          label={t('login.password')}
          help={local(ruleMessages['rule.password'])}
          error={words(errors.password?.message)}
          type="password"
          autoComplete="new-password"
        />
        <p className={css.failure} role="alert">
          {failure}
        </p>
        <Button look="primary" type="submit" disabled={formState.isSubmitting}>
          {t('register.submit')}
        </Button>
        <p className={css.links}>
          <Link to="/login">{t('register.back')}</Link>
        </p>
      </form>
    </LoginFrame>
  );
}
