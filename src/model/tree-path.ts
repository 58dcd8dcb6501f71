/** Paths of a tree: relative, POSIX, "." for the root itself. Names are literal; nothing is expanded. */

/** Folder that holds `path`; "." for an entry of the root and for the root itself. */
export function parentFolder(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash === -1 ? "." : path.slice(0, slash);
}

/** Last segment of a path; "." for the root. */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Whether `path` lies below `folder`, at any depth. Compares whole segments; a folder is not inside itself. */
export function isInside(folder: string, path: string): boolean {
  if (folder === ".") return path !== ".";
  return path.length > folder.length && path.startsWith(folder) && path[folder.length] === "/";
}

/** `path`, which lies inside `folder`, as seen from there. */
export function relativeTo(folder: string, path: string): string {
  return folder === "." ? path : path.slice(folder.length + 1);
}

/** `path` as seen from `folder`, joined and with "." and ".." resolved; null when it leaves the root. */
export function joinPath(folder: string, path: string): string | null {
  const segments = folder === "." ? [] : folder.split("/");
  for (const segment of path.split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") {
      segments.push(segment);
      continue;
    }
    if (segments.pop() === undefined) return null;
  }
  return segments.length === 0 ? "." : segments.join("/");
}

/** Whether a name, such as one from front matter, can be that of a folder and leads nowhere else. */
export function isFolderName(name: string): boolean {
  return /^[^/\\\0]{1,255}$/.test(name) && !name.startsWith(".");
}

/** Every folder above `path`, nearest first, ending with ".". The root has none. */
export function ancestorFolders(path: string): readonly string[] {
  const folders: string[] = [];
  for (let at = path; at !== "."; ) {
    at = parentFolder(at);
    folders.push(at);
  }
  return folders;
}
