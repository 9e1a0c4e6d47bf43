<?php
/**
 * Makes each request of a file (REQUESTS in the environment) on an empty cart of WooCommerce, and prints what the cart
 * holds after each.
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';
require __DIR__ . '/plugin.php';

use StorefrontIslands\Orders\Adds\DeferredAdds;
use StorefrontIslands\Orders\Requests\Fingerprint;
use StorefrontIslands\WooCommerce\Product\WooVariation;

final class Awkward_Buyer {
	/** Requests as Orders\Changes\ChangeGuard compares them. */
	private static array $fingerprints = array();

	/** Makes the requests, one after the other. */
	public static function run( array $requests ): array {
		wc_load_cart();
		add_filter( 'woocommerce_add_to_cart_redirect', '__return_empty_string' );
		add_filter( 'pre_option_woocommerce_cart_redirect_after_add', static fn(): string => 'no' );
		add_filter(
			'rest_dispatch_request',
			static function ( $answer, WP_REST_Request $request ) {
				self::$fingerprints[] = Fingerprint::of( $request );
				return $answer;
			},
			10,
			2
		);
		return array_map( array( self::class, 'buy' ), $requests );
	}

	private static function buy( array $request ): array {
		WC()->cart->empty_cart();
		wc_clear_notices();
		self::$fingerprints = array();
		switch ( $request['kind'] ) {
			case 'form':
				$errors = self::send_form( $request['fields'], $request['files'] ?? array(), ! empty( $request['theirs'] ) );
				break;
			case 'held':
				$errors = self::send_bodies( array_column( self::held( $request['fields'] ), 'params' ) );
				break;
			default:
				$errors = self::send_bodies( $request['bodies'] );
		}
		WC()->cart->calculate_totals();
		return array(
			'lines'        => array_map( array( self::class, 'line' ), array_values( WC()->cart->get_cart() ) ),
			'errors'       => $errors,
			'fingerprints' => self::$fingerprints,
		);
	}

	/** Returns a line without the product object, with what shoppers see of it. */
	private static function line( array $item ): array {
		$line = array_diff_key( $item, array( 'data' => true ) );
		ksort( $line );
		return array( 'price' => (float) $item['data']->get_price(), 'shown' => wc_get_formatted_cart_item_data( $item, true ) ) + $line;
	}

	/** Sends a form as browsers do without JavaScript. */
	private static function send_form( array $pairs, array $files, bool $theirs ): array {
		$query = implode( '&', array_map( static fn( array $pair ): string => rawurlencode( $pair[0] ) . '=' . rawurlencode( $pair[1] ), $pairs ) );
		parse_str( $query, $fields );
		$_POST    = wp_slash( $fields );
		$_REQUEST = $_POST;
		foreach ( $files as $name => $file ) {
			$_FILES[ $name ] = array( 'name' => $file );
		}
		if ( $theirs && isset( $_REQUEST['variation_id'] ) && 'ask' === $_REQUEST['variation_id'] ) {
			// What its script gets of wc-ajax=get_variation.
			$_REQUEST['variation_id'] = (string) WooVariation::matching( wc_get_product( (int) $fields['add-to-cart'] ), $fields );
		}
		if ( ! $theirs ) {
			( new WooVariation() )->find();
		}
		WC_Form_Handler::add_to_cart_action();
		$_POST    = array();
		$_REQUEST = array();
		$_FILES   = array();
		return array_map( static fn( array $notice ): string => wp_strip_all_tags( $notice['notice'] ), wc_get_notices( 'error' ) );
	}

	/** Returns the requests of a page that is left. */
	private static function held( array $pairs ): array {
		return DeferredAdds::find(
			array(
				'REQUEST_METHOD'      => 'POST',
				'CONTENT_TYPE'        => 'text/plain',
				'HTTP_SEC_FETCH_SITE' => 'same-origin',
				'HTTP_HOST'           => (string) wp_parse_url( home_url(), PHP_URL_HOST ),
			),
			static fn(): string => (string) wp_json_encode( array( 'storefront-islands-adds' => array( array( 'key' => 'k', 'fields' => $pairs ) ) ) )
		);
	}

	/** Sends bodies to POST cart/add-item. */
	private static function send_bodies( array $bodies ): array {
		$errors = array();
		foreach ( $bodies as $body ) {
			$request = new WP_REST_Request( 'POST', '/wc/store/v1/cart/add-item' );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
			$request->set_header( 'Idempotency-Key', wp_generate_uuid4() );
			$request->set_body( (string) wp_json_encode( $body ) );
			$response = rest_do_request( $request );
			if ( $response->is_error() ) {
				$errors[] = $response->as_error()->get_error_message();
			}
		}
		return $errors;
	}
}

echo "\n" . wp_json_encode( Awkward_Buyer::run( json_decode( (string) file_get_contents( getenv( 'REQUESTS' ) ), true ) ) );
