/** Ending of the name of a file that is still being written, beside the place that it will take; it counts nowhere. */
export const UNFINISHED = ".unfinished";
