import { touchAwaitedForms } from './awaited';

const touched = (state: DocumentReadyState) => {
	document.body.replaceChildren();
	const forms = ['data-awaited', 'data-island'].map((attribute) => {
		const form = document.createElement('form');
		form.setAttribute(attribute, '');
		document.body.append(form);
		return form;
	});
	const names: (string | undefined)[] = [];
	forms.forEach((form) =>
		form.addEventListener('pointerover', () => names.push(form.getAttributeNames()[0])),
	);
	jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
	touchAwaitedForms(window);
	return names;
};

test('a form that scripts of plugins wait for is touched once the page has loaded, and no other', () => {
	const names = touched('interactive');
	expect(names).toEqual([]);
	window.dispatchEvent(new Event('load'));
	expect(names).toEqual(['data-awaited']);
});

test('it is touched at once where the page has loaded before', () => {
	expect(touched('complete')).toEqual(['data-awaited']);
});
