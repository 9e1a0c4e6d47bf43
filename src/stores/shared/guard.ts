/** Logs an unexpected error for the authors of the code that threw it. */
export const report = (...error: readonly unknown[]): void => {
	console.error('storefront-islands:', ...error);
};

/**
 * Runs a step in which subscribers, filters and actions of other plugins take part. What they throw is reported and
 * stops nothing: a flag would stay, and an order waits for as long as one does.
 */
export const guard = (step: () => unknown, tell = report): void => {
	try {
		step();
	} catch (error) {
		tell(error);
	}
};

/** Wraps a subscriber that changes the stores it listens to: what it causes itself does not call it again. */
export const ignoringOwnChanges = (change: () => void): (() => void) => {
	let isChanging = false;
	return () => {
		if (isChanging) {
			return;
		}
		isChanging = true;
		try {
			change();
		} finally {
			isChanging = false;
		}
	};
};
