// src/model/machine.ts
const MODEL_PORT = 8787;

export { MODEL_PORT as t };