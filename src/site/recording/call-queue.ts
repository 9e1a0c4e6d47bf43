/** The function of a service whose script is still on its way: calls wait in `q`, where the script finds them. */
export interface CallQueue {
	(...call: readonly unknown[]): void;
	q?: (readonly unknown[])[];
}

/** One that nothing has called yet. */
export const callQueue = (): CallQueue => {
	const queue: CallQueue = (...call) => {
		(queue.q ??= []).push(call);
	};
	return queue;
};
