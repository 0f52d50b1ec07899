import type { ReportForm } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { RasterPreflightView } from '../../form/preflight/raster-preflight';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';

/** What a look at the raster of a form inside the region finds: coverage, values, a picture. */
export function FormPreflight({ form }: { readonly form: ReportForm }) {
  const text = useLocalText();
  const { reportFormId, type, fileName, updateTime } = form;
  const isRaster = type === 'RASTER' && fileName !== null;
  const look = useQuery({
    queryKey: ['form-preflight', reportFormId, fileName, updateTime],
    enabled: isRaster,
    staleTime: 60_000,
    retry: false,
    meta: { quiet: true },
    queryFn: ({ signal }) => client.preflightReportForm({ reportFormId }, { signal }),
  });
  if (!isRaster) return null;
  const { data: found = null, isPending, error } = look;
  return <RasterPreflightView name={text(form.name)} preflight={{ found, isPending, error }} />;
}
