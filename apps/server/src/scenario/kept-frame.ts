import { projectFrame } from '../calculation/project-frame';
import type { ProjectFrame } from '../calculation/project-frame';
import { regionSource } from '../calculation/result-sources';
import { readRunSource } from '../calculation/source-queries';
import type { RunSettings } from '../calculation/source-queries';
import { notFound } from '../error/gep-error';
import type { Services } from '../services';

interface KeptFrame {
  readonly projectId: string;
  /** Fingerprint of everything that the frame is made of. */
  readonly region: string;
  readonly frame: Promise<ProjectFrame>;
}

/** One an installation: who changes land covers asks about one project again and again, and polygons are large. */
const kept = new WeakMap<Services, KeptFrame>();

/**
 * The frame of a project as its settings are now; that of the latest project is kept until its districts or its grid
 * change.
 * @throws GepError NO_REGION_FILE, NO_RESOLUTION or LEVEL_NOT_MAPPED
 */
export function keptFrame(services: Services, settings: RunSettings): Promise<ProjectFrame> {
  const projectId = settings.project.id;
  const region = regionSource(settings);
  const known = kept.get(services);
  if (known?.projectId === projectId && known.region === region) return known.frame;
  const frame = readRunSource(services.database.db, projectId).then((source) =>
    projectFrame({ ...settings, features: (source ?? notFound('project')).features }),
  );
  kept.set(services, { projectId, region, frame });
  // What failed is tried again.
  frame.catch(() => {
    if (kept.get(services)?.frame === frame) kept.delete(services);
  });
  return frame;
}
