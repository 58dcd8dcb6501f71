/** The streams of a stand-in: a reader that has gone, or a writer that never ends, must not hold it up. */

/** For more of a stdin that stays open in silence. */
const SILENCE_MS = 1000;

/** Prints and waits until the system has taken it; a reader that has gone away is no fault. */
export function print(stream: NodeJS.WriteStream, text: string): Promise<void> {
  if (text === "") return Promise.resolve();
  return new Promise((done) => {
    stream.once("error", () => done());
    stream.write(text, () => done());
  });
}

/** Reads stdin to its end and keeps nothing: whoever writes it would be ended by a closed pipe otherwise. */
export function drainStdin(): Promise<void> {
  const { stdin } = process;
  if (stdin.isTTY) return Promise.resolve();
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      stdin.destroy();
      done();
    };
    const timer = setTimeout(finish, SILENCE_MS);
    stdin.on("data", () => timer.refresh());
    stdin.once("end", finish);
    stdin.once("error", finish);
  });
}
