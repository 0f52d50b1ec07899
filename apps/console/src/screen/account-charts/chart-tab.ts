/** What every tab of the screen of charts is given. The project has results. */
export interface ChartTabProps {
  readonly projectId: string;
}
