/**
 * Stands for Clarity's and Hotjar's scripts, by the address that it is loaded from: the function with the calls that
 * have waited, a cookie of their kind, and a recording of what is typed and shown, but for what is masked in their way.
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
