/**
 * Stands in for the scripts of Clarity and Hotjar, depending on its URL: processes the queued calls, sets a cookie like
 * theirs, and records the texts that are typed and shown except those masked in the service's way.
 */
(() => {
	const isClarity = document.currentScript.src.startsWith('https://www.clarity.ms/');
	const name = isClarity ? 'clarity' : 'hj';
	const masked = isClarity ? '[data-clarity-mask="true"]' : '[data-hj-suppress]';
	const recorded = { calls: [], texts: [], settings: window._hjSettings };
	let isStopped = false;

	const note = (element) => {
		if (!isStopped && !element.closest(masked)) {
			recorded.texts.push(element.value ?? element.textContent);
		}
	};
	const noteFields = (root) => root.querySelectorAll?.('input, select, textarea').forEach(note);

	const waiting = window[name].q ?? [];
	window[name] = (...call) => {
		recorded.calls.push(call);
		isStopped ||= call[0] === 'stop';
	};
	waiting.forEach((call) => window[name](...call));

	document.cookie = `${isClarity ? '_clck' : '_hjSession_1'}=visitor; path=/`;
	document.querySelectorAll('h1').forEach(note);
	noteFields(document);
	document.addEventListener('input', ({ target }) => note(target));
	new window.MutationObserver((records) =>
		records.forEach(({ addedNodes }) => addedNodes.forEach(noteFields)),
	).observe(document.body, { childList: true, subtree: true });
	window.recorded = recorded;
})();
