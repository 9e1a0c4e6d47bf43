/** Does instead of sending a form. One submission at a time: a double click is one intention. */
export const onSubmit = (form: HTMLFormElement, submit: () => Promise<void>): void => {
	let isBusy = false;

	const run = async (): Promise<void> => {
		isBusy = true;
		await submit();
		isBusy = false;
	};

	form.addEventListener('submit', (event) => {
		event.preventDefault();
		if (!isBusy) {
			void run();
		}
	});
};
