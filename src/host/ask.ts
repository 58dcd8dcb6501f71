import { createInterface } from "node:readline";

/** Where a question is asked, and what Ctrl-C does while it waits. */
export interface AskPlace {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly interrupt: () => void;
}

/**
 * Asks on a terminal and waits for a yes. The end of the input (Ctrl-D) is a no. After Ctrl-C there is no
 * answer: readline takes it as a key, so no signal comes of it, and the caller is told instead.
 */
export function ask(question: string, { input, output, interrupt }: AskPlace): Promise<boolean> {
  return new Promise((resolve) => {
    const lines = createInterface({ input, output });
    const decline = () => {
      // The cursor still stands behind the question.
      output.write("\n");
      resolve(false);
    };
    lines.once("close", decline);
    lines.once("SIGINT", () => {
      output.write("\n");
      interrupt();
    });
    lines.question(`${question} [y/N] `, (answer) => {
      lines.off("close", decline);
      lines.close();
      resolve(/^y(es)?$/i.test(answer.trim()));
    });
  });
}
