import { watchPageColors } from './read';

const told = () => {
	const { style } = document.documentElement;
	return [
		style.getPropertyValue('--storefront-page-background'),
		style.getPropertyValue('--storefront-page-text'),
	];
};

const NOTHING = ['', ''];
const DARK = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];

const anElement = (name: string, style: string, ...children: readonly Node[]) => {
	const element = document.createElement(name);
	element.style.cssText = style;
	element.append(...children);
	return element;
};

const anIsland = (style = '') => {
	const island = anElement('div', style);
	island.dataset.island = 'cart';
	return island;
};

/** Body of a theme in these styles, with an island in a box of its content, and one in a header of other colours. */
const aPage = (body: string, main = '', box = '') => {
	document.body.style.cssText = body;
	document.body.append(
		anElement('header', 'color: blue; background-color: red', anIsland()),
		anElement('main', main, anElement('div', box, anIsland('background-color: green'))),
	);
	watchPageColors();
};

afterEach(() => {
	document.documentElement.removeAttribute('style');
	document.body.removeAttribute('style');
	document.body.replaceChildren();
});

test('the colours of the body are those of the page', () => {
	aPage('background-color: #000; color: #fff');
	expect(told()).toEqual(DARK);
});

test('a box around the cart has colours of its own, a banner with another island has not', () => {
	const box = 'background-color: #eee; color: #333';
	aPage(box, '', 'background-color: #000; color: #fff');
	expect(told()).toEqual(DARK);
	document.body.replaceChildren();
	const banner = anElement('div', 'background-color: red; color: blue', anIsland());
	banner.querySelector<HTMLElement>('div')?.setAttribute('data-island', 'search');
	document.body.append(anElement('main', '', banner));
	watchPageColors();
	expect(told()).toEqual(['rgb(238, 238, 238)', 'rgb(51, 51, 51)']);
});

test('colours that change slowly are read when they are there', () => {
	aPage('background-color: #eee; color: #333');
	document.body.style.cssText = 'background-color: #000; color: #fff';
	document.body.dispatchEvent(new Event('transitionend'));
	expect(told()).toEqual(DARK);
});

test.each([
	['the page is a picture', 'background-image: url(sky.jpg); color: #fff', ''],
	[
		'what is behind shines through a text',
		'background-color: #000; color: rgb(255 255 255 / 50%)',
		'',
	],
	[
		'the content is on a picture',
		'background-color: #fff; color: #000',
		'background-image: url(sky.jpg); color: #fff',
	],
])('the colours stay what they are where %s', (_, body, main) => {
	aPage(body, main);
	expect(told()).toEqual(NOTHING);
});

test('the colours are the browser’s where nothing is painted, whatever presets the theme has', () => {
	aPage('color: #333');
	expect(told()).toEqual(['Canvas', 'CanvasText']);
});

test('a background that shines through is not the one behind it', () => {
	aPage('background-color: #000; color: #fff', 'background-color: rgba(255, 0, 0, 0.1)');
	expect(told()).toEqual(DARK);
});

test('a theme that switches to dark colours is followed', async () => {
	aPage('background-color: #fff; color: #000');
	document.body.style.cssText = 'background-color: #000; color: #fff';
	document.documentElement.classList.add('is-dark-theme');
	await Promise.resolve();
	expect(told()).toEqual(DARK);
});
