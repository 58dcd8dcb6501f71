/** Waits for both, so that nothing goes on when one of them fails; what was opened is told of in any case. */
export async function settleBoth<Opened, Filled>(
  opening: Promise<Opened>,
  filling: Promise<Filled>,
  onOpen: (opened: Opened) => void,
): Promise<Filled> {
  const [opened, filled] = await Promise.allSettled([opening, filling]);
  if (opened.status === "rejected") throw opened.reason;
  onOpen(opened.value);
  if (filled.status === "rejected") throw filled.reason;
  return filled.value;
}
