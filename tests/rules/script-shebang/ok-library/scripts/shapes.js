/** Shapes. */
