import { readConfig } from './consent';

const clarity = { provider: 'clarity', id: 'abc123', consent: 'granted' };

it.each([clarity, { provider: 'hotjar', id: '1234567', consent: 'wp-consent-api' }])(
	'accepts %j',
	(config) => {
		expect(readConfig(config)).toEqual(config);
	},
);

it.each([
	null,
	'clarity',
	[],
	{ ...clarity, id: '' },
	{ ...clarity, id: 'ABC' },
	{ ...clarity, id: '../evil' },
	{ ...clarity, id: 'abc\n' },
	{ ...clarity, id: 123 },
	{ ...clarity, provider: 'hotjar' },
	{ ...clarity, provider: 'hotjar', id: '0' },
	{ ...clarity, provider: 'toString' },
	{ ...clarity, consent: 'ask' },
	{ ...clarity, consent: undefined },
])('records nothing for %j', (config) => {
	expect(readConfig(config)).toBeNull();
});
