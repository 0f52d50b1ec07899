import type { ReactNode } from 'react';
import type { ChartView } from './chart-view';
import { DrawnChart } from './drawn-chart';
import type { RowLink } from './drawn-chart';
import { FigureCard } from './figure-card';
import type { ChartNote } from './figures';
import { viewDrawing } from './view-drawing';

interface ChartCardProps {
  readonly view: ChartView;
  /** The year of the data, for the names of files. */
  readonly year: string;
  readonly notes?: readonly ChartNote[];
  readonly tools?: ReactNode;
  /** Another picture of the same rows. */
  readonly link?: RowLink;
}

/** A chart with its title, unit, table and files. */
export function ChartCard({ view, link, ...card }: ChartCardProps) {
  const { title, unit, figures } = view;
  return (
    <FigureCard {...{ title, unit, figures, ...card }} drawing={(owner) => viewDrawing(view, owner)}>
      <DrawnChart view={view} link={link} />
    </FigureCard>
  );
}
