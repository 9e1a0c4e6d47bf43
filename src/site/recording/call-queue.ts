/** Function of a service whose script is still loading: calls are queued in `q`, where the script finds them. */
export interface CallQueue {
	(...call: readonly unknown[]): void;
	q?: (readonly unknown[])[];
}

/** Creates an empty queue. */
export const callQueue = (): CallQueue => {
	const queue: CallQueue = (...call) => {
		(queue.q ??= []).push(call);
	};
	return queue;
};
