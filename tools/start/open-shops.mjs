/** Shops opened by this process: all are stopped when it is interrupted. */

const INTERRUPTED = 130;

/** @type {Set<() => Promise<void>>} */
const stops = new Set();

const stopAll = async () => {
	const running = [...stops];
	stops.clear();
	await Promise.allSettled(running.map((stop) => stop()));
	process.exit(INTERRUPTED);
};

/**
 * Stops a shop on Ctrl-C and similar signals.
 *
 * @param {() => Promise<void>} stop
 * @returns {() => void} Unregisters the shop after it was stopped otherwise.
 */
export const stopOnInterrupt = (stop) => {
	if (stops.size === 0) {
		for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
			process.removeListener(signal, stopAll);
			process.on(signal, stopAll);
		}
	}
	stops.add(stop);
	return () => stops.delete(stop);
};
