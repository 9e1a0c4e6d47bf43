<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use StorefrontIslands\Shop\AddRedirect;
use StorefrontIslands\Support\Http\RestRoute;
use StorefrontIslands\WooCommerce\Product\WooVariation;

defined( 'ABSPATH' ) || exit;

/**
 * While a request of this plugin to POST cart/add-item runs, $_POST holds the form as WooCommerce's own template would
 * send it: plugins read their fields there. The request itself gets the chosen variation's id, and of its attributes only
 * those that the variation leaves open, by the names that every supported version of WooCommerce accepts.
 */
final class WooAddRequest {
	/** Parameters that are not fields of a plugin. */
	private const OWN = array( 'id', 'quantity', 'variation', 'variation_id', AddRedirect::FIELD );

	private const PREFIX = 'attribute_';

	/** Request that is being processed. */
	private ?\WP_REST_Request $request = null;

	/**
	 * Attributes that make variations by form field, in the product's order.
	 *
	 * @var array<string, \WC_Product_Attribute>
	 */
	private array $attributes = array();

	/**
	 * Contents of $_POST and $_REQUEST before it.
	 *
	 * @var array{array<array-key, mixed>, array<array-key, mixed>}
	 */
	private array $before = array( array(), array() );

	public function register(): void {
		add_filter( 'rest_request_before_callbacks', array( $this, 'open' ), 10, 3 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'close' ), 10, 3 );
	}

	/**
	 * Completes the request and fills $_POST.
	 *
	 * @param mixed $response Response of other plugins.
	 * @param mixed $handler Handler of the route.
	 * @return mixed The unchanged response.
	 */
	public function open( $response, $handler, \WP_REST_Request $request ) {
		if ( null !== $this->request || 'cart/add-item' !== RestRoute::of_store_api( $request->get_route() ) || null === $request->get_header( 'Idempotency-Key' ) ) {
			return $response;
		}
		$this->request = $request;
		$this->before  = array( $_POST, $_REQUEST ); // phpcs:ignore WordPress.Security.NonceVerification -- Kept, not used.
		$id            = self::id( $request['id'] );
		$product       = wc_get_product( $id );
		$chosen        = self::chosen( $request['variation'] );
		if ( $product instanceof \WC_Product_Variable ) {
			$this->attributes = WooVariation::attributes( $product );
			$chosen      += $this->resolve( $request, $product, $chosen );
			add_filter( 'woocommerce_cart_id', array( $this, 'line_key' ), 1, 5 );
			add_filter( 'woocommerce_add_cart_item', array( $this, 'order_attributes' ), 1 );
		}
		// phpcs:disable WordPress.Security.NonceVerification -- The route checks the nonce.
		// WordPress adds slashes to what a form sends, and plugins remove them. A field may have a number for a name.
		$_POST    = wp_slash( array_replace( self::fields_of_plugins( $request ), $chosen, self::own_fields( $request, $id ) ) );
		$_REQUEST = array_replace( $_REQUEST, $_POST );
		// phpcs:enable
		return $response;
	}

	/**
	 * Restores $_POST.
	 *
	 * @param mixed $response The response.
	 * @param mixed $handler Handler of the route.
	 * @return mixed The unchanged response.
	 */
	public function close( $response, $handler, \WP_REST_Request $request ) {
		if ( $request === $this->request ) {
			$this->request              = null;
			remove_filter( 'woocommerce_cart_id', array( $this, 'line_key' ), 1 );
			remove_filter( 'woocommerce_add_cart_item', array( $this, 'order_attributes' ), 1 );
			list( $_POST, $_REQUEST ) = $this->before; // phpcs:ignore WordPress.Security.NonceVerification -- Restored, not read.
		}
		return $response;
	}

	/**
	 * Returns the key that WooCommerce's form gives to the line. The Store API sorts a line's attributes by name, the form
	 * has them in the product's order, and the key depends on it: of one choice there would be two lines.
	 *
	 * @param mixed $key          Key of the Store API.
	 * @param mixed $product_id   Id of the product.
	 * @param mixed $variation_id Id of the variation.
	 * @param mixed $variation    Values by form field.
	 * @param mixed $data         Data of plugins.
	 * @return mixed
	 */
	public function line_key( $key, $product_id, $variation_id, $variation, $data ) {
		if ( ! is_array( $variation ) || ! is_array( $data ) || array_keys( $variation ) === array_keys( $this->ordered( $variation ) ) ) {
			return $key;
		}
		return WC()->cart->generate_cart_id( self::id( $product_id ), self::id( $variation_id ), $this->ordered( $variation ), $data );
	}

	/**
	 * Puts the attributes of a new line in the product's order.
	 *
	 * @param mixed $item Line of the cart.
	 * @return mixed
	 */
	public function order_attributes( $item ) {
		if ( is_array( $item ) && is_array( $item['variation'] ?? null ) ) {
			$item['variation'] = $this->ordered( $item['variation'] );
		}
		return $item;
	}

	/**
	 * Sorts values by form field in the product's order.
	 *
	 * @param array<array-key, mixed> $variation Values by form field.
	 * @return array<array-key, mixed>
	 */
	private function ordered( array $variation ): array {
		return array_merge( array_intersect_key( $this->attributes, $variation ), $variation );
	}

	/**
	 * Sets the variation and its open attributes. Without a match WooCommerce itself refuses the request.
	 *
	 * @param array<string, string> $chosen Chosen values by form field.
	 * @return array<string, string> Values of the variation by form field.
	 */
	private function resolve( \WP_REST_Request $request, \WC_Product_Variable $product, array $chosen ): array {
		if ( array() === array_intersect_key( $chosen, $this->attributes ) ) {
			return array();
		}
		$variation = wc_get_product( self::id( $request['variation_id'] ) );
		$stands    = self::values( $variation );
		// A browser that restores a form may restore the id of another choice.
		if ( ! $variation instanceof \WC_Product_Variation || $variation->get_parent_id() !== $product->get_id() || array() !== array_diff_assoc( array_intersect_key( $stands, $chosen ), $chosen ) ) {
			$variation = wc_get_product( WooVariation::matching( $product, $chosen ) );
			$stands    = self::values( $variation );
		}
		$open = array();
		foreach ( array_diff_key( $this->attributes, $stands ) as $field => $attribute ) {
			if ( isset( $chosen[ $field ] ) ) {
				$open[] = array(
					'attribute' => $attribute->get_name(),
					'value'     => $chosen[ $field ],
				);
			}
		}
		if ( $variation instanceof \WC_Product_Variation ) {
			$request->set_param( 'id', $variation->get_id() );
		}
		// Each spelling of a choice is one request to Orders\Changes\ChangeGuard.
		unset( $request['variation_id'] );
		$request->set_param( 'variation', $open );
		return $stands;
	}

	/**
	 * Returns the values of a variation by form field, without those that it leaves open.
	 *
	 * @param mixed $variation The variation; anything else has none.
	 * @return array<string, string>
	 */
	private static function values( $variation ): array {
		$values = array();
		foreach ( $variation instanceof \WC_Product_Variation ? wc_get_product_variation_attributes( $variation->get_id() ) : array() as $field => $value ) {
			if ( is_string( $value ) && '' !== $value ) {
				$values[ (string) $field ] = $value;
			}
		}
		return $values;
	}

	/**
	 * Returns the chosen values by form field.
	 *
	 * @param mixed $variation Entries {attribute, value}.
	 * @return array<string, string>
	 */
	private static function chosen( $variation ): array {
		$chosen = array();
		foreach ( is_array( $variation ) ? $variation : array() as $entry ) {
			$field = is_array( $entry ) ? $entry['attribute'] ?? '' : '';
			$value = is_array( $entry ) ? $entry['value'] ?? '' : '';
			if ( is_string( $field ) && is_string( $value ) && '' !== $value && 0 === strpos( $field, self::PREFIX ) ) {
				$chosen[ $field ] = $value;
			}
		}
		return $chosen;
	}

	/**
	 * Returns the fields that WooCommerce's own form has.
	 *
	 * @return array<string, mixed>
	 */
	private static function own_fields( \WP_REST_Request $request, int $product_id ): array {
		$id     = self::id( $request['id'] );
		$fields = array(
			'add-to-cart' => (string) $product_id,
			'quantity'    => is_scalar( $request['quantity'] ) ? (string) $request['quantity'] : '1',
		);
		return $id === $product_id ? $fields : $fields + array(
			'product_id'   => (string) $product_id,
			'variation_id' => (string) $id,
		);
	}

	/**
	 * Returns the fields of plugins, with names such as `addon[2][]` read as PHP reads those of a form, and the line breaks
	 * that browsers send in forms.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function fields_of_plugins( \WP_REST_Request $request ): array {
		$sent   = array_replace( (array) $request->get_body_params(), (array) $request->get_json_params() );
		$query  = http_build_query( self::numbered( array_diff_key( $sent, array_flip( self::OWN ) ) ) );
		$fields = array();
		parse_str( (string) preg_replace( '/(?<!%0D)%0A/', '%0D%0A', $query ), $fields );
		return $fields;
	}

	/**
	 * Returns fields with rows that have no number in their name, as `rows[][title]`, numbered in their order, as PHP
	 * does.
	 *
	 * @param array<array-key, mixed> $fields Values by name; of such rows a list.
	 * @return array<array-key, mixed>
	 */
	private static function numbered( array $fields ): array {
		$numbered = array();
		$rows     = array();
		foreach ( $fields as $name => $value ) {
			list( $list, $rest ) = explode( '[][', (string) $name, 2 ) + array( '', null );
			if ( null === $rest || ! is_array( $value ) ) {
				$numbered[ $name ] = $value;
				continue;
			}
			foreach ( $value as $text ) {
				$row           = $rows[ $list ] ?? 0;
				$rows[ $list ] = $row + 1;

				$numbered[ "{$list}[$row][$rest" ] = $text;
			}
		}
		return $numbered;
	}

	/**
	 * Returns an id; 0 for everything else.
	 *
	 * @param mixed $value Value of the request.
	 */
	private static function id( $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
