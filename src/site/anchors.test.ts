import { moveTo } from './anchors';
import type { MovingPage } from './anchors';

const FRAME = 16;

/** Window that is scrolled by the test, frame by frame. */
const stage = ({ reduced = false, height = 10_000 } = {}) => {
	const frames: FrameRequestCallback[] = [];
	let now = 0;
	const view: MovingPage & EventTarget = Object.assign(new EventTarget(), {
		scrollY: 0,
		scrollTo: ({ top }: ScrollToOptions) => {
			scroll(top ?? 0);
		},
		requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
		matchMedia: () => ({ matches: reduced }),
	});
	const scroll = (top: number): void => {
		Object.assign(view, { scrollY: Math.min(Math.max(Math.round(top), 0), height) });
	};
	return {
		view,
		path: () => view.scrollY,
		scroll,
		/** Advances the time; returns true while the animation is running. */
		pass: (milliseconds: number) => {
			for (const end = now + milliseconds; now < end; now += FRAME) {
				frames.splice(0).forEach((callback) => callback(now));
			}
			return frames.length > 0;
		},
	};
};

test("ends at the target's current position", () => {
	const { view, path, pass } = stage();
	let aim = 1000;
	moveTo(view, () => aim);
	pass(300);
	aim = 2000;
	pass(300);
	expect(path()).toBe(2000);
});

test.each(['wheel', 'pointerdown', 'keydown'])('%s ends the animation', (type) => {
	const { view, path, pass } = stage();
	moveTo(view, () => 1000);
	pass(200);
	const there = path();
	view.dispatchEvent(new Event(type));
	expect(pass(600)).toBe(false);
	expect(path()).toBe(there);
});

test('another scroll of the page ends the animation', () => {
	const { view, path, pass, scroll } = stage();
	moveTo(view, () => 1000);
	pass(200);
	scroll(5000);
	expect(pass(600)).toBe(false);
	expect(path()).toBe(5000);
});

test('ends at the end of the page', () => {
	const { view, path, pass } = stage({ height: 300 });
	moveTo(view, () => 1000);
	expect(pass(600)).toBe(false);
	expect(path()).toBe(300);
});

test('with reduced motion the page jumps to the target immediately', () => {
	const { view, path, pass } = stage({ reduced: true });
	moveTo(view, () => (view.scrollY === 0 ? 1000 : 920));
	expect(path()).toBe(920);
	expect(pass(FRAME)).toBe(false);
});
