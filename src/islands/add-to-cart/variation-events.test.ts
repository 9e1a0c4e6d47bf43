import { tellOfChoices } from './variation-events';

const HTML =
	'<form><div class="single_variation_wrap"><div class="single_variation"></div></div></form>';

/** Tells of a choice in a form, and returns the class names of the elements at which it is told, by event. */
const told = (html: string, description: object | null): ReadonlyMap<string, string> => {
	document.body.replaceChildren(document.createRange().createContextualFragment(html));
	const seen = new Map<string, string>();
	const form = document.querySelector('form');
	if (form) {
		tellOfChoices(form, (element) => ({
			on: () => undefined,
			trigger: (name) => seen.set(name, element?.className ?? ''),
		}))(description, true);
	}
	return seen;
};

it('shows and hides a variation at its own element, where snippets listen around it', () => {
	expect(told(HTML, {}).get('show_variation')).toBe('single_variation');
	expect(told(HTML, null).get('hide_variation')).toBe('single_variation');
	expect(told(HTML, {}).get('found_variation')).toBe('');
});

it('tells the form of a variation where it has no such element', () => {
	expect(told('<form class="mine"></form>', {}).get('show_variation')).toBe('mine');
});
