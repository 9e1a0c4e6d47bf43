import { createElement } from '@wordpress/element';
import { render, screen } from '@testing-library/react';
import { lazyPart } from './lazy-part';

const Words = ({ text }: { readonly text: string }) => <p>{text}</p>;

const aPart = (...answers: readonly (() => Promise<{ default: typeof Words }>)[]) => {
	const load = jest.fn<Promise<{ default: typeof Words }>, []>();
	answers.forEach((answer) => load.mockImplementationOnce(answer));
	return { load, Part: lazyPart(load) };
};

const comes = () => Promise.resolve({ default: Words });
const fails = () => Promise.reject(new Error('Loading chunk 7 failed.'));

test('is nothing until its script is there, which is loaded once', async () => {
	const { load, Part } = aPart(comes);
	const { container, unmount } = render(<Part text="Ring twice." />);
	expect(container).toBeEmptyDOMElement();
	expect(await screen.findByText('Ring twice.')).toBeVisible();
	unmount();
	render(<Part text="At once." />);
	expect(screen.getByText('At once.')).toBeVisible();
	expect(load).toHaveBeenCalledTimes(1);
});

test('leaves what is around it where its script does not come, and loads it again when it is next added', async () => {
	const { load, Part } = aPart(fails, comes);
	const page = (isShown: boolean) => <main>The form{isShown && <Part text="Ring twice." />}</main>;
	const { rerender } = render(page(true));
	await expect(load.mock.results[0]?.value).rejects.toThrow('chunk');
	expect(screen.getByRole('main')).toHaveTextContent(/^The form$/);
	rerender(page(false));
	rerender(page(true));
	expect(await screen.findByText('Ring twice.')).toBeVisible();
});
