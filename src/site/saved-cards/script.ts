/** Script `saved-cards`: printed in the account where payment methods are saved. */
import { changeInPlace } from './change';

const request = async (to: string): Promise<{ readonly url: string; readonly html: string }> => {
	const response = await fetch(to, { credentials: 'same-origin' });
	if (!response.ok) {
		throw new Error(response.statusText);
	}
	return { url: response.url, html: await response.text() };
};

document.querySelectorAll<HTMLElement>('[data-saved-cards]').forEach((root) =>
	changeInPlace(root, {
		request,
		leaveFor: (url) => {
			location.href = url;
		},
	}),
);
