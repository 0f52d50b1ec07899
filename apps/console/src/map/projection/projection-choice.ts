import { useCallback } from 'react';
import { useAddressQuery } from '../../tab/address-query';
import { createTabStore } from '../../tab/tab-store';
import { readProjection, webMercator } from './map-projections';

/** Name of the projection in the address of a page. */
const projectionKey = 'proj';

/** What was chosen last in each project, while the page is open. */
const useKept = createTabStore<Readonly<Record<string, string>>>(() => ({}));

/** Keeps what a query names as the choice in a project; one that names nothing shows web mercator. */
export function keepProjection(projectId: string, query: URLSearchParams): string {
  const text = readProjection(query.get(projectionKey)) ?? webMercator;
  useKept.setState({ [projectId]: text });
  return text;
}

/** A query with the projection that the map of a project has. */
export function withProjection(query: URLSearchParams, projectId: string): URLSearchParams {
  const next = new URLSearchParams(query);
  const text = readProjection(query.get(projectionKey)) ?? useKept.getState()[projectId] ?? webMercator;
  if (text === webMercator) next.delete(projectionKey);
  else next.set(projectionKey, text);
  return next;
}

/** The projection of the map of a project: what the address names, else what was chosen before in this page. */
export function useProjectionChoice(projectId: string) {
  const [query, changeQuery] = useAddressQuery();
  const kept = useKept((all) => all[projectId]);
  const named = readProjection(query.get(projectionKey));
  const choose = useCallback(
    (text: string): void => {
      useKept.setState({ [projectId]: text });
      changeQuery((before) => withProjection(cleared(before), projectId));
    },
    [projectId, changeQuery],
  );
  return {
    /** A code, or `projectSystem`. */
    wanted: named ?? kept ?? webMercator,
    choose,
  };
}

function cleared(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(projectionKey);
  return next;
}
