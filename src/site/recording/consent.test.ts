import { consentOf } from './consent';

afterEach(() => {
	delete window.wp_has_consent;
	Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it('reads the consent for statistics from the WP Consent API', () => {
	const asked: string[] = [];
	const consent = consentOf('wp-consent-api', window);
	expect(consent.isGiven()).toBe(false);
	window.wp_has_consent = (category) => asked.push(category) > 1;
	expect([consent.isGiven(), consent.isGiven()]).toEqual([false, true]);
	expect(asked).toEqual(['statistics', 'statistics']);
});

it('is notified of consent changes', () => {
	const changed = jest.fn();
	consentOf('wp-consent-api', window).onChange(changed);
	document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: {} }));
	document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
	expect(changed).toHaveBeenCalledTimes(2);
});

it("uses the owner's setting, except when the browser sends Global Privacy Control", () => {
	const consent = consentOf('granted', window);
	expect(consent.isGiven()).toBe(true);
	Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
	expect(consent.isGiven()).toBe(false);
});
