/**
 * Does instead of sending a form. One submission at a time: a double click is one intention. It is given the key of an add that
 * was asked for before, and may be with the shop already (site/held-adds).
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
