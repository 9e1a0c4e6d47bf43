<?php
/**
 * Shop whose checkout has a captcha, as plugins add one to WooCommerce's checkout block: its element by the filter of a
 * rendered part, its answer as extension data, its refusal as a plain exception, which WooCommerce answers with status
 * 500.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'render_block_woocommerce/checkout-payment-block',
	static function ( string $html ): string {
		return '<div class="human-check"><label><input type="checkbox" id="human"> I am human</label></div>' . $html;
	}
);

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_register_script( 'human-check', false, array( 'wp-data' ), '1', true );
		wp_enqueue_script( 'human-check' );
		wp_add_inline_script(
			'human-check',
			"document.addEventListener( 'change', ( { target } ) => target.id === 'human' && wp.data.dispatch( 'wc/store/checkout' ).setExtensionData( 'human-check', { token: 'yes' } ) );"
		);
	}
);

add_action(
	'woocommerce_blocks_loaded',
	static function (): void {
		woocommerce_store_api_register_endpoint_data(
			array(
				'endpoint'        => 'checkout',
				'namespace'       => 'human-check',
				'schema_callback' => static function (): array {
					return array( 'token' => array( 'type' => 'string' ) );
				},
			)
		);
	}
);

add_filter(
	'rest_dispatch_request',
	static function ( $answer, WP_REST_Request $request ) {
		$extensions = $request->get_param( 'extensions' );
		return null === $answer && 'POST' === $request->get_method() && '/wc/store/v1/checkout' === $request->get_route() && empty( $extensions['human-check']['token'] )
			? new WP_REST_Response(
				array(
					'code'    => 'woocommerce_rest_unknown_server_error',
					'message' => 'Please tick that you are human.',
					'data'    => array( 'status' => 500 ),
				),
				500
			)
			: $answer;
	},
	20,
	2
);
