import type { ModelCompleteness } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../form/button-link';
import { Card } from '../../form/card';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';

/** What is missing before a calculation can start, and where to mend it. */
export function Readiness({ models }: { models: readonly ModelCompleteness[] }) {
  const { t } = useTranslation();
  const text = useLocalText();
  const rows = useQuery({
    queryKey: ['models'],
    staleTime: Infinity,
    queryFn: ({ signal }) => client.listModels({}, { signal }),
  });
  const name = (modelId: string) => {
    const row = rows.data?.find((each) => each.modelId === modelId);
    return row ? text(row.name) : modelId;
  };
  return (
    <Card
      title={t('models.incomplete')}
      action={<ButtonLink to="/setting/model">{t('run.toModels')}</ButtonLink>}
    >
      {models.length === 0 ? (
        <p>{t('run.noModel')}</p>
      ) : (
        <>
          <p>{t('run.notReady')}</p>
          <ul>
            {models
              .filter(({ complete }) => !complete)
              .map(({ modelId, problems }) => (
                <li key={modelId}>
                  {name(modelId)}
                  {problems.length > 0 && `: ${problems.map(({ message }) => message).join('; ')}`}
                </li>
              ))}
          </ul>
        </>
      )}
    </Card>
  );
}
