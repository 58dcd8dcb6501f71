import type { Place } from "./front-matter.ts";

/** A path in the list of skills of a plugin. */
export interface ListedPath extends Place {
  readonly written: string;
  /** Relative to the root. */
  readonly path: string;
  readonly isPresent: boolean;
}

/** What one plugin.json, or one entry of a marketplace.json, says of the skills of its plugin. */
export interface SkillManifest extends Place {
  /** Of the file, relative to the root; the place is that of its list. */
  readonly path: string;
  readonly kind: "plugin" | "marketplace";
  /** Folder of the plugin, relative to the root. */
  readonly folder: string;
  /** Folders of skills, or with skills in them; null where the manifest lists none. */
  readonly listed: readonly ListedPath[] | null;
}
