/** A program that runs containers. */
export interface ContainerEngine {
  readonly kind: "docker" | "podman";
  /** Absolute path. */
  readonly program: string;
}

/** Containers of one image, made by one engine. */
export interface Container {
  readonly engine: ContainerEngine;
  /** Its name; the grammar was checked (`isImageName`). */
  readonly image: string;
}

/** The engine of this machine, or why there is none, as a sentence. */
export type FoundEngine =
  | { readonly kind: "found"; readonly engine: ContainerEngine }
  | { readonly kind: "none"; readonly reason: string };

/** Whether a container holds (security.md SB-5). */
export type ContainerProof =
  /** It does; the PATH of its image, and the image's id, `sha256:…`, or null where the engine tells none. */
  | { readonly kind: "holds"; readonly searchPath: string; readonly imageId: string | null }
  /** Why it does not, as a sentence. */
  | { readonly kind: "fails"; readonly reason: string };
