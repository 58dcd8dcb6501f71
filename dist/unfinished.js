// src/model/unfinished.ts
const UNFINISHED = ".unfinished";

export { UNFINISHED as t };