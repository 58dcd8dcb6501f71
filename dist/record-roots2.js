import { n as recordRoots, r as warnOfSize, t as prepareStores } from "./record-roots.js";

export { recordRoots };