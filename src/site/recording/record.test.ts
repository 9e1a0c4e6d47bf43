import { record } from './record';

/** Visitor whose consent is given by the test; `log` lists the calls in order. */
const aVisit = (given: boolean, start = async () => undefined) => {
	const log: unknown[] = [];
	let isGiven = given;
	let changed = (): void => undefined;
	record({
		provider: {
			start: () => {
				log.push('start');
				return start();
			},
			stop: () => {
				log.push('stop');
				return 'with-this-page';
			},
			cookies: ['_x'],
		},
		consent: {
			isGiven: () => isGiven,
			onChange: (callback) => {
				changed = callback;
			},
		},
		mask: () => log.push('mask'),
		forgetCookies: (beginnings) => log.push(beginnings),
		notify: (withdrawal) => log.push(withdrawal),
		report: (error) => log.push(error),
	});
	return {
		log,
		decide: (decision: boolean) => {
			isGiven = decision;
			changed();
		},
	};
};

it('masks, then records, when there is consent', () => {
	expect(aVisit(true).log).toEqual(['mask', 'start']);
});

it('waits for consent, and starts once', () => {
	const { log, decide } = aVisit(false);
	decide(false);
	expect(log).toEqual([]);
	decide(true);
	decide(true);
	expect(log).toEqual(['mask', 'start']);
});

it('stops when consent is withdrawn, deletes the cookies, and reports when that takes effect', () => {
	const { log, decide } = aVisit(true);
	log.length = 0;
	decide(false);
	decide(true);
	decide(false);
	expect(log).toEqual(['stop', ['_x'], { ends: 'with-this-page' }]);
});

it('is silent when the service is blocked', async () => {
	const blocked = new Error('blocked');
	const { log } = aVisit(true, () => Promise.reject(blocked));
	await Promise.resolve();
	await Promise.resolve();
	expect(log).toEqual(['mask', 'start', blocked]);
});
