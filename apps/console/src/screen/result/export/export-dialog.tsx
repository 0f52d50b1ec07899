import type { ExportOptions, ExportStep, MapHandle } from '@gep/map-engine/map';
import { Checkbox, Segmented, Select } from '@gep/style-editor/controls';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ControlledField } from '../../../form/controlled-field';
import { FormDialog } from '../../../form/form-dialog';
import { TextField } from '../../../form/text-field';
import { useDialogForm } from '../../../form/use-dialog-form';
import { saveBlob } from '../../../session/save-blob';
import { ExportPreview } from './export-preview';
import { ExportProgress } from './export-progress';
import {
  exportOptions,
  exportSchema,
  orientations,
  papers,
  pixelsOf,
  rememberedValues,
  rememberValues,
  resolutions,
} from './export-values';
import type { ExportValues } from './export-values';
import css from './export.module.css';

interface ExportDialogProps {
  readonly handle: MapHandle;
  /** What the map says by itself: title and source to begin with, the layers of the legend with their words. */
  readonly given: ExportOptions;
  /** Of the file, without extension. */
  readonly name: string;
  readonly onClose: () => void;
}

const parts = ['legend', 'scaleBar', 'northArrow'] as const;

/** A map as PNG or as a PDF page: paper, resolution, texts and furniture, with a preview of the page. */
export default function ExportDialog({ handle, name, onClose, ...props }: ExportDialogProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<ExportStep | null>(null);
  const stop = useRef<AbortController>(null);
  // The map stands still under the dialog.
  const [given] = useState(props.given);
  const optionsOf = useCallback(
    (asked: ExportValues) => exportOptions(asked, given, (author) => t('map.export.madeBy', { author })),
    [given, t],
  );
  const [width = 1, height = 1] = handle.olMap.getSize() ?? [];
  const [initial] = useState((): ExportValues => ({
    ...{ format: 'pdf', paper: 'A4', dpi: 300, author: '', legend: true, scaleBar: true, northArrow: true },
    orientation: width < height ? 'portrait' : 'landscape',
    ...rememberedValues(),
    title: given.title ?? '',
    source: given.source ?? '',
  }));

  const form = useDialogForm(exportSchema, initial, async (values, refuse) => {
    const { signal } = (stop.current = new AbortController());
    try {
      const options = { ...optionsOf(values), signal, onStep: setStep };
      const blob = await (values.format === 'pdf' ? handle.exportPdf(options) : handle.exportPng(options));
      rememberValues(values);
      saveBlob(blob, `${name}.${values.format}`);
      onClose();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      refuse('dpi', t('map.export.tooLarge'));
    } finally {
      setStep(null);
    }
  });
  const { control } = form.field('format');
  const values = useWatch({ control }) as ExportValues;
  // The file alone differs by format and resolution, not what is seen of it here.
  const text = JSON.stringify({ ...values, format: 'png', dpi: 96 });
  const previewed = useMemo(() => optionsOf(JSON.parse(text) as ExportValues), [optionsOf, text]);
  const [wide] = pixelsOf({ ...values, dpi: 96 }, [width, height]);
  const pixels = t('map.export.pixels', { size: pixelsOf(values, [width, height]).join(' × ') });

  return (
    <FormDialog
      title={t('map.export.title')}
      width={860}
      submitText={t('map.export.submit')}
      form={form}
      onClose={() => {
        stop.current?.abort();
        onClose();
      }}
    >
      <div className={css.columns}>
        <ExportPreview handle={handle} options={previewed} width={wide} paused={form.busy} />
        <div className={css.fields}>
          <div className={css.pair}>
            <ControlledField {...{ control, name: 'format' }} label={t('map.export.format')}>
              {(bound) => (
                <Segmented
                  {...bound}
                  label={t('map.export.format')}
                  options={[
                    { value: 'pdf', label: 'PDF' },
                    { value: 'png', label: 'PNG' },
                  ]}
                />
              )}
            </ControlledField>
            <ControlledField {...{ control, name: 'paper' }} label={t('map.export.paper')}>
              {(bound) => (
                <Select
                  {...bound}
                  options={papers.map((value) => ({
                    value,
                    label: value === 'screen' ? t('map.export.asOnScreen') : value,
                  }))}
                />
              )}
            </ControlledField>
            <ControlledField {...{ control, name: 'orientation' }} label={t('map.export.orientation')}>
              {(bound) => (
                <Segmented
                  {...bound}
                  label={t('map.export.orientation')}
                  disabled={values.paper === 'screen'}
                  options={orientations.map((value) => ({ value, label: t(`map.export.${value}`) }))}
                />
              )}
            </ControlledField>
            <ControlledField {...form.field('dpi')} name="dpi" label={t('map.export.dpi')} help={pixels}>
              {(bound) => (
                <Select
                  {...bound}
                  options={resolutions.map((dpi) => ({ value: dpi, label: `${dpi} dpi` }))}
                />
              )}
            </ControlledField>
          </div>
          <TextField {...form.field('title')} label={t('map.export.heading')} maxLength={200} />
          <TextField {...form.field('source')} label={t('map.export.source')} maxLength={500} />
          <TextField {...form.field('author')} label={t('map.export.author')} maxLength={100} />
          <fieldset className={css.parts}>
            <legend>{t('map.export.parts')}</legend>
            {parts.map((part) => (
              <Controller
                key={part}
                {...{ control, name: part }}
                render={({ field }) => (
                  <Checkbox
                    label={t(`map.export.part.${part}`)}
                    value={field.value}
                    onChange={field.onChange}
                  />
                )}
              />
            ))}
          </fieldset>
          {step && <ExportProgress step={step} onStop={() => stop.current?.abort()} />}
        </div>
      </div>
    </FormDialog>
  );
}
