<?php
/**
 * WooCommerce as the shop behind the islands.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use Automattic\WooCommerce\Blocks\Domain\Services\Hydration;
use Automattic\WooCommerce\Blocks\Package;

defined( 'ABSPATH' ) || exit;

/** Asks WooCommerce what its Store API would answer, without a request. */
final class WooShop implements Shop {
	/** "View cart" and the like, which WooCommerce puts into its messages. */
	private const LINK_BUTTON = '~<a\b[^<>]*\bclass=["\'][^"\'<>]*\bbutton\b[^<>]*>.*?</a>~is';

	private const NAMESPACE_PATH = '/wc/store/v1';

	/**
	 * {@inheritDoc}
	 *
	 * Hydration is three times as quick as rest_do_request. Only the body is used: the headers hold the Cart-Token.
	 */
	public function cart(): array {
		/**
		 * WooCommerce's container makes what it is asked for.
		 *
		 * @var Hydration $hydration
		 */
		$hydration = Package::container()->get( Hydration::class ); // @phpstan-ignore method.nonObject (the stubs say nothing of the container)
		$answer    = $hydration->get_rest_api_response_data( self::NAMESPACE_PATH . '/cart' );
		return $this->plain( $answer['body'] ?? array() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query Query arguments of that route.
	 */
	public function products( array $query ): array {
		$request = new \WP_REST_Request( 'GET', self::NAMESPACE_PATH . '/products' );
		$request->set_query_params( $query );
		$response = rest_do_request( $request );
		return $response->is_error() ? array() : array_values( array_map( array( $this, 'plain' ), (array) $response->get_data() ) );
	}

	/** {@inheritDoc} */
	public function settings(): array {
		return ( new WooSettings() )->all();
	}

	/**
	 * {@inheritDoc}
	 *
	 * To be called before cart(): reading the cart makes WooCommerce count waiting errors as the cart's own.
	 */
	public function take_notices(): array {
		if ( ! function_exists( 'wc_get_notices' ) || null === WC()->session ) {
			return array();
		}
		$taken = array();
		foreach ( wc_get_notices() as $type => $notices ) {
			foreach ( $notices as $notice ) {
				$html    = is_array( $notice ) ? ( $notice['notice'] ?? '' ) : $notice;
				$taken[] = array(
					'type'    => (string) $type,
					'message' => (string) preg_replace( self::LINK_BUTTON, '', is_string( $html ) ? $html : '' ),
				);
			}
		}
		if ( array() !== $taken ) {
			wc_clear_notices();
		}
		return $taken;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id The product's or variation's id.
	 */
	public function product_url( int $product_id ): string {
		$product = wc_get_product( $product_id );
		return $product instanceof \WC_Product && $product->is_visible()
			? $product->get_permalink()
			: wc_get_page_permalink( 'shop' );
	}

	/**
	 * What a client would decode of an answer: arrays all the way down.
	 *
	 * @param mixed $body Arrays and objects.
	 * @return array<string, mixed>
	 */
	private function plain( $body ): array {
		$plain   = array();
		$decoded = json_decode( (string) wp_json_encode( $body ), true );
		foreach ( is_array( $decoded ) ? $decoded : array() as $name => $value ) {
			$plain[ (string) $name ] = $value;
		}
		return $plain;
	}
}
