/** Razorpay: the order leads to its own page of payment. */
export const razorpay = {
	folder: 'woo-razorpay',
	options: {
		woocommerce_razorpay_settings: {
			enabled: 'yes',
			title: 'Razorpay',
			description: 'Pay securely by Razorpay.',
			key_id: 'rzp_test_standin',
			key_secret: 'standin',
			payment_action: 'capture',
			order_success_message: 'Thank you',
		},
	},
	method: 'razorpay',
	leavesTo: /\/order-pay\/\d+/,
};
