/**
 * Replaces the submission of a form. Only one submission runs at a time, so that a double click adds once. `submit`
 * receives the idempotency key of an add that was requested before hydration and may have reached the shop already
 * (site/held-adds).
 */
export const onSubmit = (
	form: HTMLFormElement,
	submit: (key: string | undefined) => Promise<void>,
): void => {
	let isBusy = false;

	const run = async (): Promise<void> => {
		isBusy = true;
		const { addKey } = form.dataset;
		delete form.dataset.addKey;
		await submit(addKey);
		isBusy = false;
	};

	form.addEventListener('submit', (event) => {
		event.preventDefault();
		if (!isBusy) {
			void run();
		}
	});
};
