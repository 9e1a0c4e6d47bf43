/**
 * Script of a payment method for WooCommerce's classic checkout, in the way of card tokenisers: the order is stopped
 * until the card's number has become a token, and is then submitted by the script.
 */
window.jQuery(($) => {
	const form = () => $('form.checkout');
	// Settings of the classic checkout, which every checkout has.
	window.classicEvents = [['settings', typeof window.wc_checkout_params.ajax_url]];
	$(document.body).on('checkout_error', (event, messages) => {
		window.classicEvents.push(['checkout_error', messages]);
		$('[name="probe_token"], [name="probe_holder"]').remove();
	});
	$(document.body).on('payment_method_selected', () => {
		window.classicEvents.push([
			'payment_method_selected',
			$('input[name="payment_method"]:checked').val(),
		]);
	});
	const tokenise = async (number) => {
		await Promise.resolve();
		const holder = `${$('#billing_first_name').val()} ${new URLSearchParams(form().serialize()).get('billing_last_name')}`;
		form().append(`<input type="hidden" name="probe_holder" value="${holder}">`);
		form().append(`<input type="hidden" name="probe_token" value="tok_${number}">`);
		form().submit();
	};
	const ask = () => {
		if (!$('#payment_method_probe_token').is(':checked') || $('[name="probe_token"]').length > 0) {
			return true;
		}
		const number = $('#probe_number').val();
		$('#probe_problem').text(number === '' ? 'Your card has no number.' : '');
		if (number !== '') {
			tokenise(number);
		}
		return false;
	};
	// The form and its events are there from the start, as in the classic checkout; only the rest of the page is drawn anew.
	form().on('checkout_place_order_probe_token', ask);
	form().on('change', 'input[name="payment_method"]', ({ target }) => {
		window.classicEvents.push(['change', target.value]);
	});
	$(document.body).on('updated_checkout', () => window.classicEvents.push(['updated_checkout']));
});
